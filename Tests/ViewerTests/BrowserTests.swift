import Foundation
import TestSupport
import Testing

/// The viewer in a real browser, as a person uses it: what each case does is in `Browser/cases.py`.
///
/// One browser runs all cases, the first time that one is asked for.
@Suite(.enabled(if: Browser.missing.isEmpty, Browser.skipped))
struct BrowserTests {
    static let cases = [
        "first_picture", "plays_and_pauses", "scrubs", "steps", "goes_to_now", "changes_speed",
        "switches_layers", "says_values_as_the_server", "works_by_keyboard", "passes_axe",
        "changes_units", "sets_opacity", "changes_order", "says_that_a_layer_failed",
        "fills_the_screen", "draws_every_form", "saves_a_film", "keeps_memory_flat",
        "restores_its_address", "survives_a_lost_server", "stays_at_home",
        "fits_a_phone", "has_land_when_near", "shows_one_time", "holds_still", "scrubs_a_long_loop",
    ]

    @Test(arguments: cases)
    func viewer(name: String) throws {
        let outcomes = try Browser.outcomes.get()
        let wrong = try #require(outcomes[name], "the case did not run")
        #expect(wrong.isEmpty, "\(wrong)")
    }

    @Test func runsEveryCase() throws {
        #expect(try Set(Browser.outcomes.get().keys) == Set(Self.cases))
    }

    /// What the page is made of, without MapLibre and data, must stay small on the way.
    @Test func isSmall() throws {
        let parts = [
            Browser.web.appendingPathComponent("SkyloopWeb.wasm"),
            Browser.page.appendingPathComponent("viewer.js"),
            Browser.page.appendingPathComponent("style.css"),
            Browser.page.appendingPathComponent("index.html"),
        ]
        let gzip = try #require(Tool.find("gzip"))
        let bytes = try parts.map { try Tool.run(gzip, ["-9c", $0.path]).output.count }
        #expect(bytes.reduce(0, +) <= 250_000, "\(bytes)")
    }
}
