import PortableChecks

/// How many checks there are.
@c(check_count)
public func checkCount() -> Int32 {
    Int32(PortableCheck.all.count)
}

/// The digest of one check's results.
@c(check_digest)
public func checkDigest(_ index: Int32) -> UInt64 {
    PortableCheck.all[Int(index)].digest()
}

#if !hasFeature(Embedded)
    // The native twin: the digests of all checks, or with any argument the quickest time of each benchmark in
    // microseconds.
    @main
    enum PortableChecksMain {
        static func main() {
            guard CommandLine.arguments.count > 1 else {
                for check in PortableCheck.all { print(check.name, check.digest()) }
                return
            }
            let clock = ContinuousClock()
            for benchmark in PortableBenchmark.all {
                let work = benchmark.prepare()
                work()
                let least = (0..<60).map { _ in clock.measure(work) }.min() ?? .zero
                print(Int(least / .microseconds(1)), benchmark.name)
            }
        }
    }
#endif
