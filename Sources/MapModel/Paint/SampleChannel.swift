/// Which of a source's values a layer draws; a wind has its eastward and northward part.
public struct SampleChannel: OptionSet, Sendable {
    /// One bit for each channel.
    public let rawValue: UInt8

    /// Makes a set of channels.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The first value: a number, or a vector's eastward part.
    public static let r = SampleChannel(rawValue: 1)

    /// The second value: a vector's northward part.
    public static let g = SampleChannel(rawValue: 2)

    /// The third value.
    public static let b = SampleChannel(rawValue: 4)

    /// The fourth value.
    public static let a = SampleChannel(rawValue: 8)
}
