/// The three resolutions of Natural Earth, by the scale that they are drawn for.
enum BaseMapLevel: Int, CaseIterable, Sendable {
    /// 1 : 110 million.
    case coarse
    /// 1 : 50 million.
    case medium
    /// 1 : 10 million.
    case fine

    /// The level whose detail suits a world of so many pixels.
    init(pixelsPerWorld: Double) {
        self =
            switch pixelsPerWorld {
            case ..<2_000: .coarse
            case ..<11_000: .medium
            default: .fine
            }
    }
}
