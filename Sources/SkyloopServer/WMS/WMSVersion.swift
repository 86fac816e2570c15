/// The versions of the Web Map Service that are spoken here.
enum WMSVersion: String, Sendable {
    case v111 = "1.1.1"
    case v130 = "1.3.0"

    /// Settles the version as section 6.2.4 of OGC 06-042 asks: the highest one that is not above what is asked for, or
    /// the lowest where that is lower still.
    init(negotiating asked: String?) {
        guard let asked else {
            self = .v130
            return
        }
        let parts = asked.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        self = (parts[0], parts[1], parts[2]) < (1, 3, 0) ? .v111 : .v130
    }
}
