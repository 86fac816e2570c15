import Foundation
import Raster
import Skyloop
import TestSupport
import Testing

/// The weather's colour scales: whether they read for every eye, and the page in `docs/` that shows them.
@Suite struct ColorScalePageTests {
    /// How a scale's lightness goes.
    enum Course: Sendable {
        /// One way all along.
        case steady

        /// Two arms that are lightest where they meet.
        case twoArms

        /// By a convention that people know, steady within its parts.
        case convention
    }

    struct Entry: Sendable, CustomTestStringConvertible {
        var title: String
        var unit: String
        var scale: ColorScale
        var course: Course
        var testDescription: String { title }

        init(_ title: String, _ unit: String, _ scale: ColorScale, _ course: Course = .steady) {
            self.title = title
            self.unit = unit
            self.scale = scale
            self.course = course
        }
    }

    static let entries = [
        Entry("Temperature", "°C", .temperature, .twoArms),
        Entry("Change of temperature", "K", .temperatureChange, .twoArms),
        Entry("Dew point", "°C", .dewPoint), Entry("Sea temperature", "°C", .seaTemperature),
        Entry("Rain rate", "mm/h", .rain), Entry("Rain total", "mm", .rainTotal),
        Entry("Snow", "cm", .snow), Entry("Ice", "mm", .ice),
        Entry("Radar reflectivity", "dBZ", .radar, .convention), Entry("Wind", "m/s", .wind),
        Entry("Pressure", "hPa", .pressure, .twoArms), Entry("Humidity", "%", .humidity),
        Entry("Cloud cover", "%", .cloud), Entry("Visibility", "km", .visibility),
        Entry("CAPE", "J/kg", .cape), Entry("Ozone", "DU", .ozone),
        Entry("Ultraviolet index", "", .ultraviolet, .convention), Entry("Waves", "m", .waves),
        Entry("Wave period", "s", .wavePeriod), Entry("Sea ice", "%", .seaIce),
        Entry("Water level", "m", .waterLevel, .twoArms), Entry("Currents", "m/s", .current),
    ]

    /// The colours of the stops that cover, by rising value.
    private func covering(_ scale: ColorScale) -> [Color] {
        scale.resolvedStops.map(\.color).filter { $0.alpha >= 150 }
    }

