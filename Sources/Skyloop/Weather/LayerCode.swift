extension WeatherService {
    /// The name of a weather layer, such as `temperatures`.
    ///
    /// A code may carry a level after an at sign (`temperatures@850hPa`) where the data has the
    /// quantity on several. `variable:` and the id of a dataset's variable names a layer of that
    /// variable, whatever it is.
    public struct LayerCode: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The code as text.
        public let rawValue: String

        /// Makes a code from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a code from a literal.
        public init(stringLiteral value: String) {
            rawValue = value
        }

        /// The code without its level.
        public var base: LayerCode {
            guard !isVariable, let at = rawValue.lastIndex(of: "@") else { return self }
            return LayerCode(rawValue: String(rawValue[..<at]))
        }

        /// The level after the at sign; nil where the code has none.
        public var level: String? {
            guard !isVariable, let at = rawValue.lastIndex(of: "@") else { return nil }
            return String(rawValue[rawValue.index(after: at)...])
        }

        /// The code on a level, such as `850hPa`.
        public func at(level: String) -> LayerCode {
            LayerCode(rawValue: "\(base.rawValue)@\(level)")
        }

        /// The code of a layer that shows one variable of a dataset.
        public static func variable(_ id: String) -> LayerCode {
            LayerCode(rawValue: "variable:\(id)")
        }

        /// The variable's id, where the code names one.
        public var variableID: String? {
            isVariable ? String(rawValue.dropFirst("variable:".count)) : nil
        }

        private var isVariable: Bool { rawValue.hasPrefix("variable:") }
    }
}
