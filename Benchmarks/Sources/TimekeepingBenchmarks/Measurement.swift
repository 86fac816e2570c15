import AllocationCounter

/// How long one call takes and how often it allocates.
struct Measurement {
    let name: String
    let least: Duration
    let median: Duration
    let allocations: Int

    /// Measures a call, after some of them to warm up.
    init(_ name: String, count: Int = 2000, _ body: () -> Void) {
        for _ in 0..<(count / 4) { body() }
        let clock = ContinuousClock()
        var times: [Duration] = []
        times.reserveCapacity(count)
        let before = allocation_count()
        for _ in 0..<count { times.append(clock.measure(body)) }
        allocations = Int(allocation_count() - before)
        times.sort()
        self.name = name
        least = times[0]
        median = times[count / 2]
    }

    var line: String {
        "\(name): least \(least), median \(median), \(allocations) allocations"
    }
}
