/// What went wrong with weather data: a kind to switch on, a sentence to show, and the file it is about.
public struct WeatherDataError: Error, Sendable {
    /// The kinds of failure; open, so that new ones break nobody.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Makes a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// There is no file there, or nothing that can be read.
        public static let noInput = Code(rawValue: "noInput")
        /// The file can't be read: permission, a device error.
        public static let inputOutput = Code(rawValue: "inputOutput")
        /// The content is damaged or not weather data.
        public static let badData = Code(rawValue: "badData")
        /// The content is sound, but of a kind that can't be used here.
        public static let unsupported = Code(rawValue: "unsupported")
    }

    /// The kind of failure.
    public let code: Code

    /// One sentence that says what failed and what to do.
    public let message: String

    /// The path of the file it is about, if it is about one.
    public let path: String?

    /// Makes an error.
    public init(_ code: Code, _ message: String, path: String? = nil) {
        self.code = code
        self.message = message.onOneLine
        self.path = path
    }
}

extension WeatherDataError: CustomStringConvertible {
    /// The file and the sentence, as one line.
    public var description: String {
        guard let path else { return message }
        return "\(path.onOneLine): \(message)"
    }
}
