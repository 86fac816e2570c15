import CNetCDF

/// Reading the header.
extension NetCDFFile {
    /// How deep groups may nest, and how long an attribute may be: files can be hostile.
    private static let deepest = 32
    private static let longestAttribute = 1 << 20

    /// Reads names, types, dimensions and attributes; no values.
    func header() throws(WeatherDataError) -> NetCDFHeader {
        var variables: [NetCDFVariable] = []
        try addVariables(of: id, groups: [], to: &variables)
        return NetCDFHeader(
            variables: variables, attributes: try attributes(of: NC_GLOBAL, in: id))
    }

    private func addVariables(
        of group: Int32, groups: [String], to variables: inout [NetCDFVariable]
    ) throws(WeatherDataError) {
        var count: Int32 = 0
        try check(nc_inq_varids(group, &count, nil))
        var ids = [Int32](repeating: 0, count: Int(count))
        try check(nc_inq_varids(group, &count, &ids))
        for id in ids {
            variables.append(try variable(id, in: group, groups: groups))
        }
        try check(nc_inq_grps(group, &count, nil))
        guard count > 0, groups.count < Self.deepest else { return }
        var children = [Int32](repeating: 0, count: Int(count))
        try check(nc_inq_grps(group, &count, &children))
        for child in children {
            let name = try name { nc_inq_grpname(child, $0) }
            try addVariables(of: child, groups: groups + [name], to: &variables)
        }
    }

    private func variable(
        _ id: Int32, in group: Int32, groups: [String]
    ) throws(WeatherDataError) -> NetCDFVariable {
        var type: Int32 = 0
        var dimensionCount: Int32 = 0
        let name = try name { nc_inq_var(group, id, $0, &type, &dimensionCount, nil, nil) }
        var dimensionIDs = [Int32](repeating: 0, count: Int(dimensionCount))
        try check(nc_inq_vardimid(group, id, &dimensionIDs))
        var dimensions: [NetCDFDimension] = []
        for dimension in dimensionIDs {
            dimensions.append(try self.dimension(dimension, in: group))
        }
        var isUnfilled: Int32 = 0
        let knowsFill = nc_inq_var_fill(group, id, &isUnfilled, nil) == NC_NOERR
        return NetCDFVariable(
            groupID: group, id: id, groups: groups, name: name, type: NetCDFType(rawValue: type),
            dimensions: dimensions, isFilled: !knowsFill || isUnfilled == 0,
            attributes: try attributes(of: id, in: group))
    }

    private func dimension(
        _ id: Int32, in group: Int32
    ) throws(WeatherDataError) -> NetCDFDimension {
        var length = 0
        let name = try name { nc_inq_dim(group, id, $0, &length) }
        var count: Int32 = 0
        var isUnlimited = false
        if nc_inq_unlimdims(group, &count, nil) == NC_NOERR, count > 0 {
            var ids = [Int32](repeating: 0, count: Int(count))
            isUnlimited = nc_inq_unlimdims(group, &count, &ids) == NC_NOERR && ids.contains(id)
        }
        guard length >= 0 else {
            throw WeatherDataError(
                .badData, "the dimension '\(name)' has no sound length", path: path)
        }
        return NetCDFDimension(id: id, name: name, length: length, isUnlimited: isUnlimited)
    }

    private func attributes(
        of variable: Int32, in group: Int32
    ) throws(WeatherDataError) -> [String: NetCDFAttribute] {
        var count: Int32 = 0
        let status =
            variable == NC_GLOBAL
            ? nc_inq_natts(group, &count) : nc_inq_varnatts(group, variable, &count)
        try check(status)
        var attributes: [String: NetCDFAttribute] = [:]
        for number in 0..<max(count, 0) {
            let name = try name { nc_inq_attname(group, variable, number, $0) }
            attributes[name] = attribute(name, of: variable, in: group)
        }
        return attributes
    }

    /// One attribute; nil where its type has no values, or where it can't be read: others can.
    private func attribute(
        _ name: String, of variable: Int32, in group: Int32
    ) -> NetCDFAttribute? {
        var rawType: Int32 = 0
        var length = 0
        guard nc_inq_att(group, variable, name, &rawType, &length) == NC_NOERR,
            length >= 0, length <= Self.longestAttribute, let type = NetCDFType(rawValue: rawType)
        else { return nil }
        func values<Value>(
            _ zero: Value, _ get: (UnsafeMutablePointer<Value>) -> Int32
        ) -> [Value]? {
            guard length > 0 else { return [] }
            var values = [Value](repeating: zero, count: length)
            let status = values.withUnsafeMutableBufferPointer { buffer in
                buffer.baseAddress.map(get) ?? NC_EINVAL
            }
            return status == NC_NOERR ? values : nil
        }
        switch type {
        case .char:
            return values(CChar(0)) { nc_get_att_text(group, variable, name, $0) }
                .map { .text(NetCDFText.text($0.map(UInt8.init(bitPattern:)))) }
        case .string:
            return texts(name, of: variable, in: group, count: length).map { .texts($0) }
        case .float:
            return values(Float(0)) { nc_get_att_float(group, variable, name, $0) }
                .map { .floats($0) }
        case .double:
            return values(0.0) { nc_get_att_double(group, variable, name, $0) }
                .map { .doubles($0) }
        case .ubyte, .ushort, .uint, .uint64:
            return values(UInt64(0)) { nc_get_att_ulonglong(group, variable, name, $0) }
                .map { .unsigned($0) }
        case .byte, .short, .int, .int64:
            return values(Int64(0)) { nc_get_att_longlong(group, variable, name, $0) }
                .map { .integers($0) }
        }
    }

    private func texts(
        _ name: String, of variable: Int32, in group: Int32, count: Int
    ) -> [String]? {
        guard count > 0 else { return [] }
        var pointers = [UnsafeMutablePointer<CChar>?](repeating: nil, count: count)
        guard nc_get_att_string(group, variable, name, &pointers) == NC_NOERR else { return nil }
        let texts = pointers.map { pointer in
            pointer.map { String(cString: $0) } ?? ""
        }
        nc_free_string(count, &pointers)
        return texts
    }

    /// The name that a call writes.
    private func name(
        _ call: (UnsafeMutablePointer<CChar>) -> Int32
    ) throws(WeatherDataError) -> String {
        // Names have at most NC_MAX_NAME bytes, and a zero.
        var buffer = [CChar](repeating: 0, count: Int(NC_MAX_NAME) + 1)
        let status = buffer.withUnsafeMutableBufferPointer { pointer in
            pointer.baseAddress.map(call) ?? NC_EINVAL
        }
        try check(status)
        return NetCDFText.text(buffer.map(UInt8.init(bitPattern:)))
    }
}
