/// What kept the SDK from showing, drawing or writing something.
public struct SkyloopError: Error, Sendable {
    /// The kinds of failure; open, so that new ones break nobody.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Makes a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// What was asked for can't be had: an unknown name, a size that no picture can have.
        public static let invalidRequest = Code(rawValue: "invalidRequest")
        /// There is no file there, or nothing that can be read.
        public static let noInput = Code(rawValue: "noInput")
        /// The content is damaged or not of the expected kind.
        public static let badData = Code(rawValue: "badData")
        /// A file can't be made: no such folder, no permission, something else in its place.
        public static let cannotCreate = Code(rawValue: "cannotCreate")
        /// Writing or reading failed on the way: the disk is full, a device error.
        public static let inputOutput = Code(rawValue: "inputOutput")
        /// A library did what it should never do; a fault to report.
        public static let `internal` = Code(rawValue: "internal")
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
        self.message = message
        self.path = path
    }
}

extension SkyloopError: CustomStringConvertible {
    /// The file and the sentence, as one line.
    public var description: String {
        guard let path else { return message }
        return "\(path): \(message)"
    }
}
