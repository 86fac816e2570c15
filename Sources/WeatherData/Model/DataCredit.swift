/// Whose data a file has, in its own words, for captions.
///
/// It says nothing of what the values are: two of them always count as equal, so that the fields of
/// variables are joined over files that differ in it alone.
public struct DataCredit: Hashable, Sendable {
    /// What the data set is called.
    public var title: String?

    /// Who made it.
    public var institution: String?

    /// Makes a credit.
    public init(title: String? = nil, institution: String? = nil) {
        self.title = title
        self.institution = institution
    }

    /// Always true.
    public static func == (first: DataCredit, second: DataCredit) -> Bool { true }

    /// Adds nothing.
    public func hash(into hasher: inout Hasher) {}
}
