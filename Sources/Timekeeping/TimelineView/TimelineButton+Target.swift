#if !hasFeature(Embedded)
    extension TimelineButton {
        /// What the action of a target answers to; a button without a look knows the press only.
        public struct Event: OptionSet, Sendable {
            /// The bits, one an event.
            public let rawValue: UInt8

            /// Makes a set from its bits.
            public init(rawValue: UInt8) {
                self.rawValue = rawValue
            }

            /// A press that ended inside the button.
            public static let touchUpInside = Event(rawValue: 1 << 0)
        }

        /// Calls a method of an object with each press, and does not keep the object alive.
        ///
        /// ```swift
        /// timelineView.playButton.addTarget(
        ///     self, action: MapViewController.toggleAnimation(sender:), for: .touchUpInside)
        /// ```
        public func addTarget<Target: AnyObject>(
            _ target: Target, action: @escaping (Target) -> (Any) -> Void,
            for events: Event = .touchUpInside
        ) {
            guard events.contains(.touchUpInside) else { return }
            addAction { [weak target] button in
                if let target { action(target)(button) }
            }
        }
    }
#endif
