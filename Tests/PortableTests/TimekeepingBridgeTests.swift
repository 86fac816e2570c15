import Foundation
import TestSupport
import Testing

/// What Timekeeping costs a page, and that a page can use it.
@Suite(
    .enabled(
        if: PortableChecksTests.folder != nil,
        "no WebAssembly build: run make wasm and set SKYLOOP_WASM to .build/wasm"))
struct TimekeepingBridgeTests {
    private static func bridge() throws -> URL {
        let folder = try #require(PortableChecksTests.folder)
        return URL(fileURLWithPath: folder).appendingPathComponent("TimekeepingWasm.wasm")
    }

    @Test func isUnder64KiB() throws {
        let size = try Data(contentsOf: Self.bridge()).count
        #expect(size < 64 * 1_024, "\(size) bytes")
    }

    @Test func readsWritesAndPlaysInAJavaScriptEngine() throws {
        let node = try #require(Tool.find("node"), "node is missing: set-up installs it")
        let script = """
            import { readFileSync } from "node:fs";
            const bytes = readFileSync(process.argv[1]);
            const { instance } = await WebAssembly.instantiate(bytes, {});
            const page = instance.exports;
            const start = Date.UTC(2018, 8, 13) / 1000;
            const memory = () => new Uint8Array(page.memory.buffer, page.buffer(), 4096);
            const put = (text) => { memory().set(Buffer.from(text)); return Buffer.byteLength(text); };
            const get = (count) => Buffer.from(memory().slice(0, count)).toString();
            console.log(page.time_parse(put("+3h"), start) - start);
            console.log(Number.isNaN(page.time_parse(put("when it rains 12°"), start)));
            console.log(get(page.time_format(start)));
            console.log(page.list_parse(put("2018-09-13/2018-09-14/PT1H")));
            page.view_set_range(start, start + 86400);
            page.view_set_position(0.5);
            console.log(get(page.view_label()).split(",")[0]);
            console.log(get(page.view_days(1200)));
            page.timeline_play(4, 1);
            page.timeline_advance(1);
            console.log(page.view_position());
            """
        let printed = try Tool.text(
            node, ["--input-type=module", "--eval", script, "--", Self.bridge().path])
        #expect(
            printed.split(separator: "\n") == [
                "10800", "true", "2018-09-13T00:00:00Z", "25", "Thursday 13 September 2018",
                "Fri 14 Sep", "0.25",
            ])
    }
}
