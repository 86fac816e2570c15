/// What the log says of one request.
public struct AccessLogEntry: Sendable {
    /// The method.
    public let method: String
    /// The target as sent.
    public let target: String
    /// The status of the answer.
    public let status: Int
    /// The length of the answer's body, in bytes.
    public let bytes: Int
    /// From the request line to the answer, in seconds.
    public let seconds: Double

    /// The entry as one line of text or JSON; what could break the line is escaped.
    public func line(asJSON: Bool) -> String {
        let milliseconds = (seconds * 1e5).rounded() / 100
        var safe = ""
        for scalar in target.unicodeScalars {
            if scalar.value < 0x20 || scalar.value == 0x7f || scalar == "\"" || scalar == "\\" {
                safe += "%" + String(scalar.value, radix: 16)
            } else {
                safe.unicodeScalars.append(scalar)
            }
        }
        if asJSON {
            return "{\"method\": \"\(method)\", \"target\": \"\(safe)\", \"status\": \(status), "
                + "\"bytes\": \(bytes), \"milliseconds\": \(milliseconds)}"
        }
        return "\(method) \(safe) \(status) \(bytes) \(milliseconds) ms"
    }
}
