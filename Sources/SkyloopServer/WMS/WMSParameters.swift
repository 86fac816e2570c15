/// The parameters of a request by name, in any case, as the Web Map Service wants them.
struct WMSParameters: Sendable {
    private let values: [String: String]

    init(_ request: HTTPRequest) {
        values = Dictionary(
            request.query.map { ($0.name.uppercased(), $0.value) },
            uniquingKeysWith: { first, _ in first })
    }

    /// A parameter's value; nil where it is missing or empty.
    subscript(name: String) -> String? {
        values[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A parameter that must be there.
    func required(_ name: String) throws(WMSException) -> String {
        guard let value = self[name] else {
            throw WMSException(nil, "the parameter \(name) is missing")
        }
        return value
    }

    /// A whole number that must be there and within limits.
    func integer(_ name: String, in range: ClosedRange<Int>) throws(WMSException) -> Int {
        let text = try required(name)
        guard let number = Int(text), range.contains(number) else {
            throw WMSException(
                nil,
                "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'"
            )
        }
        return number
    }

    /// The comma-separated members of a parameter, empty ones kept.
    func list(_ name: String) -> [String] {
        guard let value = self[name] else { return [] }
        return value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
}
