/// Reads the header of a classic NetCDF file, byte by byte, trusting nothing.
struct ClassicHeaderParser {
    /// Why a header can't be read.
    enum Failure: Error {
        /// The bytes end within the header.
        case ended
        /// The header says what can't be.
        case senseless(String)

        /// One sentence for a message.
        var sentence: String {
            switch self {
            case .ended: "it is cut short: it ends within its header"
            case .senseless(let what): "its header is damaged: \(what)"
            }
        }
    }

    private let bytes: [UInt8]
    private let stamp: FileStamp
    private var fileSize: Int { stamp.size }
    private var position = 0
    private var isWide = false
    private var hasWideOffsets = false

    /// Takes the beginning of a file.
    init(_ bytes: [UInt8], of stamp: FileStamp) {
        self.bytes = bytes
        self.stamp = stamp
    }

    /// Reads all of the header.
    mutating func layout() throws(Failure) -> ClassicLayout {
        let version = try take(4)[3]
        isWide = version == 5
        hasWideOffsets = version != 1
        // All ones stands for a file that was still being written.
        let records = try recordCount()
        let dimensions = try list(tag: 10) { parser throws(Failure) in
            try parser.skipName()
            return try parser.length("the length of a dimension")
        }
        try skipAttributes()
        let variables = try list(tag: 11) { parser throws(Failure) in
            try parser.variable(dimensions: dimensions)
        }
        var recordSize = 0
        let recordVariables = variables.filter(\.isRecord)
        for variable in recordVariables {
            // A lone record variable is not padded.
            let size = recordVariables.count == 1 ? variable.size : (variable.size + 3) & ~3
            recordSize = try sum(recordSize, size)
        }
        for variable in variables {
            guard variable.begin >= position, variable.begin <= Int.max / 2 else {
                throw .senseless("'\(variable.name)' begins within the header")
            }
        }
        var count = records ?? 0
        if records == nil, recordSize > 0, let first = recordVariables.map(\.begin).min() {
            count = max(fileSize - first, 0) / recordSize
        }
        _ = try product([count, max(recordSize, 1)])
        return ClassicLayout(
            variables: variables, recordCount: count, recordSize: recordSize, stamp: stamp)
    }

    private mutating func variable(
        dimensions: [Int]
    ) throws(Failure) -> ClassicLayout.Variable {
        let name = try self.name()
        let rank = try length("a number of dimensions")
        guard rank <= 1024 else { throw .senseless("'\(name)' has \(rank) dimensions") }
        var lengths: [Int] = []
        for place in 0..<rank {
            let number = try length("the number of a dimension")
            guard dimensions.indices.contains(number) else {
                throw .senseless("'\(name)' has a dimension that isn't there")
            }
            lengths.append(dimensions[number])
            guard place == 0 || dimensions[number] > 0 else {
                throw .senseless("the record dimension of '\(name)' isn't the first one")
            }
        }
        try skipAttributes()
        let typeSize = try self.typeSize()
        // The size written there is redundant, and wrong by design for large variables.
        if isWide { _ = try int64() } else { _ = try uint32() }
        let begin = hasWideOffsets ? try int64() : Int(try uint32())
        guard begin >= 0 else { throw .senseless("'\(name)' begins before the file") }
        let isRecord = lengths.first == 0
        let size = try product((isRecord ? Array(lengths.dropFirst()) : lengths) + [typeSize])
        return ClassicLayout.Variable(
            name: name, begin: begin, typeSize: typeSize, lengths: lengths, isRecord: isRecord,
            size: size)
    }

    private mutating func skipAttributes() throws(Failure) {
        _ = try list(tag: 12) { parser throws(Failure) in
            try parser.skipName()
            let size = try parser.typeSize()
            let count = try parser.length("the length of an attribute")
            try parser.skip(padded: try parser.product([size, count]))
        }
    }

    /// A list: its tag, its length, its members; or 8 (12) bytes of zeros.
    private mutating func list<Member>(
        tag: UInt32, _ member: (inout ClassicHeaderParser) throws(Failure) -> Member
    ) throws(Failure) -> [Member] {
        let found = try uint32()
        let count = try length("the length of a list")
        guard found == tag || (found == 0 && count == 0) else {
            throw .senseless("a list is none")
        }
        // Each member takes at least 8 bytes.
        guard count <= fileSize / 8 else { throw .senseless("a list is longer than the file") }
        var members: [Member] = []
        for _ in 0..<count { members.append(try member(&self)) }
        return members
    }

    private mutating func typeSize() throws(Failure) -> Int {
        let number = try uint32()
        guard number <= (isWide ? 11 : 6), let type = NetCDFType(rawValue: Int32(number)) else {
            throw .senseless("there is no type \(number)")
        }
        return type.size
    }

    private mutating func skipName() throws(Failure) { _ = try name() }

    private mutating func name() throws(Failure) -> String {
        let count = try length("the length of a name")
        guard count <= fileSize else { throw .senseless("a name is longer than the file") }
        let text = NetCDFText.text(try take(count))
        try skip(padded: count, read: count)
        return text
    }

    private mutating func skip(padded count: Int, read: Int = 0) throws(Failure) {
        guard count <= fileSize else { throw .senseless("an attribute is longer than the file") }
        _ = try take(((count + 3) & ~3) - read)
    }

    private mutating func recordCount() throws(Failure) -> Int? {
        if isWide {
            let number = try int64()
            return number == -1 ? nil : try sound(number, "the number of records")
        }
        let number = try uint32()
        return number == .max ? nil : try sound(Int(number), "the number of records")
    }

    private mutating func length(_ what: String) throws(Failure) -> Int {
        try sound(isWide ? try int64() : Int(try uint32()), what)
    }

    private func sound(_ value: Int, _ what: String) throws(Failure) -> Int {
        guard value >= 0, isWide || value <= Int(Int32.max) else {
            throw .senseless("\(what) is negative")
        }
        return value
    }

    private func product(_ factors: [Int]) throws(Failure) -> Int {
        var result = 1
        for factor in factors {
            let (next, overflow) = result.multipliedReportingOverflow(by: factor)
            guard !overflow, next <= Int.max / 4 else { throw .senseless("a length is absurd") }
            result = next
        }
        return result
    }

    private func sum(_ left: Int, _ right: Int) throws(Failure) -> Int {
        let (result, overflow) = left.addingReportingOverflow(right)
        guard !overflow, result <= Int.max / 4 else { throw .senseless("a length is absurd") }
        return result
    }

    private mutating func uint32() throws(Failure) -> UInt32 {
        try take(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    private mutating func int64() throws(Failure) -> Int {
        Int(truncatingIfNeeded: try take(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    private mutating func take(_ count: Int) throws(Failure) -> ArraySlice<UInt8> {
        guard count >= 0, bytes.count - position >= count else { throw .ended }
        defer { position += count }
        return bytes[position..<position + count]
    }
}
