import Timekeeping

extension PortableCheck {
    private static let anchor = Date(timeIntervalSince1970: 1_715_774_400.25)

    /// Texts that are times and texts that are none.
    private static let texts: [StaticString] = [
        "now", "-3 hours", "+1 month", "-0.5 day", "1.5 years", "today", " TOMORROW ", "- 2 wks",
        "3 huors", "--3 hours", "", "2018", "2018-10", "2018-10-08", "2018-10-08T06:30:15.125Z",
        "2018-10-08T24:00:00Z", "2016-12-31T23:59:60Z", "2024-02-30", "1985-W15-5T10:15+04:45",
        "20160601174100", "2008-11-10T14:00:00+02:30", "☃", "99999999999999 years", "P1D",
    ]

    private static let lists: [StaticString] = [
        "1999-01-01,1999-04-01, 1999-07-01", "2024-01-31/2024-06-30/P1M",
        "2020-02-29/2024-02-29/P1Y",
        "2017-01-01T10:01:01.5Z/2020-07-10T13:07:12Z/P1Y2M3DT1H2M3.5S", "2018/2019/PT0S",
        "0000-01-01/9999-12-31/PT1S", "2018-10-08/2018-10-09/PT1H,current,2018-10-08/PT6H", ",",
    ]

    static let text: [PortableCheck] = [
        PortableCheck("times are read from texts") { digest in
            for text in texts {
                add(text, to: &digest) { () throws(TimekeepingError) in
                    let text = "\(text)"
                    return try RelativeTime.date(
                        from: text, relativeTo: anchor, timeZoneOffset: 20_700)
                }
                add(text, to: &digest) { () throws(TimekeepingError) in
                    try ISO8601.date(from: "\(text)")
                }
            }
        },
        PortableCheck("lists of times are read") { digest in
            for text in lists {
                do throws(TimekeepingError) {
                    let list = try ISO8601.list(from: "\(text)", limit: 500)
                    for date in list.dates(among: [anchor]) {
                        digest.add(date.timeIntervalSinceReferenceDate)
                    }
                } catch {
                    digest.add(bytes: error.message.utf8)
                }
            }
        },
        PortableCheck("the calendar goes on for ten thousand years") { digest in
            var seconds = -62_135_596_800.5
            while seconds < 253_402_300_800 {
                let date = Date(timeIntervalSince1970: seconds)
                digest.add(bytes: ISO8601.utf8(from: date))
                let later = TimePeriod(months: 7, days: 3.25).adding(to: date, times: 5)
                digest.add(later.timeIntervalSinceReferenceDate)
                seconds += 86_400 * 977.123
            }
        },
        PortableCheck("a timeline view is dragged, stepped and lettered") { digest in
            let view = TimelineView(clock: { anchor })
            let berlin = TimeZoneRule(
                initial: .init(utcOffset: 3_600, abbreviation: "CET"),
                transitions: [
                    .init(
                        date: Date(timeIntervalSince1970: 1_711_846_800),
                        period: .init(utcOffset: 7_200, abbreviation: "CEST"))
                ])
            view.timeZone = berlin
            view.startDate = Date(timeIntervalSince1970: 1_711_751_400)
            view.endDate = Date(timeIntervalSince1970: 1_712_001_600)
            view.validTimes = (0..<70).map { hour in
                Date(timeIntervalSince1970: 1_711_753_200 + Double((hour * 37) % 70) * 3_600)
            }
            view.loadedIntervals = [
                view.startDate...view.startDate.addingTimeInterval(20_000),
                view.startDate.addingTimeInterval(
                    15_000)...view.startDate.addingTimeInterval(30_000),
            ]
            for width in [200.0, 360, 900, 2_400] {
                for tick in view.ticks(width: width) { digest.add(tick) }
                for mark in view.hourLabels(width: width, labelWidth: 40) {
                    digest.add(mark.position)
                    digest.add(bytes: mark.text.utf8)
                }
                for mark in view.dayLabels(width: width, labelWidth: 70) {
                    digest.add(mark.position)
                    digest.add(bytes: mark.text.utf8)
                }
            }
            for span in view.loadedSpans {
                digest.add(span.lowerBound)
                digest.add(span.upperBound)
            }
            view.beginDrag(at: 0.1)
            for move in 0..<20 {
                view.drag(to: Double(move) / 17)
                digest.add(bytes: view.valueText.utf8)
            }
            view.endDrag()
            for key in UInt8(0)...7 {
                if let key = TimelineKey(rawValue: key) { digest.add(view.press(key) ? 1 : 0) }
                digest.add(view.position)
                digest.add(bytes: view.positionView.textLabel.text.utf8)
            }
        },
    ]

    private static func add(
        _ text: StaticString, to digest: inout Digest,
        _ read: () throws(TimekeepingError) -> Date
    ) {
        do throws(TimekeepingError) {
            digest.add(try read().timeIntervalSinceReferenceDate)
        } catch {
            digest.add(bytes: error.message.utf8)
        }
    }
}
