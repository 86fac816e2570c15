extension Timeline {
    /// The animations of the timeline, in the order they came.
    public var animations: [Animation] { children.withLock { $0 } }

    /// Puts an animation under the timeline's control, at the timeline's place.
    ///
    /// It keeps its duration and moves by position; its own `play` and `pause` only say whether it follows. Adding
    /// the same one twice is once. An animation follows the timeline that it was added to last. A timeline that
    /// holds this one already is not added.
    public func add(animation: Animation) {
        guard !animation.holds(self) else { return }
        let isNew = children.withLock { children in
            guard !children.contains(where: { $0 === animation }) else { return false }
            children.append(animation)
            return true
        }
        guard isNew else { return }
        animation.attach(to: lead(at: nil))
        note(.animationAdded(animation))
    }

    /// Takes an animation out and stops it.
    public func remove(animation: Animation) {
        remove { $0 === animation }
    }

    /// Takes out all animations of this name and stops them.
    public func removeById(id: String) {
        remove { animation in
            animation.id.map { $0.utf8.elementsEqual(id.utf8) } ?? false
        }
    }

    /// Takes out all animations and stops them.
    public func clear() {
        remove { _ in true }
    }

    private func remove(where isRemoved: (Animation) -> Bool) {
        let removed = children.withLock { children in
            let removed = children.filter(isRemoved)
            children.removeAll(where: isRemoved)
            return removed
        }
        for animation in removed {
            animation.perform { $0.detach(from: ObjectIdentifier(self)) }
            note(.animationRemoved(animation))
        }
    }

    private func note(_ event: AnimationEvent) {
        perform { playback in
            playback.events.append(event)
            playback.events.append(.timelineChange)
        }
    }
}
