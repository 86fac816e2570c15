import Foundation

/// Goes through a file's messages once and sorts their fields into variables.
struct GRIBIndexer {
    private(set) var groups: [FileIndex.Group] = []
    private(set) var records: [GRIBReader.Record] = []
    private(set) var layouts: [GRIBGrid] = []
    private(set) var warnings: [String] = []

    /// What is known of all fields with the same key.
    private struct Kind {
        let metadata: VariableMetadata
        let packing: String?
        let layout: Int32
        /// Whether its fields are sums since the run's start, though their headers say no interval.
        let sumsSinceRun: Bool
        var groups: [EnsembleMember?: Int] = [:]
    }

    private let source: ByteSource
    private var kinds: [[UInt8]: Kind] = [:]
    private var places: [VariableMetadata: Int] = [:]
    private var layoutPlaces: [[UInt8]: Int32] = [:]
    private var hiddenWarnings = 0

    init(_ source: ByteSource) {
        self.source = source
    }

    mutating func run() throws(WeatherDataError) {
        var scanner = MessageScanner(source)
        var told = 0
        while let message = try scanner.next() {
            for warning in scanner.warnings.dropFirst(told) { warn(warning) }
            told = scanner.warnings.count
            if message.edition == 2 {
                try addSecond(message)
            } else {
                try addFirst(message)
            }
        }
        for warning in scanner.warnings.dropFirst(told) { warn(warning) }
        if hiddenWarnings > 0 {
            warnings.append("and \(hiddenWarnings) more messages that can't be used")
        }
    }

    /// Keeps the first warnings; a badly damaged file would have thousands.
    private mutating func warn(_ sentence: String) {
        if warnings.count < 20 { warnings.append(sentence) } else { hiddenWarnings += 1 }
    }

    private mutating func addSecond(_ message: MessageScanner.Message) throws(WeatherDataError) {
        let (fields, damage) = try GRIB2Field.fields(of: message, in: source)
        if let damage { warn(damage) }
        for (ordinal, field) in fields.enumerated() {
            let header = try GRIB2Header.read(field, message: message, in: source)
            let isAlone = fields.count == 1 && damage == nil
            let unknown = try unknownParts(field)
            try add(
                header, message, ordinal: isAlone ? -1 : Int32(ordinal), field: field,
                replacing: unknown
            ) { (source) throws(WeatherDataError) in
                try field.message(
                    in: source, start: message.offset, withData: false, replacing: unknown)
            }
        }
    }

    /// What of a field Debian's ecCodes doesn't know: HEALPix grids and run-length packing.
    private func unknownParts(
        _ field: GRIB2Field
    ) throws(WeatherDataError) -> GRIB2Field.Replacement {
        var parts: GRIB2Field.Replacement = []
        if try source.number(at: field.grid.lowerBound + 12, bytes: 2) == 150 {
            parts.insert(.grid)
        }
        if try source.number(at: field.representation.lowerBound + 9, bytes: 2) == 200 {
            parts.insert(.data)
        }
        return parts
    }

    private mutating func addFirst(_ message: MessageScanner.Message) throws(WeatherDataError) {
        guard let header = try GRIB1Header.read(message, in: source) else {
            warn("the message at byte \(message.offset) is damaged: a section has a wrong length")
            return
        }
        try add(header, message, ordinal: -1) { (source) throws(WeatherDataError) in
            let bytes = try source.bytes(at: message.offset, count: message.length)
            if let problem = GRIB1Check.endless(in: bytes) {
                throw WeatherDataError(.badData, problem, path: source.path)
            }
            return bytes
        }
    }

