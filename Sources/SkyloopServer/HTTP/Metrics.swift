import Synchronization

/// Counts of what was asked and answered, and how long it took.
public final class Metrics: Sendable {
    /// The upper ends of the latency classes, in seconds.
    public static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

    private struct State {
        var byStatus: [Int: Int] = [:]
        var latency = [Int](repeating: 0, count: Metrics.bounds.count + 1)
        var seconds = 0.0
        var bytes = 0
        var shared = 0
        var abandoned = 0
        var started = 0
    }

    private let state = Mutex(State())

    func record(status: Int, bytes: Int, seconds: Double) {
        state.withLock { state in
            state.byStatus[status, default: 0] += 1
            let slot = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
            state.latency[slot] += 1
            state.seconds += seconds
            state.bytes += bytes
        }
    }

    func recordShared() { state.withLock { $0.shared += 1 } }

    func recordStarted() { state.withLock { $0.started += 1 } }

    /// How many answers workers have begun to make.
    var startedCount: Int { state.withLock { $0.started } }

    /// How many requests joined an answer that was being made already.
    var sharedCount: Int { state.withLock { $0.shared } }

    func recordAbandoned() { state.withLock { $0.abandoned += 1 } }

    /// The counts in the text form that Prometheus reads.
    public func prometheusText(extra: [(name: String, help: String, value: Double)] = []) -> String
    {
        let state = state.withLock { $0 }
        var lines = [
            "# HELP skyloop_requests_total Answers by status.",
            "# TYPE skyloop_requests_total counter",
        ]
        for (status, count) in state.byStatus.sorted(by: { $0.key < $1.key }) {
            lines.append("skyloop_requests_total{status=\"\(status)\"} \(count)")
        }
        lines += [
            "# HELP skyloop_request_seconds From request line to answer.",
            "# TYPE skyloop_request_seconds histogram",
        ]
        var sum = 0
        for (bound, count) in zip(Self.bounds, state.latency) {
            sum += count
            lines.append("skyloop_request_seconds_bucket{le=\"\(bound)\"} \(sum)")
        }
        sum += state.latency[Self.bounds.count]
        lines += [
            "skyloop_request_seconds_bucket{le=\"+Inf\"} \(sum)",
            "skyloop_request_seconds_sum \(state.seconds)", "skyloop_request_seconds_count \(sum)",
        ]
        let counters: [(name: String, help: String, value: Double)] = [
            ("skyloop_response_bytes_total", "Bytes of answers' bodies.", Double(state.bytes)),
            (
                "skyloop_shared_total", "Requests that joined an answer already being made.",
                Double(state.shared)
            ),
            ("skyloop_made_total", "Answers begun by workers.", Double(state.started)),
            (
                "skyloop_abandoned_total", "Answers not made because the client had left.",
                Double(state.abandoned)
            ),
        ]
        for (name, help, value) in counters + extra {
            lines.append("# HELP \(name) \(help)")
            lines.append("# TYPE \(name) \(name.hasSuffix("_total") ? "counter" : "gauge")")
            lines.append("\(name) \(value)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
