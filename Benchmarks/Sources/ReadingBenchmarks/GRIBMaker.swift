import CLibraries
import Foundation

/// Makes GRIB 2 messages with ecCodes.
struct GRIBMaker {
    /// What went wrong.
    struct Failed: Error {
        let step: String
    }

    /// The packings that are measured.
    static let packings = [
        "grid_simple", "grid_complex", "grid_complex_spatial_differencing", "grid_jpeg", "grid_png",
        "grid_ccsds", "grid_ieee",
    ]

    /// A global field of weather at several scales, with noise.
    static func weather(_ width: Int, _ height: Int) -> [Double] {
        var values: [Double] = []
        var noise: UInt64 = 1
        for y in 0..<height {
            for x in 0..<width {
                noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let latitude = (Double(y) / Double(height - 1) - 0.5) * .pi
                let longitude = Double(x) / Double(width) * 2 * .pi
                values.append(
                    260 + 40 * cos(latitude) + 8 * sin(3 * longitude) * cos(2 * latitude)
                        + sin(60 * longitude) * sin(71 * latitude) + Double(noise >> 40) * 3e-8)
            }
        }
        return values
    }

    /// A message with a field on a global grid.
    static func message(
        _ width: Int, _ height: Int, packing: String, bits: Int, missing: Bool = false
    ) throws -> [UInt8] {
        guard let handle = codes_grib_handle_new_from_samples(nil, "regular_ll_pl_grib2") else {
            throw Failed(step: "sample")
        }
        defer { codes_handle_delete(handle) }
        func set(_ key: String, _ value: Int) throws {
            guard codes_set_long(handle, key, value) == 0 else { throw Failed(step: key) }
        }
        try set("Ni", width)
        try set("Nj", height)
        for (key, value) in [
            ("latitudeOfFirstGridPointInDegrees", 90.0), ("longitudeOfFirstGridPointInDegrees", 0),
            ("latitudeOfLastGridPointInDegrees", -90),
            ("longitudeOfLastGridPointInDegrees", 360 - 360 / Double(width)),
            ("iDirectionIncrementInDegrees", 360 / Double(width)),
            ("jDirectionIncrementInDegrees", 180 / Double(height - 1)),
        ] where codes_set_double(handle, key, value) != 0 {
            throw Failed(step: key)
        }
        var values = weather(width, height)
        if missing {
            try set("bitmapPresent", 1)
            for index in values.indices where index % 7 < 2 { values[index] = 9999 }
        }
        // Some packings can only be chosen when there are values.
        codes_set_double_array(handle, "values", values, values.count)
        var length = packing.utf8.count
        guard codes_set_string(handle, "packingType", packing, &length) == 0 else {
            throw Failed(step: packing)
        }
        if packing != "grid_ieee" { try set("bitsPerValue", bits) }
        guard codes_set_double_array(handle, "values", values, values.count) == 0 else {
            throw Failed(step: "values")
        }
        var pointer: UnsafeRawPointer?
        var size = 0
        guard codes_get_message(handle, &pointer, &size) == 0, let pointer else {
            throw Failed(step: "message")
        }
        return [UInt8](UnsafeRawBufferPointer(start: pointer, count: size))
    }
}
