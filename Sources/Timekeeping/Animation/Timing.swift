/// Groups the types that say when things show.
public enum Timing {
    /// Where a layer shows and where, outside its own times, it holds the nearest of them.
    public enum ClampMode: UInt8, CaseIterable, Sendable {
        /// Shows inside its own times only; the default.
        case none
        /// Shows over the whole range of the timeline, holding its first or last time outside its own.
        case range
        /// Shows where the date is now or before, holding outside its own times.
        case past
        /// Shows where the date is after now, holding outside its own times.
        case future
    }
}