    @Test(arguments: entries) func lightnessGoesSteadily(_ entry: Entry) {
        let lightness = covering(entry.scale).map { OKLab($0).lightness }
        let steps = zip(lightness, lightness.dropFirst()).map { $0.1 - $0.0 }
        switch entry.course {
        case .steady:
            #expect(steps.allSatisfy { $0 < 0.005 } || steps.allSatisfy { $0 > -0.005 })
        case .twoArms:
            let top = steps.lastIndex { $0 > 0 } ?? 0
            #expect(
                steps[...top].allSatisfy { $0 > -0.005 }
                    && steps[(top + 1)...].allSatisfy { $0 < 0.005 })
        case .convention:
            break
        }
    }

    @Test(arguments: entries, [ColorVision.usual, .protanopia, .deuteranopia, .tritanopia])
    func neighboursCanBeToldApart(_ entry: Entry, _ vision: ColorVision) {
        // Clouds are all white; what tells them apart is how much they cover.
        if entry.title == "Cloud cover" { return }
        let colors = covering(entry.scale).map(vision.see)
        for (a, b) in zip(colors, colors.dropFirst()) where a != b {
            #expect(ColorVision.distance(a, b) >= 0.02, "\(a) and \(b)")
        }
    }

    @Test(arguments: [ColorVision.usual, .protanopia, .deuteranopia, .tritanopia])
    func freezingIsSeen(_ vision: ColorVision) {
        let scale = ColorScale.temperature
        let (below, above) = (scale.color(at: -0.01), scale.color(at: 0))
        #expect(ColorVision.distance(vision.see(below), vision.see(above)) >= 0.03)
        let (cold, warm) = (scale.color(at: -12), scale.color(at: 12))
        #expect(ColorVision.distance(vision.see(cold), vision.see(warm)) >= 0.1)
    }

    /// The page and its pictures are what the scales give now.
    ///
    /// To renew: delete `docs/colours` and run this.
    @Test func thePageShowsEveryScale() throws {
        let docs = Repository.root.appendingPathComponent("docs", isDirectory: true)
        let folder = docs.appendingPathComponent("colours", isDirectory: true)
        let isNew = !FileManager.default.fileExists(atPath: folder.path)
        if isNew {
            #expect(
                ProcessInfo.processInfo.environment["CI"] == nil,
                "docs/colours is missing: run this test outside CI and look at it")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        var page = """
            # Colour scales

            Each picture shows a scale as most people see it; below that as it looks without red (protanopia), without green
            (deuteranopia) and without blue receptors (tritanopia), and in grey. Lightness goes one way along a scale, or
            away from a middle that means something, so that it reads in each. Clear parts show
            the page through. The tests check this, and that this page is up to date.

            ## Weather


            """
        var files: [(name: String, bytes: [UInt8])] = []
        func show(_ title: String, _ unit: String, _ scale: ColorScale) {
            let name = title.lowercased().replacingOccurrences(of: " ", with: "-") + ".png"
            files.append((name, Self.picture(scale)))
            let span = scale.span
            let ends = "\(Self.text(span.lowerBound)) to \(Self.text(span.upperBound)) \(unit)"
            page += "**\(title)**, \(ends.trimmingCharacters(in: .whitespaces))  \n"
            page += "![\(title)](colours/\(name))\n\n"
        }
        for entry in Self.entries { show(entry.title, entry.unit, entry.scale) }
        page +=
            "## Palettes by name\n\nFor styles of one's own: `Palette.viridis.scale(over: 0...100)`.\n\n"
        for palette in Palette.allCases { show("\(palette.name)", "", palette.scale(over: 0...1)) }
        let pageFile = docs.appendingPathComponent("colours.md")
        page = page.trimmingCharacters(in: .whitespacesAndNewlines) + "\n"
        if isNew {
            try Data(page.utf8).write(to: pageFile)
            for file in files {
                try Data(file.bytes).write(to: folder.appendingPathComponent(file.name))
            }
            return
        }
        let hint: Comment = "docs/colours is out of date: delete that folder, run this test, look"
        #expect(try String(contentsOf: pageFile, encoding: .utf8) == page, hint)
        for file in files {
            let kept = try? Data(contentsOf: folder.appendingPathComponent(file.name))
            #expect(kept == Data(file.bytes), "\(file.name): \(hint)")
        }
    }

    /// Five strips of 50 pieces, as five kinds of eyes see them.
    static func picture(_ scale: ColorScale) -> [UInt8] {
        let (pieces, side) = (50, 12)
        let table = ColorTable(scale)
        let span = scale.span
        var palette: [Color] = [.clear]
        var width = 0
        var indices: [UInt8] = []
        for vision in ColorVision.allCases {
            var row: [UInt8] = []
            for piece in 0..<pieces {
                let part = (Float(piece) + 0.5) / Float(pieces)
                let value = span.lowerBound + (span.upperBound - span.lowerBound) * part
                let color = vision.see(table.color(at: value))
                let known = palette.firstIndex(of: color)
                if known == nil { palette.append(color) }
                let index = UInt8(known ?? palette.count - 1)
                row += [UInt8](repeating: index, count: side)
            }
            width = row.count
            let height = vision == .usual ? 24 : 8
            for _ in 0..<height { indices += row }
        }
        return TilePNGEncoder().encode(
            IndexedImage(
                width: width, height: indices.count / width, palette: palette, indices: indices))
    }

    private static func text(_ value: Float) -> String {
        value.rounded() == value ? String(Int(value)) : String(value)
    }
}
