/// What a file holds, as its reader found it without decoding values.
public struct FileIndex: Sendable {
    /// One field: its time, and the number under which the reader knows it.
    public struct Entry: Sendable {
        /// When the field is valid.
        public let time: FieldTime
        /// The reader's own number for the field.
        public let address: Int

        /// Makes an entry.
        public init(time: FieldTime, address: Int) {
            self.time = time
            self.address = address
        }
    }

    /// The fields of one variable.
    public struct Group: Sendable {
        /// What the fields have in common.
        public let metadata: VariableMetadata
        /// The way the values are packed.
        public let packing: String?
        /// The fields, in any order.
        public var entries: [Entry]

        /// Makes a group.
        public init(metadata: VariableMetadata, packing: String?, entries: [Entry] = []) {
            self.metadata = metadata
            self.packing = packing
            self.entries = entries
        }
    }

    /// The variables and their fields, in the order of the file.
    public var groups: [Group]

    /// What could not be used, one sentence each.
    public var warnings: [String]

    /// Makes an index.
    public init(groups: [Group] = [], warnings: [String] = []) {
        self.groups = groups
        self.warnings = warnings
    }
}
