import PortableChecks
import Skyloop
import TestSupport
import Testing

/// Every kind of layer over land, ocean, date line and pole, and legends, as pictures that were looked at.
///
/// The portable checks compare the same pictures natively and in WebAssembly.
@Suite struct SceneGoldenTests {
    @Test(arguments: GoldenKind.allCases, GoldenPlace.allCases)
    func layersLookAsTheyDid(_ kind: GoldenKind, _ place: GoldenPlace) throws {
        let scene = GoldenScene(kind: kind, place: place)
        try GoldenPicture.expect(
            PNGEncoder(compression: 9).encode(scene.draw()),
            named: "scene-\(kind.name)-\(place.name).png")
    }

    @Test(arguments: GoldenLegend.allCases) func legendsLookAsTheyDid(_ legend: GoldenLegend) throws
    {
        try GoldenPicture.expect(
            PNGEncoder(compression: 9).encode(legend.draw()), named: "\(legend.name).png")
    }
}
