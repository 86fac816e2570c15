import Foundation
import TestSupport
import Testing

@testable import SkyloopCommand

@Suite("Completion")
struct CompletionTests {
    @Test("every shell's script has every command and option", arguments: ["bash", "zsh", "fish"])
    func complete(_ shell: String) async {
        let run = await Capture("completion", shell)
        #expect(run.exitCode == .success && run.error.isEmpty)
        for command in SkyloopMain.commands {
            #expect(run.output.contains(command.definition.name))
            for name in command.definition.options.flatMap(\.names) {
                let text = shell == "fish" ? " \(name.drop { $0 == "-" })" : name
                #expect(run.output.contains(text), "\(command.definition.name) \(name)")
            }
        }
        #expect(run.output.contains("temperatures-contour"))
    }

    @Test("an unknown shell is refused with the names of those there are")
    func unknown() async {
        let run = await Capture("completion", "tcsh")
        #expect(run.exitCode == .usage)
        #expect(run.error.contains("use bash, zsh or fish"))
    }

    /// What is typed, and some of what must and must not be offered.
    static let cases: [(line: [String], offered: [String], notOffered: [String])] = [
        (["skyloop", "re"], ["render"], ["serve"]),
        (["skyloop", "help", "s"], ["serve", "sample"], ["render"]),
        (["skyloop", "render", "--th"], ["--theme"], ["--time", "--port"]),
        (["skyloop", "render", "--theme", ""], ["dark", "light"], ["--time"]),
        (["skyloop", "query", "--layer", "wind-b"], ["wind-barbs"], ["temperatures"]),
        (
            ["skyloop", "render", "--layers", "temperatures,wind-b"], ["temperatures,wind-barbs"],
            ["wind-barbs"]
        ),
        (["skyloop", "completion", "z"], ["zsh"], ["bash"]),
        (["skyloop", "info", "fore"], ["forecast.grib2"], ["other.nc"]),
        (["skyloop", "sample", "fo"], ["folder"], ["forecast.grib2"]),
    ]

    @Test(
        "bash offers what fits", .enabled(if: Tool.find("bash") != nil, "no bash"),
        arguments: cases)
    func bash(_ line: [String], _ offered: [String], _ notOffered: [String]) async throws {
        let script = await Capture("completion", "bash").output
        let words = line.map { "'\($0)'" }.joined(separator: " ")
        let program = """
            \(script)
            COMP_WORDS=(\(words)); COMP_CWORD=\(line.count - 1)
            _skyloop
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        try expect(try run("bash", ["-c", program]), offered, notOffered)
    }

    @Test(
        "fish offers what fits", .enabled(if: Tool.find("fish") != nil, "no fish"),
        arguments: cases)
    func fish(_ line: [String], _ offered: [String], _ notOffered: [String]) async throws {
        guard line[1] != "help" else { return }
        let script = await Capture("completion", "fish").output
        let program = script + "\ncomplete -C '\(line.joined(separator: " "))'\n"
        try expect(try run("fish", ["--no-config", "-c", program]), offered, notOffered)
    }

    @Test("zsh takes the script", .enabled(if: Tool.find("zsh") != nil, "no zsh"))
    func zsh() async throws {
        let script = await Capture("completion", "zsh").output
        let program = "autoload -U compinit; compinit -D -u; \(script)\nprint $_comps[skyloop]"
        #expect(try run("zsh", ["-f", "-c", program]) == ["_skyloop"])
    }

    private func run(_ shell: String, _ arguments: [String]) throws -> [String] {
        let shell = try #require(Tool.find(shell))
        return try withTemporaryFolder { folder in
            for name in ["forecast.grib2", "other.nc"] {
                try Data().write(to: folder.appendingPathComponent(name))
            }
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("folder"), withIntermediateDirectories: false)
            let result = try Tool.run(
                shell, arguments, environment: ["HOME": folder.path, "TERM": "dumb"],
                folder: folder)
            #expect(result.status == 0 && result.errorText.isEmpty, "\(result.errorText)")
            return result.text.split(separator: "\n").map { line in
                let word = line.split(separator: "\t")[0]
                return String(word.hasSuffix("/") ? word.dropLast() : word)
            }
        }
    }

    private func expect(_ words: [String], _ offered: [String], _ notOffered: [String]) throws {
        for word in offered { #expect(words.contains(word), "\(words)") }
        for word in notOffered { #expect(!words.contains(word), "\(words)") }
    }
}
