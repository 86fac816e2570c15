/// What a file's header says: its variables in order, and the attributes of the file.
struct NetCDFHeader: Sendable {
    /// The variables, group by group.
    let variables: [NetCDFVariable]

    /// The attributes of the root group.
    let attributes: [String: NetCDFAttribute]

    /// Places in `variables` by path.
    private let places: [String: Int]

    /// Makes a header.
    init(variables: [NetCDFVariable], attributes: [String: NetCDFAttribute]) {
        self.variables = variables
        self.attributes = attributes
        var places: [String: Int] = [:]
        for (place, variable) in variables.enumerated() { places[variable.path] = place }
        self.places = places
    }

    /// The variable that a name means when a variable of these groups uses it.
    ///
    /// A plain name is looked for in the group and then outwards; a name with slashes is a path, from
    /// the root or from the group.
    func variable(named name: String, seenFrom groups: [String]) -> NetCDFVariable? {
        let parts = name.split(separator: "/").map(String.init)
        guard !parts.isEmpty else { return nil }
        if name.hasPrefix("/") { return variable(at: parts) }
        for depth in stride(from: groups.count, through: 0, by: -1) {
            if let found = variable(at: groups.prefix(depth) + parts) { return found }
        }
        return nil
    }

    private func variable(at path: [String]) -> NetCDFVariable? {
        places[path.joined(separator: "/")].map { variables[$0] }
    }
}
