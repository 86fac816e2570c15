/// A coordinate reference system that maps can be asked for in.
enum WMSReferenceSystem: String, CaseIterable, Sendable {
    case webMercator = "EPSG:3857"
    case geographic = "EPSG:4326"
    case crs84 = "CRS:84"

    /// Reads a name in any case; the older name of Web Mercator is accepted too.
    init(_ name: String) throws(WMSException) {
        let upper = name.uppercased()
        if upper == "EPSG:900913" {
            self = .webMercator
        } else if let system = WMSReferenceSystem(rawValue: upper) {
            self = system
        } else {
            throw WMSException(
                .invalidCRS,
                "\(name) is not offered; ask for "
                    + Self.allCases.map(\.rawValue).joined(separator: ", "))
        }
    }

    /// Whether a bounding box names latitude first: EPSG:4326 from version 1.3.0 on.
    func isLatitudeFirst(in version: WMSVersion) -> Bool {
        self == .geographic && version == .v130
    }
}
