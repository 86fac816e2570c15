extension HTTPRequest {
    /// A parameter that must be there as a number in a range.
    ///
    /// - Throws: 400 with the range where it is missing, no number, or outside.
    func number(_ name: String, in range: ClosedRange<Double>) throws(HTTPError) -> Double {
        guard let text = parameter(name), let value = Double(text), range.contains(value) else {
            throw HTTPError(
                400,
                "\(name) must be a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
            )
        }
        return value
    }
}
