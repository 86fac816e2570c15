import Testing

@testable import SkyloopCommand

@Suite("The argument parser")
struct ArgumentParserTests {
    static let json = Flag("--json", summary: "Gives JSON")
    static let at = Option<String>("--at", placeholder: "LON,LAT", summary: "Where")
    static let output = Option<String>("-o", "--output", placeholder: "FILE", summary: "Output")
    static let fps = Option<Int>("--fps", placeholder: "N", in: 1...120, summary: "Frames a second")
    static let zoom = Option<Double>("--zoom", placeholder: "Z", in: 0...22, summary: "Zoom")
    static let method = Option<String>(
        "--method", choices: ["nearest", "bilinear"], summary: "How")

    static let parser = ArgumentParser(
        definition: CommandDefinition(
            name: "toy", summary: "Plays",
            positional: Positional("PATH", summary: "A file", count: 1...3),
            options: [
                AnyOption(json), AnyOption(at, required: true), AnyOption(output), AnyOption(fps),
                AnyOption(zoom), AnyOption(method),
            ],
            examples: []))

    struct Case: Sendable, CustomTestStringConvertible {
        let line: [String]
        let positionals: [String]
        var at: String? = "0,0"
        var json = false
        var output: String?
        var fps: Int?
        var zoom: Double?

        var testDescription: String { line.joined(separator: " ") }
    }

    @Test(
        "reads what is given",
        arguments: [
            Case(line: ["a", "--at", "1,2"], positionals: ["a"], at: "1,2"),
            Case(line: ["a", "--at=1,2", "b"], positionals: ["a", "b"], at: "1,2"),
            Case(line: ["--at", "-93.2,44.9", "a"], positionals: ["a"], at: "-93.2,44.9"),
            Case(line: ["--at", "-.5,1", "a"], positionals: ["a"], at: "-.5,1"),
            Case(line: ["a", "--at=-93.2,-44.9"], positionals: ["a"], at: "-93.2,-44.9"),
            Case(line: ["a", "--at", "-6 hours"], positionals: ["a"], at: "-6 hours"),
            Case(line: ["a", "--at=a=b"], positionals: ["a"], at: "a=b"),
            Case(line: ["--json", "a", "--at", "0,0"], positionals: ["a"], json: true),
            Case(line: ["--at", "0,0", "--", "--json", "-x"], positionals: ["--json", "-x"]),
            Case(line: ["--at", "0,0", "-1", "-"], positionals: ["-1", "-"]),
            Case(line: ["a", "--at", "1,1", "--at", "0,0"], positionals: ["a"]),
            Case(line: ["a", "--at", "0,0", "-o", "x.png"], positionals: ["a"], output: "x.png"),
            Case(line: ["a", "--at", "0,0", "--output", "-"], positionals: ["a"], output: "-"),
            Case(
                line: ["a", "--at", "0,0", "--fps=25", "--zoom", "3.5"], positionals: ["a"],
                fps: 25, zoom: 3.5),
        ])
    func reads(_ test: Case) throws {
        let arguments = try #require(try Self.parser.parse(test.line))
        #expect(arguments.positionals == test.positionals)
        #expect(arguments[Self.at] == test.at)
        #expect(arguments[Self.json] == test.json)
        #expect(arguments[Self.output] == test.output)
        #expect(arguments[Self.fps] == test.fps)
        #expect(arguments[Self.zoom] == test.zoom)
    }

    @Test(
        "gives help wherever it is asked for",
        arguments: [["--help"], ["a", "-h"], ["-h", "--x"]])
    func help(_ line: [String]) throws {
        #expect(try Self.parser.parse(line) == nil)
    }

    @Test(
        "says what is wrong",
        arguments: [
            (["--at", "0,0"], "PATH is missing"),
            (["a"], "'--at LON,LAT' is missing"),
            (["a", "--at"], "'--at' needs a value: --at LON,LAT"),
            (["a", "--at", "--json"], "'--at' needs a value: --at LON,LAT"),
            (["a", "--at", "-o", "x"], "'--at' needs a value: --at LON,LAT"),
            (["a", "--at="], "'' is no value for '--at': it is empty"),
            (["a", "--at", "0,0", "--jsno"], "'--jsno'; did you mean '--json'?"),
            (["a", "--at", "0,0", "--colour"], "there is no option '--colour'"),
            (["a", "--at", "0,0", "-x"], "there is no option '-x'"),
            (["a", "--at", "0,0", "--json=yes"], "'--json' takes no value"),
            (["a", "b", "c", "d", "--at", "0,0"], "'d' is one argument too many"),
            (["", "--at", "0,0"], "PATH is empty"),
            (["a", "--at", "0,0", "--fps", "0"], "use a whole number from 1 to 120"),
            (["a", "--at", "0,0", "--fps", "1.5"], "use a whole number from 1 to 120"),
            (["a", "--at", "0,0", "--zoom", "nan"], "use a number from 0.0 to 22.0"),
            (
                ["a", "--at", "0,0", "--method", "cubic"],
                "'cubic' is no value for '--method': use nearest or bilinear"
            ),
        ])
    func refuses(_ line: [String], _ message: String) {
        let error = #expect(throws: CommandError.self) { try Self.parser.parse(line) }
        #expect(error?.exitCode == .usage)
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
        #expect(error?.message.contains("skyloop toy --help") == true)
    }

    @Test("writes the help", .tags(.golden))
    func helpText() throws {
        try Golden.expect(HelpText(Self.parser.definition).text, named: "toy-help")
    }

    @Test(
        "finds the nearest name",
        arguments: [
            ("inof", "info"), ("qeury", "query"), ("INFO", "info"), ("rendr", "render"),
            ("serve1", "serve"), ("xyz", nil), ("", nil),
        ])
    func nearest(_ text: String, _ name: String?) {
        #expect(NearestName(in: ["info", "query", "render", "serve"]).match(text) == name)
    }
}
