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
    // Natively the bridge is only compiled, so that it can't rot; the tests call the checks themselves.
    @main
    enum PortableChecksMain {
        static func main() {
            for check in PortableCheck.all { print(check.name, check.digest()) }
        }
    }
#endif
