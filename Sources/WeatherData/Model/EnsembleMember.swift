/// Which run of an ensemble a variable belongs to.
public struct EnsembleMember: Hashable, Sendable, Comparable {
    /// The member's number; 0 is the control run.
    public let number: Int

    /// The number of members, where the file says it.
    public let count: Int?

    /// Whether it is the control run: the one that starts from the undisturbed analysis.
    public var isControl: Bool { number == 0 }

    /// Makes a member.
    public init(_ number: Int, of count: Int? = nil) {
        self.number = number
        self.count = count
    }

    /// Members in the order of their numbers.
    public static func < (left: EnsembleMember, right: EnsembleMember) -> Bool {
        left.number < right.number
    }
}
