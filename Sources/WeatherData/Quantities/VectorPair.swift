/// Two variables that are the components of one vector: same level, grid, member, statistic and product.
public struct VectorPair: Hashable, Sendable {
    /// The component to the east, or along the grid's columns.
    public let u: Variable

    /// The component to the north, or along the grid's rows.
    public let v: Variable

    /// Makes a pair.
    public init(u: Variable, v: Variable) {
        self.u = u
        self.v = v
    }
}

extension Collection<Variable> {
    /// The pairs of wind and current components, in the order of their first components.
    ///
    /// Where names differ among variables that fit (`u`/`v` and `10u`/`10v` at one height, or model and
    /// observation in one file), the partner is the one whose name differs in that letter only.
    public var vectorPairs: [VectorPair] {
        var candidates: [Key: [Variable]] = [:]
        var firsts: [(key: Key, variable: Variable)] = []
        for variable in self {
            guard let quantity = variable.metadata.quantity, let partner = quantity.vectorPartner
            else { continue }
            if quantity == .windU || quantity == .currentU {
                firsts.append((Key(partner, variable.metadata), variable))
            } else {
                candidates[Key(quantity, variable.metadata), default: []].append(variable)
            }
        }
        return firsts.compactMap { key, u in
            guard let fitting = candidates[key] else { return nil }
            let v = fitting.first { Self.areNamedAlike(u.shortName, $0.shortName) } ?? fitting[0]
            return VectorPair(u: u, v: v)
        }
    }

    /// What the two components have in common.
    private typealias Key = VectorPairKey

    /// Whether the names are the same but for `u` and `v`, or `x` and `y`, or `east` and `north`.
    private static func areNamedAlike(_ u: String, _ v: String) -> Bool {
        let u = u.lowercased()
        let v = v.lowercased()
        if v == u.replacing("eastward", with: "northward") { return u != v }
        guard u.count == v.count else { return false }
        let differences = zip(u, v).filter { $0 != $1 }
        return differences.count == 1
            && (differences[0] == ("u", "v") || differences[0] == ("x", "y"))
    }
}

/// What two components of a vector have in common.
private struct VectorPairKey: Hashable {
    let quantity: Quantity
    let level: Level?
    let grid: Grid
    let member: EnsembleMember?
    let statistic: Statistic?
    let product: String?
    let isGridRelative: Bool

    init(_ quantity: Quantity, _ metadata: VariableMetadata) {
        self.quantity = quantity
        level = metadata.level
        grid = metadata.grid
        member = metadata.member
        statistic = metadata.statistic
        product = metadata.product
        isGridRelative = metadata.isGridRelative
    }
}
