import PortableChecks

/// How many benchmarks there are.
@c(benchmark_count)
public func benchmarkCount() -> Int32 {
    Int32(PortableBenchmark.all.count)
}

/// Makes one benchmark ready to be run.
@c(benchmark_prepare)
public func benchmarkPrepare(_ index: Int32) {
    prepared.work = PortableBenchmark.all[Int(index)].prepare()
}

/// Runs the benchmark that was made ready last.
@c(benchmark_run)
public func benchmarkRun() {
    prepared.work()
}

/// The work that was made ready.
///
/// Unchecked: both builds run on one thread.
private final class Prepared: @unchecked Sendable {
    var work: () -> Void = {}
}

private let prepared = Prepared()
