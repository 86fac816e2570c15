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

    /// Whether places have names; tiles that are put side by side should have none.
    public var showsLabels: Bool
    /// Parts of the picture that no name may touch, such as a title or a legend.
    public var reservedAreas: [Area]

    /// Makes options.
    public init(showsLabels: Bool = true, reservedAreas: [Area] = []) {
        self.showsLabels = showsLabels
        self.reservedAreas = reservedAreas
    }
}
