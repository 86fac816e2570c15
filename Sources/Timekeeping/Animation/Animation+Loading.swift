extension Animation {
    /// Pauses a playing run until data has come; a pause by the user meanwhile takes it over.
    package final func pauseForLoading() {
        perform { $0.pauseForLoading() }
    }

    /// Goes on after `pauseForLoading()`, unless the user paused, stopped or played meanwhile.
    package final func resumeAfterLoading() {
        perform { $0.resumeAfterLoading() }
    }

    /// Whether the run is held only until data has come.
    public final var isPausedForLoading: Bool { read { $0.isPausedForLoading } }
}
