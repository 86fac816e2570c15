import CLibraries

/// Makes a NetCDF file of some global fields of 0.25°.
enum NetCDFMaker {
    /// The number of fields.
    static let steps = 40

    /// How a file is laid out.
    enum Form {
        /// CDF-1.
        case classic
        /// HDF5, values one after the other.
        case plain
        /// HDF5, a chunk for each field.
        case deflated
    }

    static func write(_ path: String, type: Int32, form: Form) throws {
        var id: Int32 = 0
        func check(_ status: Int32, _ step: String) throws {
            guard status == NC_NOERR else { throw GRIBMaker.Failed(step: step) }
        }
        try check(nc_create(path, form == .classic ? NC_CLOBBER : NC_NETCDF4, &id), "create")
        defer { nc_close(id) }
        var dimensions: [Int32] = []
        var axes: [Int32] = []
        for (name, length, units) in [
            ("time", steps, "hours since 2020-01-01"), ("lat", 721, "degrees_north"),
            ("lon", 1440, "degrees_east"),
        ] {
            var dimension: Int32 = 0
            var axis: Int32 = 0
            try check(nc_def_dim(id, name, length, &dimension), name)
            try check(nc_def_var(id, name, NC_DOUBLE, 1, [dimension], &axis), name)
            nc_put_att_text(id, axis, "units", units.utf8.count, units)
            dimensions.append(dimension)
            axes.append(axis)
        }
        var field: Int32 = 0
        try check(nc_def_var(id, "t", type, 3, dimensions, &field), "t")
        nc_put_att_text(id, field, "units", 1, "K")
        if type == NC_SHORT {
            var scale = 0.002
            var offset = 260.0
            nc_put_att_double(id, field, "scale_factor", NC_DOUBLE, 1, &scale)
            nc_put_att_double(id, field, "add_offset", NC_DOUBLE, 1, &offset)
        }
        if form == .deflated {
            try check(nc_def_var_deflate(id, field, 1, 1, 4), "deflate")
            try check(nc_def_var_chunking(id, field, NC_CHUNKED, [1, 721, 1440]), "chunks")
        }
        try check(nc_enddef(id), "definitions")
        nc_put_var_double(id, axes[0], (0..<steps).map(Double.init))
        nc_put_var_double(id, axes[1], (0..<721).map { 90 - Double($0) * 0.25 })
        nc_put_var_double(id, axes[2], (0..<1440).map { Double($0) * 0.25 })
        let values = GRIBMaker.weather(1440, 721)
        for step in 0..<steps {
            let start = [step, 0, 0]
            if type == NC_SHORT {
                let packed = values.map { Int16(($0 - 260) / 0.002) }
                try check(nc_put_vara_short(id, field, start, [1, 721, 1440], packed), "values")
            } else {
                let floats = values.map(Float.init)
                try check(nc_put_vara_float(id, field, start, [1, 721, 1440], floats), "values")
            }
        }
    }
}
