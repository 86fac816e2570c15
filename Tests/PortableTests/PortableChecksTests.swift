import Foundation
import PortableChecks
import TestSupport
import Testing

@Suite struct PortableChecksTests {
    /// The folder of the WebAssembly build; `make test` builds it first and names it.
    static let folder = ProcessInfo.processInfo.environment["SKYLOOP_WASM"]

    @Test(
        .enabled(
            if: folder != nil,
            "no WebAssembly build: run make wasm and set SKYLOOP_WASM to .build/wasm"))
    func nativeAndWebAssemblyAgreeToTheBit() throws {
        let folder = try #require(Self.folder)
        let node = try #require(Tool.find("node"), "node is missing: set-up installs it")
        let printed = try Tool.text(
            node,
            [
                Repository.root.appendingPathComponent("Scripts/run-portable-checks.mjs").path,
                "\(folder)/PortableChecksWasm.wasm",
            ])
        let digests = printed.split(separator: "\n").map { UInt64($0, radix: 16) }
        #expect(digests.count == PortableCheck.all.count)
        for (check, digest) in zip(PortableCheck.all, digests) {
            #expect(check.digest() == digest, "\(check.name)")
        }
    }
}
