extension Animation {
    /// Where the playhead is, as each advance reports it.
    public struct Progress: Equatable, Sendable {
        /// The place in the animated part, 0…1.
        public var position: Double

        /// The place in the whole cycle with its waits, 0…1.
        public var totalPosition: Double

        /// The seconds of the cycle that have passed.
        public var elapsed: TimeInterval

        /// The seconds of real time that this advance stands for; 0 after a seek.
        public var delta: TimeInterval

        /// The date at the position.
        ///
        /// An animation without dates of its own has that of the timeline that moves it; outside a timeline it
        /// is 2001-01-01T00:00:00Z.
        public var date: Date
    }
}