    private mutating func add(
        _ header: GRIBHeader, _ message: MessageScanner.Message, ordinal: Int32,
        field: GRIB2Field? = nil, replacing: GRIB2Field.Replacement = [],
        bytes: (ByteSource) throws(WeatherDataError) -> [UInt8]
    ) throws(WeatherDataError) {
        var time = header.time
        guard time != nil || header.asksForTime else {
            warn("the message at byte \(message.offset) says no time that can be understood")
            return
        }
        var kind = kinds[header.key]
        if kind == nil || time == nil {
            do throws(WeatherDataError) {
                let handle = try CodesHandle(try bytes(source), path: source.path)
                time = time ?? GRIBTime.read(handle)
                if kind == nil {
                    kind = try self.kind(
                        handle, edition: message.edition, field: field, replacing: replacing)
                }
            } catch {
                warn("the message at byte \(message.offset) is damaged: \(error.message)")
                return
            }
        }
        guard var time, var kind else {
            warn("the message at byte \(message.offset) says no time that can be understood")
            return
        }
        if kind.sumsSinceRun, time.start == nil, let run = time.run, run < time.date {
            time = FieldTime(time.date, run: run, start: run)
        }
        let group: Int
        if let known = kind.groups[header.member] {
            group = known
        } else {
            var metadata = kind.metadata
            metadata.member = header.member ?? metadata.member
            if let known = places[metadata] {
                group = known
            } else {
                group = groups.count
                places[metadata] = group
                groups.append(FileIndex.Group(metadata: metadata, packing: kind.packing))
            }
            kind.groups[header.member] = group
            kinds[header.key] = kind
        }
        groups[group].entries.append(FileIndex.Entry(time: time, address: records.count))
        records.append(
            GRIBReader.Record(
                offset: message.offset, length: message.length, edition: UInt8(message.edition),
                ordinal: ordinal, layout: kind.layout))
    }

    private mutating func kind(
        _ handle: CodesHandle, edition: Int, field: GRIB2Field?, replacing: GRIB2Field.Replacement
    ) throws(WeatherDataError) -> Kind {
        var layout: GRIBGrid
        if replacing.contains(.grid), let field {
            layout = try healpix(field)
        } else {
            layout = GRIBGrid.read(handle, edition: edition)
        }
        layout.replacement = replacing
        var place = Int32(layouts.count)
        if let known = layouts.firstIndex(of: layout) {
            place = Int32(known)
        } else {
            layouts.append(layout)
        }
        var metadata = GRIBMetadata.read(
            handle, edition: edition, grid: layouts[Int(place)].grid)
        metadata.member = GRIBTime.member(handle)
        let packing =
            replacing.contains(.data) ? "grid_run_length" : handle.string("packingType")
        return Kind(
            metadata: metadata, packing: packing, layout: place,
            sumsSinceRun: GRIBMetadata.sumsSinceRun(handle, edition: edition))
    }

    /// Reads WMO's grid template 3.150.
    private func healpix(_ field: GRIB2Field) throws(WeatherDataError) -> GRIBGrid {
        let section = try source.bytes(at: field.grid.lowerBound, count: field.grid.count)[...]
        let scan = GRIBScanMode(flags: 0)
        let kind = Grid.Kind(rawValue: "healpix")
        let points = section.number(at: 6, bytes: 4)
        guard section.count >= 41, points < 1 << 30 else {
            throw WeatherDataError(.badData, "section 3 is too short", path: source.path)
        }
        let n = section.number(at: 31, bytes: 4)
        let first = section.signed(at: 35, bytes: 4) ?? 45_000_000
        let isNested = section[section.startIndex + 40] == 1
        let healpix = HealpixGrid(n: n, turn: Double(first) * 1e-6 - 45)
        guard n > 0, n <= 8192, 12 * n * n == points, !isNested || n & (n - 1) == 0,
            let grid = healpix.grid
        else {
            return GRIBGrid(
                grid: Grid(
                    unplaced: kind, width: max(points, 1), height: 1,
                    reason: "its HEALPix header is not sound"), scan: scan)
        }
        return GRIBGrid(grid: grid, scan: scan, nested: isNested ? healpix : nil)
    }
}
