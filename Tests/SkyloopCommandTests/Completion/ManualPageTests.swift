import Foundation
import TestSupport
import Testing

@testable import SkyloopCommand

@Suite("The manual page")
struct ManualPageTests {
    @Test("has every command, argument, option, example and exit code of the program's own tables")
    func complete() async {
        let run = await Capture("manual")
        #expect(run.exitCode == .success && run.error.isEmpty)
        for command in SkyloopMain.commands.map({ $0.definition }) {
            #expect(run.output.contains(".SS skyloop \(command.name)\n"))
            for option in command.options {
                for name in option.names {
                    #expect(run.output.contains("\\fB\(ManualPage.escaped(name))\\fR"), "\(name)")
                }
                #expect(run.output.contains(ManualPage.escaped(option.summary + ".")))
            }
            for example in command.examples {
                #expect(run.output.contains("\n" + ManualPage.escaped(example.line) + "\n"))
            }
        }
        let codes = (Int32(0)...255).compactMap(ExitCode.init(rawValue:))
        #expect(codes == ManualPage.codes.map(\.0))
    }

    @Test(
        "is set without a warning, as the text that was written",
        .enabled(if: Tool.find("groff") != nil, "no groff"))
    func rendered() async throws {
        let page = await Capture("manual").output
        let groff = try #require(Tool.find("groff"))
        let run = try Tool.run(
            groff, ["-man", "-Tascii", "-ww", "-rLL=200n", "-P-cbou"], input: Data(page.utf8))
        #expect(run.status == 0 && run.errorText.isEmpty, "\(run.errorText)")
        for command in SkyloopMain.commands.map({ $0.definition }) {
            for example in command.examples {
                #expect(run.text.contains(example.line), "\(example.line)")
            }
        }
    }
}
