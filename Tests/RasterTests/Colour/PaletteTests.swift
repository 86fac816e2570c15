import Raster
import Testing

@Suite struct PaletteTests {
    /// Numbers from the palettes' own publications: the ends, and the middle where it is a stop.
    @Test(arguments: [
        (Palette.viridis, 0x440154 as UInt32, 0xfde725 as UInt32), (.inferno, 0x000004, 0xfcffa4),
        (.plasma, 0x0d0887, 0xf0f921), (.magma, 0x000004, 0xfcfdbf), (.cividis, 0x00224e, 0xfee838),
        (.turbo, 0x30123b, 0x7a0403), (.blues, 0xf7fbff, 0x08306b), (.ylOrRd, 0xffffcc, 0x800026),
        (.rdBu, 0x67001f, 0x053061), (.spectral, 0x9e0142, 0x5e4fa2), (.set1, 0xe41a1c, 0x999999),
        (.dark2, 0x1b9e77, 0x666666), (.white, 0xffffff, 0xffffff), (.black, 0, 0),
    ]) func hasItsPublishedEnds(_ palette: Palette, _ first: UInt32, _ last: UInt32) {
        #expect(palette.colors.first == Color(first) && palette.colors.last == Color(last))
    }

    /// Matplotlib's list of 256 at entries 32, 64, 128 and 200: the mix of our fewer stops is within two steps.
    @Test(arguments: [
        (Palette.viridis, [0x472d7b, 0x3b528b, 0x21918c, 0x70cf57] as [UInt32]),
        (.magma, [0x1d1147, 0x51127c, 0xb73779, 0xfd9869] as [UInt32]),
    ]) func mixesToThePublishedList(_ palette: Palette, _ entries: [UInt32]) {
        let scale = palette.scale(over: 0...255)
        for (place, expected) in zip([32, 64, 128, 200], entries) {
            let color = scale.color(at: Float(place))
            let wanted = Color(expected)
            let off = [
                Int(color.red) - Int(wanted.red), Int(color.green) - Int(wanted.green),
                Int(color.blue) - Int(wanted.blue),
            ].map(abs)
            #expect(off.allSatisfy { $0 <= 2 }, "\(place): \(color), not \(wanted)")
        }
    }

    /// Every palette makes a table that can be drawn, and can be found by its name.
    @Test(arguments: Palette.allCases) func rendersAndIsFound(_ palette: Palette) {
        let table = ColorTable(palette.scale(over: -10...30))
        #expect(table.count >= 2_048 && table.color(at: .nan) == .clear)
        #expect((-10...30).allSatisfy { table.color(at: Float($0)).alpha == 255 })
        #expect(table.color(at: -99) == palette.colors.first)
        #expect(table.color(at: 99) == palette.colors.last)
        #expect(Palette(named: "\(palette.name)") == palette)
        #expect(Palette(named: "\(palette.name)".uppercased()) == palette)
    }

    @Test func unknownNamesAreNotFound() {
        #expect(Palette(named: "Virids") == nil && Palette(named: "") == nil)
    }

    @Test(arguments: [
        Palette.viridis, .inferno, .plasma, .magma, .cividis, .mako, .rocket, .blues, .greens,
        .ylOrRd,
        .puBuGn,
    ]) func sequentialOnesGrowSteadilyLighterOrDarker(_ palette: Palette) {
        let lightness = palette.colors.map { OKLab($0).lightness }
        let steps = zip(lightness, lightness.dropFirst()).map { $0.1 - $0.0 }
        #expect(steps.allSatisfy { $0 > -0.002 } || steps.allSatisfy { $0 < 0.002 })
    }

    @Test func startsTransparentWhenAsked() {
        let colors = Palette.blues.scale(over: 0...1, startTransparent: true).stops.map(
            \.color.alpha)
        #expect(colors.first == 0 && colors.last == 255 && colors == colors.sorted())
    }
}
