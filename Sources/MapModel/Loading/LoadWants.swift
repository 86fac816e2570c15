/// The things that are wanted, the most urgent first.
struct LoadWants {
    /// One wanted thing.
    struct Item {
        let key: LoadKey
        let expectedBytes: Int
        /// Whether it shows at the current date.
        let isNow: Bool
    }

    private struct Ranked {
        let item: Item
        let travel: Int64
        let part: Int
        let source: Int
    }

    /// All of them, each key once.
    private(set) var items: [Item] = []

    /// Lists what is wanted.
    ///
    /// - Parameter isFailed: Says which keys could not be loaded; the times around them are wanted
    ///   in their place.
    init(sources: [LoadSource], demand: LoadDemand, isFailed: (LoadKey) -> Bool) {
        var ranked: [Ranked] = []
        for (order, source) in sources.enumerated() where !source.parts.isEmpty {
            let first = source.firstIndex(after: demand.now)
            for (part, tile) in source.parts.enumerated() {
                func add(_ index: Int, isNow: Bool) {
                    let key = LoadKey(source: source.id, time: source.times[index], part: tile)
                    if isFailed(key) { return }
                    let item = Item(key: key, expectedBytes: source.expectedBytes, isNow: isNow)
                    let travel = isNow ? -1 : demand.travel(to: source.times[index])
                    ranked.append(Ranked(item: item, travel: travel, part: part, source: order))
                }
                let shown = source.shown(at: demand.now, firstAfter: first) { time in
                    isFailed(LoadKey(source: source.id, time: time, part: tile))
                }
                for index in shown { add(index, isNow: true) }
                guard demand.wantsRange else { continue }
                for index in source.indices(over: demand.range) where !shown.contains(index) {
                    add(index, isNow: false)
                }
            }
        }
        ranked.sort { a, b in
            if a.travel != b.travel { return a.travel < b.travel }
            if a.part != b.part { return a.part < b.part }
            if a.source != b.source { return a.source < b.source }
            return a.item.key.time < b.item.key.time
        }
        items = ranked.map { $0.item }
    }
}

extension LoadSource {
    /// The index of the first time after a date; the count where there is none.
    func firstIndex(after date: Int64) -> Int {
        var low = 0
        var high = times.count
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= date { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The indices of the times that show at a date: one, two where the layer blends, or none.
    func shown(at date: Int64, firstAfter: Int, isFailed: (Int64) -> Bool) -> [Int] {
        guard let start = times.first, let end = times.last else { return [] }
        if !holds && (date < start || date > end) { return [] }
        var before = firstAfter - 1
        while before >= 0, isFailed(times[before]) { before -= 1 }
        var after = firstAfter
        while after < times.count, isFailed(times[after]) { after += 1 }
        let hasAfter = after < times.count
        if before < 0 { return hasAfter ? [after] : [] }
        if blends, hasAfter, times[before] != date { return [before, after] }
        return [before]
    }

    /// The indices of the times that show at some date of a range.
    func indices(over range: ClosedRange<Int64>) -> Range<Int> {
        guard let start = times.first, let end = times.last else { return 0..<0 }
        if !holds && (range.upperBound < start || range.lowerBound > end) { return 0..<0 }
        let first = max(0, firstIndex(after: range.lowerBound) - 1)
        var last = firstIndex(after: range.upperBound)
        if blends, last < times.count, last > 0, times[last - 1] != range.upperBound { last += 1 }
        if holds { last = max(last, 1) }
        return first..<max(first, last)
    }
}
