/// Bends even progress: what starts slowly, ends softly or swings out.
///
/// ```swift
/// layer.opacity = Easing.easeInOut(.sine)(progress.position)
/// ```
///
/// Progress below 0 counts as 0 and above 1 as 1; both ends are met exactly. The same bits come out natively and in
/// WebAssembly.
public struct Easing: Sendable {
    /// How strongly a curve bends; formulas as on easings.net.
    public enum Family: UInt8, CaseIterable, Sendable {
        /// The second power.
        case quad
        /// The third power.
        case cubic
        /// The fourth power.
        case quart
        /// The fifth power.
        case quint
        /// A quarter of a wave.
        case sine
        /// Doubling ten times.
        case expo
        /// A quarter of a circle.
        case circ
        /// The square root: fast first.
        case sqrt
        /// Swinging more and more.
        case elastic
    }

    private let curve: @Sendable (Double) -> Double

    /// Makes an easing of a curve from (0, 0) to (1, 1).
    public init(_ curve: @escaping @Sendable (Double) -> Double) {
        self.curve = curve
    }

    /// The bent progress; not a number gives 0.
    public func callAsFunction(_ progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        return progress < 1 ? curve(progress) : 1
    }

    /// No bending.
    public static let linear = Easing { $0 }

    /// Bends the start.
    public static func easeIn(_ family: Family) -> Easing {
        Easing { family.value(at: $0) }
    }

    /// Bends the end.
    public static func easeOut(_ family: Family) -> Easing {
        Easing { 1 - family.value(at: 1 - $0) }
    }

    /// Bends both.
    public static func easeInOut(_ family: Family) -> Easing {
        Easing { progress in
            progress < 0.5
                ? family.value(at: 2 * progress) / 2 : 1 - family.value(at: 2 - 2 * progress) / 2
        }
    }
}
