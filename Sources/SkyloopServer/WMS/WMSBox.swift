/// A rectangle of a map, in the units of its reference system: x to the east, y to the north.
struct WMSBox: Equatable, Sendable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    /// Reads the four numbers of `BBOX`, in the axis order of the version and system.
    init(_ text: String, system: WMSReferenceSystem, version: WMSVersion) throws(WMSException) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingPrefix(while: { $0 == " " }))
        }
        guard numbers.count == 4, let a = numbers[0], let b = numbers[1], let c = numbers[2],
            let d = numbers[3], [a, b, c, d].allSatisfy(\.isFinite)
        else { throw WMSException(nil, "BBOX needs four numbers, but is '\(text)'") }
        (minX, minY, maxX, maxY) =
            system.isLatitudeFirst(in: version) ? (b, a, d, c) : (a, b, c, d)
        guard minX < maxX, minY < maxY else {
            throw WMSException(
                nil, "BBOX has no area: its minimum must be below its maximum in both axes")
        }
        let limit = system == .webMercator ? 1e9 : 1e4
        guard [minX, minY, maxX, maxY].allSatisfy({ abs($0) <= limit }) else {
            throw WMSException(nil, "BBOX lies outside of the world: '\(text)'")
        }
    }
}
