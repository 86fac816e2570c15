/// Where a timeline is, as it says to the animations that it moves.
struct Lead: Sendable {
    var id: ObjectIdentifier
    var progress: Animation.Progress
    var state: AnimationState
    var window: TimeWindow?
    var now: Date

    /// What an animation keeps of it.
    var leader: Playback.Leader {
        Playback.Leader(id: id, position: progress.position, date: progress.date, state: state)
    }
}
