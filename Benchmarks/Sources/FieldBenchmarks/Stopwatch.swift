/// Times work: many runs, of which the quickest and the middle one are told.
///
/// On a machine that does other work too, the quickest says what the work costs, the middle what it costs here.
struct Stopwatch {
    /// Only work whose name begins with this is done; all where it is empty.
    let only: String

    /// How often each piece is run; 1 for counting instructions with callgrind.
    let runs: Int

    /// Runs the work and prints a line; `units` pixels or the like share the time.
    func time(_ name: String, units: Int, _ work: () -> Void) {
        guard name.hasPrefix(only) else { return }
        let clock = ContinuousClock()
        if runs > 1 { for _ in 0..<5 { work() } }
        var times: [Double] = []
        for _ in 0..<runs {
            let time = clock.measure(work).components
            times.append(Double(time.seconds) + Double(time.attoseconds) * 1e-18)
        }
        times.sort()
        let (least, middle) = (times[0], times[times.count / 2])
        let padding = String(repeating: " ", count: max(1, 44 - name.count))
        print(
            "\(name)\(padding)min \(text(least * 1e3)) ms  median \(text(middle * 1e3)) ms  "
                + "\(text(least * 1e9 / Double(units))) ns each")
    }

    private func text(_ number: Double) -> String {
        let scaled = Int((number * 1000).rounded())
        let digits = String(scaled % 1000)
        return "\(scaled / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
    }
}
