public import Foundation
import Raster
import Synchronization

/// Natural Earth's land, lakes, rivers, borders, states and places, from Skyloop's base map file.
///
/// The file is made from a package at set-up (`Scripts/basemap.sh`); docs/basemap.md describes it. Each part is
/// decoded when it is first drawn.
public final class BaseMapData: Sendable {
    /// The path of the file.
    public let path: String

    /// The parts of each level, in the order of the file.
    enum Part: Int, CaseIterable {
        case land
        case lakes
        case shores
        case rivers
        case borders
        case states
    }

    private let bytes: Data
    private let sections: [Range<Int>]
    private let decoded = Mutex<[Int: BaseMapLines]>([:])
    private let places = Mutex<[BaseMapPlace]?>(nil)

    /// Opens a base map file.
    ///
    /// - Throws: `SkyloopError` with `noInput` where there is none, `badData` where it is something else.
    public init(contentsOf url: URL) throws(SkyloopError) {
        path = url.path
        do {
            bytes = try Data(contentsOf: url, options: .alwaysMapped)
        } catch {
            throw SkyloopError(.noInput, "the base map can't be read", path: url.path)
        }
        sections = try Self.sections(of: bytes, path: url.path)
    }

    /// The lines of a part at a level.
    func lines(_ part: Part, _ level: BaseMapLevel) throws(SkyloopError) -> BaseMapLines {
        let index = level.rawValue * Part.allCases.count + part.rawValue
        if let known = decoded.withLock({ $0[index] }) { return known }
        let found = try read(index) { reader throws(SkyloopError) in
            part == .land || part == .lakes
                ? try Self.polygons(&reader) : try Self.lines(&reader)
        }
        decoded.withLock { $0[index] = found }
        return found
    }

    /// All places, the most important first.
    func allPlaces() throws(SkyloopError) -> [BaseMapPlace] {
        if let known = places.withLock({ $0 }) { return known }
        let found = try read(sections.count - 1) { reader throws(SkyloopError) in
            var places: [BaseMapPlace] = []
            for _ in 0..<(try reader.count()) {
                let rank = try reader.varint()
                let population = try reader.varint()
                let isCapital = try reader.varint() == 1
                let x = Double(try reader.varint()) / BaseMapLines.stepsPerWorld
                let y = Double(try reader.varint()) / BaseMapLines.stepsPerWorld
                places.append(
                    BaseMapPlace(
                        rank: rank, population: population, isCapital: isCapital, x: x, y: y,
                        name: try reader.string()))
            }
            return places
        }
        places.withLock { $0 = found }
        return found
    }

    private func read<Result>(
        _ index: Int, _ body: (inout BaseMapReader) throws(SkyloopError) -> Result
    ) throws(SkyloopError) -> Result {
        let section = sections[index]
        do {
            return try bytes.withUnsafeBytes { all in
                var reader = BaseMapReader(UnsafeRawBufferPointer(rebasing: all[section]))
                return try body(&reader)
            }
        } catch {
            throw SkyloopError(.badData, BaseMapReader.damaged.message, path: path)
        }
    }

    private static func lines(_ reader: inout BaseMapReader) throws(SkyloopError) -> BaseMapLines {
        var lines = BaseMapLines()
        for _ in 0..<(try reader.count()) {
            let kind = try reader.varint()
            let zoom = Float(try reader.varint()) / 10
            try reader.line(into: &lines, kind: kind, zoom: zoom)
        }
        return lines
    }

    private static func polygons(
        _ reader: inout BaseMapReader
    ) throws(SkyloopError) -> BaseMapLines {
        var lines = BaseMapLines()
        for _ in 0..<(try reader.count()) {
            // All rings are drawn in one path, so which belong together need not be kept.
            for _ in 0..<(try reader.count()) {
                try reader.line(into: &lines, kind: 0, zoom: 0)
            }
        }
        return lines
    }

    private static func sections(
        of bytes: Data, path: String
    ) throws(SkyloopError) -> [Range<Int>] {
        let mark = Array("SKYMAP1\n".utf8)
        let expected = BaseMapLevel.allCases.count * Part.allCases.count + 1
        let damaged = SkyloopError(.badData, BaseMapReader.damaged.message, path: path)
        guard bytes.count >= mark.count + 4 + 8 * expected, bytes.starts(with: mark) else {
            throw damaged
        }
        func number(_ at: Int) -> Int {
            (0..<4).reduce(0) { $0 | Int(bytes[bytes.startIndex + at + $1]) << (8 * $1) }
        }
        guard number(mark.count) == expected else { throw damaged }
        var sections: [Range<Int>] = []
        for index in 0..<expected {
            let start = number(mark.count + 4 + 8 * index)
            let end = start + number(mark.count + 8 + 8 * index)
            guard end <= bytes.count else { throw damaged }
            sections.append(start..<end)
        }
        return sections
    }
}
