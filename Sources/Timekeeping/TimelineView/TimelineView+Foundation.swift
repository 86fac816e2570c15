#if canImport(Foundation)
    public import Foundation

    extension TimelineView {
        /// Makes a timeline view that goes by the system's clock, with an empty range.
        public convenience init() {
            self.init(clock: { Date() })
        }

        /// Sets how the label of the time is written.
        public func setTextLabelFormatter(_ formatter: DateFormatter) {
            let formatter = FormatterBox(formatter: formatter)
            setTextLabelFormatter { formatter.formatter.string(from: $0) }
        }

        /// Sets how the label under the time is written.
        public func setDetailTextLabelFormatter(_ formatter: DateFormatter) {
            let formatter = FormatterBox(formatter: formatter)
            setDetailTextLabelFormatter { formatter.formatter.string(from: $0) }
        }
    }

    /// Unchecked: a date formatter may be used from several threads once it is set up, which it is when
    /// it comes here.
    private struct FormatterBox: @unchecked Sendable {
        let formatter: DateFormatter
    }
#endif
