import Foundation

/// Reads the header of a GRIB 2 field.
///
/// The layouts are those of WMO's Manual on Codes, FM 92 GRIB edition 2; offsets count from 0.
enum GRIB2Header {
    /// Where a product definition template keeps time and member.
    private struct Template {
        /// The unit of the forecast time; the time itself follows it.
        var unit = 17
        /// The type, number and count of the ensemble's members.
        var member: Int?
        /// The end of the interval; the number of ranges stands 7 further on.
        var end: Int?
    }

    private static let templates: [Int: Template] = [
        0: Template(), 1: Template(member: 34), 2: Template(), 5: Template(), 6: Template(),
        7: Template(), 15: Template(),
        8: Template(end: 34), 9: Template(end: 47), 10: Template(end: 35),
        11: Template(member: 34, end: 37), 12: Template(end: 36),
        40: Template(unit: 19), 41: Template(unit: 19, member: 36),
        42: Template(unit: 19, end: 36), 43: Template(unit: 19, member: 36, end: 39),
        60: Template(member: 34),
    ]

    static func read(
        _ field: GRIB2Field, message: MessageScanner.Message, in source: ByteSource
    ) throws(WeatherDataError) -> GRIBHeader {
        let identification = try bytes(field.identification, in: source)
        var product = try bytes(field.product, in: source)
        let grid = try bytes(field.grid, in: source)
        let representation = try source.number(
            at: field.representation.lowerBound + 9, bytes: 2)
        let discipline = try source.number(at: message.offset + 6, bytes: 1)
        let number = Int(product[7]) << 8 | Int(product[8])
        let template = templates[number]
        let time = template.flatMap { Self.time($0, identification, product) }
        var member: EnsembleMember?
        if let place = template?.member, place + 3 <= product.count {
            member = Self.member(product, at: place)
        }
        if let template, time != nil {
            blank(&product, template, hasMember: member != nil)
        }
        var key = product
        key.append(UInt8(truncatingIfNeeded: discipline ?? 0))
        key.append(UInt8(truncatingIfNeeded: representation ?? 0))
        // The centre and its tables; then what kind of data it is.
        key += identification[5..<11]
        key += identification[19..<21]
        key += grid
        if let local = field.local { key += try bytes(local, in: source) }
        return GRIBHeader(key: key, time: time, asksForTime: template == nil, member: member)
    }

    private static func bytes(
        _ range: Range<Int>, in source: ByteSource
    ) throws(WeatherDataError) -> [UInt8] {
        try source.peek(at: range.lowerBound, count: range.count) { Array($0) } ?? []
    }

    /// The run's start, from section 1.
    static func run(_ section: [UInt8]) -> Date? {
        GRIBClock.date(
            year: section[...].number(at: 12, bytes: 2), month: Int(section[14]),
            day: Int(section[15]), hour: Int(section[16]), minute: Int(section[17]),
            second: Int(section[18]))
    }

    private static func time(
        _ template: Template, _ identification: [UInt8], _ product: [UInt8]
    ) -> FieldTime? {
        guard let run = run(identification), template.unit + 5 <= product.count else { return nil }
        let slice = product[...]
        // A forecast time before the run is sign and magnitude: -1 is not 4 294 967 295.
        guard let amount = slice.signed(at: template.unit + 1, bytes: 4),
            let start = GRIBClock.date(
                run, plus: amount, unit: Int(product[template.unit]), edition: 2)
        else { return nil }
        guard let place = template.end else { return FieldTime(start, run: run) }
        guard place + 24 <= product.count else { return nil }
        let end = GRIBClock.date(
            year: slice.number(at: place, bytes: 2), month: Int(product[place + 2]),
            day: Int(product[place + 3]), hour: Int(product[place + 4]),
            minute: Int(product[place + 5]), second: Int(product[place + 6]))
        let ranges = Int(product[place + 7])
        let length = slice.signed(at: place + 15, bytes: 4)
        // Some centres leave the end empty or wrong; the length of a single range says it too.
        if ranges == 1, let length,
            let last = GRIBClock.date(
                start, plus: abs(length), unit: Int(product[place + 14]), edition: 2)
        {
            if end == nil { return FieldTime(last, run: run, start: start) }
            if let end, end < start { return FieldTime(last, run: run, start: start) }
        }
        guard let end, end >= start else { return nil }
        return FieldTime(end, run: run, start: start)
    }

    private static func member(_ product: [UInt8], at place: Int) -> EnsembleMember? {
        let count = Int(product[place + 2])
        // 0 and 1 are the control runs, at high and low resolution.
        let number = product[place] <= 1 ? 0 : Int(product[place + 1])
        // The template of an ensemble around a single forecast.
        if number == 0, count == 0 { return nil }
        return EnsembleMember(number, of: count == 255 || count == 0 ? nil : count)
    }

    /// Blanks out what differs from step to step and from member to member.
    private static func blank(
        _ product: inout [UInt8], _ template: Template, hasMember: Bool
    ) {
        for index in template.unit..<template.unit + 5 { product[index] = 0 }
        if hasMember, let place = template.member {
            for index in place..<place + 3 { product[index] = 0 }
        }
        if let place = template.end {
            for index in place..<place + 7 { product[index] = 0 }
        }
    }
}
