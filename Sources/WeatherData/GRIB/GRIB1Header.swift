import Foundation

/// Reads the header of a GRIB 1 message.
///
/// The layout is that of WMO's Manual on Codes, FM 92-VIII Ext. GRIB; offsets count from 0.
enum GRIB1Header {
    static func read(
        _ message: MessageScanner.Message, in source: ByteSource
    ) throws(WeatherDataError) -> GRIBHeader? {
        let start = message.offset + 8
        let end = message.offset + message.length - 4
        guard let length = try source.number(at: start, bytes: 3), length >= 28,
            start + length <= end,
            var product = try source.peek(at: start, count: length, { Array($0) })
        else { return nil }
        var place = start + length
        var grid: [UInt8] = []
        if product[7] & 0x80 != 0 {
            guard let size = try source.number(at: place, bytes: 3), size >= 6,
                place + size <= end,
                let bytes = try source.peek(at: place, count: size, { Array($0) })
            else { return nil }
            grid = bytes
            place += size
        }
        let time = Self.time(product)
        if time != nil {
            for index in 12..<19 { product[index] = 0 }
            product[19] = 0
            product[24] = 0
        }
        let isCommon = product[20] <= 7 || product[20] == 10
        return GRIBHeader(key: product + grid, time: time, asksForTime: !isCommon)
    }

    private static func run(_ section: [UInt8]) -> Date? {
        let century = Int(section[24])
        let year = Int(section[12])
        guard century > 0 else { return nil }
        return GRIBClock.date(
            year: (century - 1) * 100 + year, month: Int(section[13]), day: Int(section[14]),
            hour: Int(section[15]), minute: Int(section[16]), second: 0)
    }

    private static func time(_ section: [UInt8]) -> FieldTime? {
        guard let run = run(section) else { return nil }
        let unit = Int(section[17])
        let first = Int(section[18])
        let second = Int(section[19])
        func date(_ amount: Int) -> Date? {
            GRIBClock.date(run, plus: amount, unit: unit, edition: 1)
        }
        func interval(_ from: Int, _ to: Int) -> FieldTime? {
            guard let start = date(from), let end = date(to), end >= start else { return nil }
            return FieldTime(end, run: run, start: start)
        }
        switch section[20] {
        case 0: return date(first).map { FieldTime($0, run: run) }
        case 1: return FieldTime(run, run: run)
        case 10: return date(first << 8 | second).map { FieldTime($0, run: run) }
        case 2, 3, 4, 5: return interval(first, second)
        case 6: return interval(-first, -second)
        case 7: return interval(-first, second)
        default: return nil
        }
    }
}
