extension ISO8601 {
    /// Writes an instant in UTC: `2018-10-08T00:00:00Z`.
    ///
    /// Rounded to the millisecond, with a fraction only where there is one: `…:00.5Z`. A year before
    /// 0 or after 9999 has a sign and as many digits as it needs. What is not a time is `invalid`.
    public static func string(from date: Date) -> String {
        String(utf8Bytes: utf8(from: date))
    }

    /// Writes a period: `PT3H`, `P1Y2M3DT4H5M6.5S`; a period of nothing is `PT0S`.
    public static func string(from period: TimePeriod) -> String {
        String(utf8Bytes: utf8(from: period))
    }

    /// Writes an instant as UTF-8 bytes.
    public static func utf8(from date: Date) -> [UInt8] {
        var text = TextBytes()
        guard var instant = WholeSeconds(date) else {
            text.append("invalid")
            return text.bytes
        }
        var milliseconds = Int64(instant.fraction * 1_000 + 0.5)
        if milliseconds >= 1_000 {
            instant.seconds += 1
            milliseconds = 0
        }
        guard let civil = CivilTime(WholeSeconds(seconds: instant.seconds, fraction: 0).date)
        else { return text.bytes }
        if civil.year < 0 || civil.year > 9_999 { text.append(civil.year < 0 ? "-" : "+") }
        text.append(civil.year < 0 ? -civil.year : civil.year, digits: 4)
        text.append("-")
        text.append(civil.month, digits: 2)
        text.append("-")
        text.append(civil.day, digits: 2)
        text.append("T")
        text.append(civil.hour, digits: 2)
        text.append(":")
        text.append(civil.minute, digits: 2)
        text.append(":")
        text.append(civil.second, digits: 2)
        text.appendFraction(thousandths: milliseconds)
        text.append("Z")
        return text.bytes
    }

    private static func utf8(from period: TimePeriod) -> [UInt8] {
        var text = TextBytes()
        guard period.months >= 0, period.months < 1_000_000_000,
            let days = WholeSeconds.split(period.days),
            let rest = WholeSeconds.split(period.seconds + days.fraction * 86_400)
        else {
            text.append("invalid")
            return text.bytes
        }
        text.append("P")
        text.append(period.months / 12, unit: "Y")
        text.append(period.months % 12, unit: "M")
        text.append(days.whole, unit: "D")
        let milliseconds = Int64(rest.fraction * 1_000 + 0.5)
        let seconds = rest.whole + milliseconds / 1_000
        if seconds > 0 || milliseconds > 0 {
            text.append("T")
            text.append(seconds / 3_600, unit: "H")
            text.append(seconds / 60 % 60, unit: "M")
            if seconds % 60 > 0 || milliseconds % 1_000 > 0 {
                text.append(seconds % 60, digits: 1)
                text.appendFraction(thousandths: milliseconds % 1_000)
                text.append("S")
            }
        }
        if text.bytes.count == 1 { text.append("T0S") }
        return text.bytes
    }
}

extension WholeSeconds {
    /// The whole part and the fraction of a number that is not negative; nil for any other.
    fileprivate static func split(_ value: Double) -> (whole: Int64, fraction: Double)? {
        guard value >= 0, value < limit else { return nil }
        return (Int64(value), value - Double(Int64(value)))
    }
}
