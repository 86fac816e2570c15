import TestSupport
import Testing

@testable import Skyloop

@Suite("Title, clock, legends and attribution")
struct FrameDecorationTests {
    /// Phone, square, film, tall, wall, and sizes with hardly any room.
    static let sizes: [(width: Double, height: Double)] = [
        (120, 90), (200, 400), (320, 180), (360, 640), (480, 480), (640, 360), (800, 200),
        (1280, 720), (1080, 1920), (1920, 1080), (3840, 2160), (7680, 4320),
    ]

    private func content(legends: Int, words: String) throws -> FrameDecoration.Content {
        var content = FrameDecoration.Content()
        content.title = words
        content.subtitle = "Highest of 6 h · NCEP · Run of Wednesday 30 September 2028 12:00 UTC"
        content.attribution = "Deutscher Wetterdienst · Météo-France · \(words) · Natural Earth"
        content.clockZone = "AEDT"
        let codes: [WeatherService.LayerCode] = [.temperatures, .precipitation, .windSpeeds]
        let service = WeatherService(datasets: [])
        for code in codes.prefix(legends) {
            content.legends.append(try #require(service.legend(for: code)))
        }
        return content
    }

    @Test(
        "Nothing lies over anything else, and all is inside the picture, at any size",
        arguments: sizes, [0, 1, 3])
    func noOverlap(_ size: (width: Double, height: Double), _ legends: Int) throws {
        for words in ["Rain", "Temperature · Pressure · Wind speed · Precipitation of an hour"] {
            let decoration = FrameDecoration(
                try content(legends: legends, words: words), theme: .dark, width: size.width,
                height: size.height)
            let areas = decoration.layout.areas
            #expect(!areas.isEmpty)
            let picture = CanvasRectangle(x: 0, y: 0, width: size.width, height: size.height)
            for (index, area) in areas.enumerated() {
                #expect(picture.contains(area), "\(area) at \(size)")
                for other in areas[(index + 1)...] {
                    #expect(!area.inset(0.01).overlaps(other), "\(area) and \(other) at \(size)")
                }
            }
        }
    }

    @Test(
        "Words that don't fit are cut, with an ellipsis, and stay in their card", arguments: sizes)
    func cut(_ size: (width: Double, height: Double)) throws {
        let long = String(repeating: "Temperature at two metres ", count: 12)
        let decoration = FrameDecoration(
            try content(legends: 1, words: long), theme: .light, width: size.width,
            height: size.height)
        let layout = decoration.layout
        var pixel = ImageBuffer(width: 1, height: 1, format: .premultipliedBGRA)
        Canvas.draw(on: &pixel) { canvas in
            if let card = layout.title {
                #expect(layout.titleText != long)
                let style = decoration.style
                let room = card.width - 2 * style.padding + 0.5
                #expect(canvas.measure(layout.titleText, style.title).width <= room)
                #expect(canvas.measure(layout.subtitleText, style.subtitle).width <= room)
            }
            if let area = layout.attribution {
                #expect(area.x >= 0)
            }
        }
    }

    @Test("The clock's card holds every weekday, month and zone, so that nothing moves")
    func widestClock() throws {
        let days = [
            "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
        ]
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August",
            "September", "October", "November", "December",
        ]
        let decoration = FrameDecoration(
            try content(legends: 0, words: "Rain"), theme: .dark, width: 1280, height: 720)
        let card = try #require(decoration.layout.clock)
        let style = decoration.style
        var pixel = ImageBuffer(width: 1, height: 1, format: .premultipliedBGRA)
        Canvas.draw(on: &pixel) { canvas in
            for day in days {
                for month in months {
                    let width = canvas.measure("\(day) 28 \(month) 2020", style.date).width
                    #expect(width <= card.width - 2 * style.padding + 0.5, "\(day) \(month)")
                }
            }
        }
    }

    @Test("What is drawn stays inside the reserved areas: only there a frame's ground changes")
    func drawnInside() throws {
        let (width, height) = (640, 360)
        let decoration = FrameDecoration(
            try content(legends: 2, words: "Rain"), theme: .dark, width: Double(width),
            height: Double(height))
        var image = ImageBuffer(width: width, height: height, format: .premultipliedBGRA)
        Canvas.draw(on: &image) { canvas in
            decoration.drawFixed(on: canvas)
            decoration.drawClock(
                FrameDecoration.Clock(
                    time: "20:00", zone: "AEDT", date: "Wednesday 30 September 2028"), on: canvas)
        }
        // Shadows are soft and reach a little further.
        let areas = decoration.reservedAreas.map {
            CanvasRectangle(x: $0.x, y: $0.y, width: $0.width, height: $0.height).inset(-4)
        }
        var outside = 0
        for y in 0..<height {
            for x in 0..<width where image[x, y].alpha > 0 {
                let point = Camera.Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                if !areas.contains(where: { $0.holds(point) }) { outside += 1 }
            }
        }
        #expect(outside == 0)
    }
}
