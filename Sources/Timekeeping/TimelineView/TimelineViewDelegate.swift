/// Hears what somebody does with a timeline view.
///
/// The calls come on the thread on which the user interface passed the touch or the key on.
public protocol TimelineViewDelegate: AnyObject {
    /// The thumb is being dragged; comes with every move.
    func timelineView(_ timelineView: TimelineView, didPanTo date: Date)

    /// A time was chosen: by the end of a drag, a tap, a key, a step or the Now button.
    func timelineView(_ timelineView: TimelineView, didSelect date: Date)

    /// Another speed was chosen: 1 is normal.
    func timelineView(_ timelineView: TimelineView, didSelectSpeed speed: Double)

    /// Looping was switched on or off.
    func timelineView(_ timelineView: TimelineView, didSetLooping isLooping: Bool)
}

extension TimelineViewDelegate {
    /// Does nothing: a delegate need not follow every move.
    public func timelineView(_ timelineView: TimelineView, didPanTo date: Date) {}

    /// Does nothing.
    public func timelineView(_ timelineView: TimelineView, didSelect date: Date) {}

    /// Does nothing: the speed is there to be read.
    public func timelineView(_ timelineView: TimelineView, didSelectSpeed speed: Double) {}

    /// Does nothing: whether it loops is there to be read.
    public func timelineView(_ timelineView: TimelineView, didSetLooping isLooping: Bool) {}
}
