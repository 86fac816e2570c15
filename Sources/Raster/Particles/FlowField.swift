/// The flow under a picture, as the speed on the screen at evenly spaced nodes.
///
/// Made anew when the camera or the time changes, from values at the pixels of ``nodeCamera``, which any sampler can
/// give; so particles work the same over every grid and projection, and over repeated worlds. Particles move on the
/// sphere: the map stretches with 1 / cos(latitude), and so does the speed on the screen. It is the same for the same
/// wind in the middle of the picture, at every zoom and place.
public struct FlowField: Sendable {
    /// Points a second for a metre a second, in the middle of the picture.
    static let pointsPerMetre = 4.0

    /// How far around the picture the flow is known, in points.
    static let margin = 64.0

    /// What the picture shows.
    public let camera: Camera

    /// A camera with one pixel for each node: what to sample the components with.
    public let nodeCamera: Camera

    /// The nodes in a row and the rows.
    public let columns: Int

    /// The rows of nodes.
    public let rows: Int

    /// The distance of two nodes, in pixels of the picture.
    let spacing: Float

    /// The picture's pixel position of the first node.
    let origin: SIMD2<Float>

    /// At each node the speed in pixels a second right and down, and the part of the full speed, 0 … 1; NaN where it is
    /// missing.
    private(set) var nodes: [SIMD4<Float>]

    /// A node without flow.
    private static let missing = SIMD4<Float>(.nan, .nan, .nan, 0)

    /// Makes a field without flow, to sample for.
    ///
    /// - Parameters:
    ///   - camera: What the picture shows.
    ///   - spacing: The distance of two nodes in points, at least 2.
    public init(camera: Camera, spacing: Double = 6) {
        self.camera = camera
        let ratio = camera.pixelRatio
        let step = max(spacing.isFinite ? min(spacing, 64) : 6, 2) * ratio
        let width = camera.pixelWidth
        let height = camera.pixelHeight
        guard width > 0, height > 0, step > 0, step.isFinite, camera.pixelsPerWorld.isFinite,
            camera.frame.step.isFinite, camera.frame.originX.isFinite
        else {
            (columns, rows, self.spacing, origin) = (0, 0, 1, .zero)
            nodes = []
            nodeCamera = Camera(
                center: camera.center, zoom: camera.zoom, width: 0, height: 0, pixelRatio: 1)
            return
        }
        let around = 2 * Self.margin * ratio
        columns = Maths.clampedInt(((Double(width) + around) / step).rounded(.up), 1, 8192) + 1
        rows = Maths.clampedInt(((Double(height) + around) / step).rounded(.up), 1, 8192) + 1
        self.spacing = Float(step)
        nodeCamera = Camera(
            center: camera.center, zoom: camera.zoom, width: Double(columns) * step / ratio,
            height: Double(rows) * step / ratio, pixelRatio: ratio / step)
        origin = SIMD2(
            Float(Double(width) / 2 - (Double(columns) / 2 - 0.5) * step),
            Float(Double(height) / 2 - (Double(rows) / 2 - 0.5) * step))
        nodes = [SIMD4<Float>](repeating: Self.missing, count: columns * rows)
    }

    /// Takes the flow at the nodes.
    ///
    /// - Parameters:
    ///   - east: The component to the east at each pixel of ``nodeCamera``, row by row, in metres a second; what is
    ///     not finite is missing. Of another count than nodes, all is missing.
    ///   - north: The component to the north.
    ///   - options: The speed on the screen, and the speed of the last colour.
    ///   - isStill: Whether the speed on the screen is that of the wind alone, wherever the picture's middle is, and never
    ///     so much that a particle crosses `ParticleSystem.stillMargin`: for pictures that join.
    public mutating func setFlow(
        east: [Float], north: [Float], options: ParticleOptions, isStill: Bool = false
    ) {
        let isSound = east.count == nodes.count && north.count == nodes.count
        let middle = min(max(camera.center.latitude, -85), 85)
        var perMetre = Self.pointsPerMetre * camera.pixelRatio * options.speed
        if !isStill { perMetre *= Maths.cos(middle * Maths.radiansPerDegree) }
        let full = options.fullSpeed > 0 ? Float(1 / options.fullSpeed) : 0
        let limit = Float((isStill ? ParticleSystem.stillLimit : 2000) * camera.pixelRatio)
        let frame = nodeCamera.frame
        for row in 0..<rows {
            let y = frame.originY + (Double(row) + 0.5) * frame.step
            // 1 / cos(latitude) = cosh of the distance from the equator on the map.
            let distance = (0.5 - y) * 2 * .pi
            let grown = Maths.exp(min(abs(distance), 8))
            let stretch = isStill ? 1 : (grown + 1 / grown) / 2
            let factor = y >= 0 && y <= 1 && isSound ? Float(perMetre * stretch) : .nan
            for index in row * columns..<(row + 1) * columns {
                let flow = SIMD2(isSound ? east[index] : .nan, isSound ? -north[index] : .nan)
                let speed = (flow * flow).sum().squareRoot()
                var velocity = flow * factor
                let size = speed * abs(factor)
                if size > limit { velocity *= limit / size }
                let isKnown = speed.isFinite && velocity.x.isFinite && velocity.y.isFinite
                nodes[index] =
                    isKnown
                    ? SIMD4(velocity.x, velocity.y, min(speed * full, 1), 0) : Self.missing
            }
        }
    }

    /// The speed at a place of the picture, in pixels a second, and the part of the full one; NaN where missing.
    ///
    /// Missing is every place that is not between four known nodes.
    @inline(__always)
    static func flow(
        at place: SIMD2<Float>, _ nodes: UnsafePointer<SIMD4<Float>>, _ shape: Shape
    ) -> SIMD4<Float> {
        let node = (place - shape.origin) * shape.scale
        guard node.x > 0, node.y > 0, node.x < shape.limit.x, node.y < shape.limit.y else {
            return missing
        }
        // Rounds down without range checks; on a node either cell will do, if it is one.
        let x = min(
            max(Int(((node.x + 0.5) + 8_388_608).bitPattern & 0x7F_FFFF) - 1, 0), shape.last.x)
        let y = min(
            max(Int(((node.y + 0.5) + 8_388_608).bitPattern & 0x7F_FFFF) - 1, 0), shape.last.y)
        let part = node - SIMD2(Float(x), Float(y))
        let first = nodes + (y * shape.columns + x)
        let second = first + shape.columns
        let top = first[0] + (first[1] - first[0]) * part.x
        let bottom = second[0] + (second[1] - second[0]) * part.x
        return top + (bottom - top) * part.y
    }

    /// What a look-up needs to know.
    struct Shape {
        let origin: SIMD2<Float>
        let scale: Float
        let limit: SIMD2<Float>
        let columns: Int
        /// The last cell's column and row.
        let last: SIMD2<Int>
    }

    /// The numbers for look-ups.
    var shape: Shape {
        Shape(
            origin: origin, scale: 1 / spacing,
            limit: SIMD2(Float(columns - 1), Float(rows - 1)), columns: columns,
            last: SIMD2(columns - 2, rows - 2))
    }
}
