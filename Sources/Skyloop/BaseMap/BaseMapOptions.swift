/// What a base map shows, and where it leaves room.
public struct BaseMapOptions: Hashable, Sendable {
    /// A rectangle in points, from the picture's top left corner.
    public struct Area: Hashable, Sendable {
        /// Points to the right.
        public var x: Double
        /// Points down.
        public var y: Double
        /// Width in points.
        public var width: Double
        /// Height in points.
        public var height: Double

        /// Makes a rectangle.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// Whether places have names.
    public var showsLabels: Bool
    /// Whether the picture is one of many side by side: names run on over its edges, the same in the next.
    public var isTile: Bool
    /// Parts of the picture that no name may touch, such as a title or a legend.
    public var reservedAreas: [Area]

    /// Makes options.
    public init(showsLabels: Bool = true, isTile: Bool = false, reservedAreas: [Area] = []) {
        self.showsLabels = showsLabels
        self.isTile = isTile
        self.reservedAreas = reservedAreas
    }
}
