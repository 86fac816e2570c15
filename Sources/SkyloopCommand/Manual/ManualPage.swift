/// The manual page `skyloop(1)`, in the language of `man`, made of the same tables that read the command line.
struct ManualPage: Sendable {
    let commands: [CommandDefinition]
    let examples: [CommandDefinition.Example]

    /// The page.
    var text: String {
        var lines = [
            ".TH SKYLOOP 1 \"\" \"Skyloop \(SkyloopVersion.current)\" \"User Commands\"",
            ".SH NAME", "skyloop \\- weather on a map, moving in time",
            ".SH SYNOPSIS",
        ]
        for command in commands {
            lines += [".br", ".B skyloop \(Self.escaped(command.name))"]
            if let positional = command.positional {
                lines.append(Self.escaped(positional.usage))
            }
            for option in command.options where option.isRequired {
                lines.append(Self.escaped("\(option.mainName) \(option.placeholder ?? "")"))
            }
            lines.append("[options]")
        }
        lines += [
            ".SH DESCRIPTION",
            "Skyloop opens the files that weather services publish (GRIB, NetCDF) and shows them on a map, moving in",
            "time: in a browser, as a film or a picture, as map tiles and WMS, or as numbers.",
            ".SH COMMANDS",
        ]
        for command in commands { lines += section(command) }
        lines += [".SH EXAMPLES"] + Self.examples(examples)
        lines += [".SH EXIT STATUS"]
        for (code, meaning) in Self.codes {
            lines += [".TP", "\\fB\(code.rawValue)\\fR", Self.escaped(meaning)]
        }
        lines += [
            ".SH ENVIRONMENT",
            ".TP", "\\fBSKYLOOP_BASEMAP\\fR", "The file of the base map.",
            ".TP", "\\fBSKYLOOP_WEB\\fR", "The folder of the viewer's files.",
            ".SH FILES",
            ".TP", "\\fIPREFIX/share/skyloop\\fR",
            "The base map, the viewer and the sample data of an installed Skyloop.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// What the shell is told.
    static let codes: [(ExitCode, String)] = [
        (.success, "All went well."),
        (.usage, "The command line can't be understood."),
        (.badData, "The content of a file can't be used."),
        (.noInput, "A file is not there or can't be opened."),
        (.software, "A fault in Skyloop itself."),
        (.cannotCreate, "The output can't be made."),
        (.inputOutput, "Reading or writing failed on the way."),
        (.interrupted, "Ended by Ctrl-C."),
    ]

    private func section(_ command: CommandDefinition) -> [String] {
        var lines = [
            ".SS skyloop \(Self.escaped(command.name))", Self.escaped(command.summary + "."),
        ]
        for paragraph in command.discussion.split(separator: "\n") {
            lines += [".PP", Self.escaped(String(paragraph))]
        }
        if let positional = command.positional {
            lines += [
                ".TP", "\\fI\(Self.escaped(positional.placeholder))\\fR",
                Self.escaped(positional.summary + "."),
            ]
        }
        for option in command.options {
            let names = option.names.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
            let value = option.placeholder.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
            lines += [".TP", names + value, Self.escaped(option.summary + ".")]
        }
        return lines + [".PP", "Examples:"] + Self.examples(command.examples)
    }

    private static func examples(_ examples: [CommandDefinition.Example]) -> [String] {
        examples.flatMap { example in
            [".PP", escaped(example.summary + ":"), ".PP", ".nf", ".RS 4"]
                + [escaped(example.line), ".RE", ".fi"]
        }
    }

    /// A text in which nothing is a command: backslashes, hyphens that are copied, and a point or quote that begins a line.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\(rs"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "…": result += "..."
            case "×": result += "\\(mu"
            default: result.append(character)
            }
        }
        return result.hasPrefix(".") ? "\\&" + result : result
    }
}
