/// What an animation is doing.
public enum AnimationState: UInt8, CaseIterable, Sendable {
    /// Made, and not played yet.
    case initial
    /// Waiting for the first data; a time series only.
    case loading
    /// All wanted data is there and nothing plays yet; a time series only.
    case ready
    /// Running, the waits before and after the animated part included.
    case playing
    /// Held in the middle of a run.
    case paused
    /// Ended by a call.
    case stopped
    /// Ended by itself, after the last pass.
    case completed

    /// Whether a run is under way, playing or paused.
    public var isActive: Bool { self == .playing || self == .paused }
}
