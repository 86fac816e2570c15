extension Animation {
    /// Where the playhead goes when a run is stopped.
    public enum StopPosition: UInt8, CaseIterable, Sendable {
        /// To the start of the cycle.
        case start
        /// To the end of the cycle.
        case end
        /// To the present, or the bound next to it; an animation without dates goes to the start.
        case now
        /// Nowhere.
        case stay
    }
}
