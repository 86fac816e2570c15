/// `skyloop manual`: the manual page, for packagers.
enum ManualCommand: Subcommand {
    static let definition = CommandDefinition(
        name: "manual",
        summary: "Writes the manual page",
        discussion: "An installed Skyloop has it already: man skyloop.",
        examples: [.init("skyloop manual | man -l -", "Shows the page")])

    static func run(_ arguments: ParsedArguments, on console: Console) async throws {
        let page = ManualPage(
            commands: SkyloopMain.commands.map { $0.definition }, examples: SkyloopMain.examples)
        try console.write(page.text)
    }
}
