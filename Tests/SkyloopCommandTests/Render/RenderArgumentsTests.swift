import Foundation
import Skyloop
import Testing

@testable import SkyloopCommand

@Suite struct RenderArgumentsTests {
    @Test(
        "Sizes are WIDTHxHEIGHT",
        arguments: [("1280x720", 1280, 720), ("640X480", 640, 480), ("333×217", 333, 217)])
    func sizes(text: String, width: Int, height: Int) throws {
        #expect(try PictureSize(parsing: text) == PictureSize(width: width, height: height))
    }

    @Test(
        "What is no size is refused with what would be right",
        arguments: ["", "1280", "x", "1280x", "0x0", "-5x10", "99999x10", "12.5x20", "1x2x3"])
    func badSizes(text: String) {
        #expect(throws: InvalidValue.self) { try PictureSize(parsing: text) }
    }

    @Test("A box may cross the date line")
    func boxes() throws {
        #expect(try BoxArgument(parsing: "-10, 35,30,60").bounds.width == 40)
        #expect(try BoxArgument(parsing: "170,-20,-170,0").bounds.width == 20)
        #expect(try BoxArgument(parsing: "0,-90,360,90").bounds.width == 360)
        for text in ["", "1,2,3", "a,b,c,d", "0,10,20,5", "0,0,0,10", "0,nan,1,2", "0,-91,1,2"] {
            #expect(throws: InvalidValue.self, "\(text)") { try BoxArgument(parsing: text) }
        }
    }

    @Test("A view shows what it was asked for", arguments: [(1280, 720), (500, 900), (64, 64)])
    func views(width: Int, height: Int) throws {
        let size = PictureSize(width: width, height: height)
        let box = CoordinateBounds(west: 5, south: 45, east: 15, north: 55)
        let seen = try #require(RenderView.box(box).camera(size: size).bounds)
        #expect(seen.west <= 5.001 && seen.east >= 14.999)
        #expect(seen.south <= 45.001 && seen.north >= 54.999)
        let data = try #require(RenderView.data(box).camera(size: size).bounds)
        #expect(data.west < 5 && data.east > 15)
        // A world of data leaves no empty edge.
        let world = RenderView.data(
            CoordinateBounds(west: -180, south: -90, east: 180, north: 90)
        ).camera(size: size)
        let frame = world.frame
        #expect(frame.originY > -0.02)
        #expect(frame.originY + Double(height) * frame.step < 1.02)
        // A point of data still gives a picture.
        let point = CoordinateBounds(west: 7, south: 50, east: 7, north: 50)
        #expect(RenderView.data(point).camera(size: size).zoom.isFinite)
    }

    @Test("Time zones go by name")
    func zones() throws {
        #expect(try TimeZoneArgument(parsing: "Europe/Berlin").zone.identifier == "Europe/Berlin")
        #expect(throws: InvalidValue.self) { try TimeZoneArgument(parsing: "Mars/Olympus") }
    }
}
