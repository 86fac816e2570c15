import MapModel
import Testing

@Suite struct LayerRegistryTests {
    private func registry(_ ids: [Identifier]) throws -> LayerRegistry {
        var registry = LayerRegistry()
        try registry.add(source: SourceDescriptor(id: "s"))
        for id in ids { try registry.add(layer: layer(id)) }
        return registry
    }

    private func layer(_ id: Identifier, mask: LayerMaskConfiguration = .none) -> LayerDescriptor {
        LayerDescriptor(
            id: id, source: "s", paint: .sample(SampleLayerPaint()), maskConfiguration: mask)
    }

    @Test("A new layer goes on top, or below the one it names")
    func order() throws {
        var registry = try registry(["a", "b"])
        try registry.add(layer: layer("c"), beforeId: "a")
        #expect(registry.layers.map(\.id) == ["c", "a", "b"])
    }

    @Test(
        "A layer moves below another one, or to the top",
        arguments: [
            ("a", "c", ["b", "a", "c"]), ("c", "a", ["c", "a", "b"]), ("a", nil, ["b", "c", "a"]),
            ("b", "b", ["a", "b", "c"]), ("a", "b", ["a", "b", "c"]),
        ] as [(Identifier, Identifier?, [Identifier])])
    func move(id: Identifier, before: Identifier?, order: [Identifier]) throws {
        var registry = try registry(["a", "b", "c"])
        try registry.move(layer: id, beforeId: before)
        #expect(registry.layers.map(\.id) == order)
    }

    @Test("What is not there is an error, and changes nothing")
    func missing() throws {
        var registry = try registry(["a"])
        #expect(throws: MapModelError.self) { try registry.add(layer: layer("a")) }
        #expect(throws: MapModelError.self) { try registry.add(layer: layer("b"), beforeId: "x") }
        #expect(throws: MapModelError.self) { try registry.move(layer: "x") }
        #expect(throws: MapModelError.self) { try registry.move(layer: "a", beforeId: "x") }
        #expect(throws: MapModelError.self) { try registry.update(layer: layer("x")) }
        #expect(throws: MapModelError.self) {
            try registry.add(
                layer: LayerDescriptor(id: "y", source: "no", paint: .raster(RasterLayerPaint())))
        }
        #expect(registry.layers.map(\.id) == ["a"])
    }

    @Test("A source stays while layers draw from it")
    func sourceInUse() throws {
        var registry = try registry(["a"])
        #expect(throws: MapModelError.self) { try registry.removeSource("s") }
        registry.removeLayer("a")
        let first = try registry.removeSource("s")
        #expect(first)
        let second = try registry.removeSource("s")
        #expect(!second)
    }

    @Test("Adding and removing over and over leaves the layer where it was put")
    func cycles() throws {
        var registry = try registry(["base"])
        for _ in 0..<200 {
            try registry.add(layer: layer("a"), beforeId: "base")
            #expect(registry.layers.map(\.id) == ["a", "base"])
            let first = registry.removeLayer("a")
            #expect(first != nil)
            let second = registry.removeLayer("a")
            #expect(second == nil)
        }
    }

    @Test("A hidden layer keeps its place, its paint and its mask")
    func visibility() throws {
        var registry = try registry([])
        try registry.add(layer: layer("m"))
        try registry.add(
            layer: layer(
                "a",
                mask: LayerMaskConfiguration(layers: [
                    LayerMaskReference(layerId: "m"), .land,
                ])))
        let before = try #require(registry.layer("a"))
        let hid = registry.setVisibility(of: "a", to: false)
        #expect(hid)
        #expect(registry.layer("a")?.isVisible == false)
        registry.setVisibility(of: "a", to: true)
        #expect(registry.layer("a") == before)
        #expect(registry.masks(of: before).map(\.id) == ["m"])
        let found = registry.setVisibility(of: "x", to: true)
        #expect(!found)
    }
}
