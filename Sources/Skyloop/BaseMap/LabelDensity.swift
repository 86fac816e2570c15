/// How many names a map of a zoom and a size bears.
struct LabelDensity {
    /// The highest rank that shows.
    let rank: Int
    /// The most names.
    let limit: Int
    /// Room around each, in points.
    let spacing: Double

    /// Whether a place's rank alone decides: in tiles the next one must decide alike.
    var ignoresCount = false

    /// Few names at small zooms, the large cities first.
    init(zoom: Double, width: Double, height: Double) {
        rank =
            switch zoom {
            case ..<1.2: -1
            case ..<2.6: 0
            case ..<3.6: 1
            case ..<4.6: 2
            case ..<5.4: 3
            case ..<6.2: 4
            case ..<7.2: 6
            case ..<8.4: 7
            default: 10
            }
        limit = max(2, Int(width * height / 26_000))
        spacing = zoom < 4 ? 16 : 12
    }

    /// Whether a place may have its name when there are so many already.
    ///
    /// Where little is known in view, smaller places show rather than none.
    func admits(_ place: BaseMapPlace, after count: Int) -> Bool {
        guard rank >= 0 else { return false }
        if ignoresCount { return place.rank <= rank }
        guard count < limit else { return false }
        return place.rank <= rank || (count < 5 && place.rank <= rank + 3)
    }
}
