import Testing

@testable import SkyloopCommand

@Suite("The command")
struct SkyloopMainTests {
    @Test("shows its version")
    func version() async {
        let run = await Capture("--version")
        #expect(run.output == "skyloop \(SkyloopVersion.current)\n")
        #expect(run.error.isEmpty)
        #expect(run.exitCode == .success)
    }

    @Test(
        "refuses what it doesn't know in one line, with exit code 64",
        arguments: [
            ([], "a command is missing"),
            (["hlep"], "there is no command 'hlep'; did you mean 'help'?"),
            (["zzzzzz"], "there is no command 'zzzzzz'"),
            (["--json"], "the command comes before its options"),
            (["help", "zzzzzz"], "there is no command 'zzzzzz'"),
            (["a\nb"], "there is no command 'a\\nb'"),
        ])
    func usage(_ line: [String], _ message: String) async {
        let run = await Capture(line)
        #expect(run.exitCode == .usage)
        #expect(run.output.isEmpty)
        #expect(run.error.hasPrefix("skyloop: error: \(message)"), "\(run.error)")
        #expect(run.error.hasSuffix("\n"))
        #expect(run.error.count { $0.isNewline } == 1)
    }

    @Test("ends quietly when the reader has left")
    func closedPipe() async {
        let console = Console(output: { _ in throw OutputClosed() }, error: { _ in })
        #expect(await SkyloopMain.run(["--version"], on: console) == .success)
    }
}
