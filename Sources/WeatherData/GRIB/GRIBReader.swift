import Foundation

/// GRIB 1 and 2, through ecCodes.
///
/// Opening reads headers by itself and asks ecCodes once for each kind of field; decoding hands
/// ecCodes one message. A field that shares its message with others is cut out into one of its own
/// first, so that no switch is needed to see them all.
final class GRIBReader: FieldReader {
    static let formatName = "GRIB"

    let index: FileIndex
    private let path: String
    private let records: [Record]
    private let layouts: [GRIBGrid]

    /// Where a field is, and in which order its values are.
    struct Record: Sendable {
        let offset: Int
        let length: Int
        let edition: UInt8
        /// Which of its message's fields it is; -1 where it is the only one.
        let ordinal: Int32
        let layout: Int32
    }

    static func recognises(_ head: FileHead) -> Bool {
        if head.hasBytes("GRIB") { return true }
        if head.bytes.starts(with: [0x1F, 0x8B]) {
            return !head.path.hasSuffix(".tar.gz") && !head.path.hasSuffix(".tgz")
        }
        guard let offset = head.firstOffset(of: "GRIB"), offset + 8 <= head.bytes.count else {
            return false
        }
        let edition = head.bytes[offset + 7]
        return edition == 1 || edition == 2
    }

    init(contentsOf path: String) throws(WeatherDataError) {
        let source = try ByteSource(path: path)
        var indexer = GRIBIndexer(source)
        try indexer.run()
        guard !indexer.records.isEmpty else {
            throw WeatherDataError(
                .badData, indexer.warnings.first ?? "it holds no GRIB message", path: path)
        }
        self.path = path
        index = FileIndex(groups: indexer.groups, warnings: indexer.warnings)
        records = indexer.records
        layouts = indexer.layouts
    }

    func values(at address: Int) throws(WeatherDataError) -> [Float] {
        let record = records[address]
        let layout = layouts[Int(record.layout)]
        let grid = layout.grid
        // Some packings take no bytes for any number of values: the file's size is no bound.
        guard grid.pointCount <= Grid.mostCells else {
            throw WeatherDataError(
                .unsupported,
                "the message at byte \(record.offset) has \(grid.pointCount) values, more than a field "
                    + "can have here", path: path)
        }
        let source = try ByteSource(path: path)
        if layout.replacement.contains(.data) {
            return try runLengthValues(record, layout, in: source)
        }
        let message = try message(record, replacing: layout.replacement, in: source)
        if let numbers = try checked(message, of: record, points: grid.pointCount) {
            guard let values = numbers.values(in: message) else {
                throw damaged(record, "its values can't be decoded")
            }
            return layout.rows(values)
        }
        return try CodesHandle.withValues(of: message, count: grid.pointCount, path: path) {
            layout.rows($0)
        }
    }

    /// Makes sure that the sizes in a message agree.
    ///
    /// - Returns: Its numbers, where they can be read without ecCodes.
    private func checked(
        _ message: [UInt8], of record: Record, points: Int
    ) throws(WeatherDataError) -> PackedNumbers? {
        guard record.edition == 2 else {
            if let problem = GRIB1Check.problem(message) {
                throw damaged(record, problem)
            }
            return PackedNumbers(first: message, points: points)
        }
        guard let check = GRIB2Check(message) else {
            throw damaged(record, "a section has a wrong length")
        }
        if let problem = check.problem { throw damaged(record, problem) }
        return check.points == points ? PackedNumbers(check) : nil
    }

    private func damaged(_ record: Record, _ problem: String) -> WeatherDataError {
        WeatherDataError(
            .badData, "the message at byte \(record.offset) is damaged: \(problem)", path: path)
    }

    /// The message of a field, as ecCodes gets it.
    private func message(
        _ record: Record, replacing: GRIB2Field.Replacement, in source: ByteSource
    ) throws(WeatherDataError) -> [UInt8] {
        guard record.ordinal >= 0 || !replacing.isEmpty else {
            guard try source.number(at: record.offset, bytes: 4) == 0x4752_4942 else {
                throw changed
            }
            return try source.bytes(at: record.offset, count: record.length)
        }
        return try field(record, in: source).message(
            in: source, start: record.offset, withData: true, replacing: replacing)
    }

    private func field(
        _ record: Record, in source: ByteSource
    ) throws(WeatherDataError) -> GRIB2Field {
        let message = MessageScanner.Message(
            offset: record.offset, length: record.length, edition: Int(record.edition))
        let fields = try GRIB2Field.fields(of: message, in: source).fields
        let ordinal = max(Int(record.ordinal), 0)
        guard ordinal < fields.count else { throw changed }
        return fields[ordinal]
    }

    private var changed: WeatherDataError {
        WeatherDataError(
            .inputOutput, "the file has changed since it was opened", path: path)
    }

    private func runLengthValues(
        _ record: Record, _ layout: GRIBGrid, in source: ByteSource
    ) throws(WeatherDataError) -> [Float] {
        let field = try field(record, in: source)
        let count = layout.grid.pointCount
        let bitmap = try source.bytes(at: field.bitmap.lowerBound, count: field.bitmap.count)
        let present = try present(bitmap, count: count, of: record)
        var values = try RunLengthPacking.values(
            representation: try source.bytes(
                at: field.representation.lowerBound, count: field.representation.count)[...],
            data: try source.bytes(at: field.data.lowerBound, count: field.data.count)[...],
            count: present?.count ?? count, path: path)
        if let present {
            var all = [Double](repeating: CodesHandle.missing, count: count)
            for (point, value) in zip(present, values) { all[point] = value }
            values = all
        }
        return values.withUnsafeBufferPointer { layout.rows($0) }
    }

    /// The points that a bitmap says have a value; nil where there is no bitmap, so that all have.
    private func present(
        _ bitmap: [UInt8], count: Int, of record: Record
    ) throws(WeatherDataError) -> [Int]? {
        switch bitmap[5] {
        case 255: return nil
        case 0 where bitmap.count >= 6 + (count + 7) / 8:
            return (0..<count).filter { bitmap[6 + $0 >> 3] >> UInt8(7 - $0 & 7) & 1 == 1 }
        default: throw damaged(record, "its bitmap is wrong")
        }
    }
}
