#if canImport(Foundation)
    import Foundation

    /// The short names that a time zone's file gives to its offsets: `EST`, `EDT`.
    ///
    /// Foundation on Linux names most zones after their offset only, so they are read from the
    /// compiled database itself (TZif, RFC 9636). Where there is no file, offsets name themselves.
    struct TimeZoneNames {
        private struct Change {
            var seconds: Int64
            var utcOffset: Int
            var name: String
        }

        private var changes: [Change] = []

        /// The size of the header of each of a file's two blocks, in bytes.
        private static let headerLength = 44

        /// The folder of the compiled database.
        private static let folder = "/usr/share/zoneinfo/"

        /// Reads the names of the zone of an identifier such as `Europe/Berlin`.
        init(zone identifier: String) {
            guard !identifier.contains(".."), !identifier.hasPrefix("/"),
                let data = FileManager.default.contents(atPath: Self.folder + identifier)
            else { return }
            changes = Self.read([UInt8](data)) ?? []
        }

        /// The period of an offset at an instant, under the name that was last used for it then.
        func period(utcOffset: Int, at date: Date) -> TimeZoneRule.Period {
            let seconds = Int64(date.timeIntervalSince1970)
            let same = changes.filter { $0.utcOffset == utcOffset }
            let change = same.last { $0.seconds <= seconds } ?? same.first
            // A zone without letters of its own is written as a number, which reads worse than ours.
            guard let name = change?.name, name.utf8.allSatisfy(\.isASCIILetter) else {
                return TimeZoneRule.Period(utcOffset: utcOffset)
            }
            return TimeZoneRule.Period(utcOffset: utcOffset, abbreviation: name)
        }

        /// Reads the second block, with 64-bit times; nil for a file that is not as it should be.
        private static func read(_ bytes: [UInt8]) -> [Change]? {
            guard let first = Counts(bytes, at: 0), first.version >= 2 else { return nil }
            let start = headerLength + first.blockLength(timeSize: 4)
            guard let counts = Counts(bytes, at: start) else { return nil }
            let times = start + headerLength
            let indices = times + counts.times * 8
            let types = indices + counts.times
            let names = types + counts.types * 6
            guard names + counts.characters <= bytes.count else { return nil }
            func change(_ type: Int, from seconds: Int64) -> Change? {
                guard type < counts.types else { return nil }
                let entry = types + type * 6
                let offset = Int(Int32(truncatingIfNeeded: bigEndian(bytes, entry, count: 4)))
                let start = names + Int(bytes[entry + 5])
                guard start < names + counts.characters else { return nil }
                let name = bytes[start..<names + counts.characters].prefix { $0 != 0 }
                return Change(
                    seconds: seconds, utcOffset: offset, name: String(utf8Bytes: Array(name)))
            }
            var changes: [Change] = []
            for type in 0..<counts.types {
                guard let change = change(type, from: .min) else { return nil }
                changes.append(change)
            }
            for index in 0..<counts.times {
                let seconds = bigEndian(bytes, times + index * 8, count: 8)
                guard let change = change(Int(bytes[indices + index]), from: seconds) else {
                    return nil
                }
                changes.append(change)
            }
            return changes
        }

        private static func bigEndian(_ bytes: [UInt8], _ start: Int, count: Int) -> Int64 {
            bytes[start..<start + count].reduce(0) { $0 << 8 | Int64($1) }
        }

        /// The counts in a block's header.
        private struct Counts {
            let version: Int
            let times: Int
            let types: Int
            let characters: Int
            private let others: (universal: Int, standard: Int, leaps: Int)

            init?(_ bytes: [UInt8], at start: Int) {
                guard start >= 0, start + TimeZoneNames.headerLength <= bytes.count,
                    bytes[start..<start + 4].elementsEqual("TZif".utf8)
                else { return nil }
                func count(_ index: Int) -> Int {
                    Int(TimeZoneNames.bigEndian(bytes, start + 20 + index * 4, count: 4))
                }
                version = Int(bytes[start + 4]) - 0x30
                others = (count(0), count(1), count(2))
                times = count(3)
                types = count(4)
                characters = count(5)
            }

            func blockLength(timeSize: Int) -> Int {
                times * (timeSize + 1) + types * 6 + characters + others.leaps * (timeSize + 4)
                    + others.standard + others.universal
            }
        }
    }
#endif
