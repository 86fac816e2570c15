#if canImport(FoundationEssentials) || canImport(Foundation)
    extension TimeAnimation {
        /// Makes an animation over the last two hours that reads the system's clock.
        public convenience init(id: String? = nil) {
            self.init(id: id, now: { Date() })
        }
    }
#endif
