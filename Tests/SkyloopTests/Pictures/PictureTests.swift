import Foundation
import TestSupport
import Testing

@testable import Skyloop

@Suite("Pictures as PNG and WebP", .enabled(if: Python.isAvailable, Python.skipped))
struct PictureTests {
    struct Kind: CustomTestStringConvertible {
        let name: String
        let mode: String
        let image: ImageBuffer
        var testDescription: String { name }
    }

    static let kinds = [
        Kind(
            name: "few opaque colours", mode: "P",
            image: TestFrames.patches(width: 40, height: 9)),
        Kind(
            name: "many opaque colours", mode: "RGB",
            image: TestFrames.moving(3, width: 97, height: 41)),
        Kind(
            name: "few colours, some clear", mode: "P",
            image: picture(format: .straightRGBA) { x, y in
                Color(red: 200, green: UInt8(x % 3 * 90), blue: 9, alpha: UInt8(y % 4 * 85))
            }),
        Kind(
            name: "many colours, some clear", mode: "RGBA",
            image: picture(format: .straightRGBA) { x, y in
                Color(red: UInt8(x * 5), green: UInt8(y * 9), blue: 7, alpha: UInt8(255 - x))
            }),
        Kind(
            name: "premultiplied", mode: "RGBA",
            image: picture(format: .premultipliedBGRA) { x, y in
                Color(red: UInt8(x * 5), green: UInt8(y * 9), blue: 7, alpha: UInt8(255 - x))
            }),
        Kind(
            name: "one pixel", mode: "P",
            image: TestFrames.patches(width: 1, height: 1)),
    ]

    static func picture(
        format: PixelFormat, _ color: (Int, Int) -> Color
    ) -> ImageBuffer {
        var image = ImageBuffer(width: 50, height: 27, format: format)
        for y in 0..<27 {
            for x in 0..<50 { image[x, y] = color(x, y) }
        }
        return image
    }

    static let compare = """
        import sys, numpy
        from PIL import Image
        image = Image.open(sys.argv[1])
        found = numpy.asarray(image.convert("RGBA"))
        wanted = numpy.fromfile(sys.argv[2], numpy.uint8).reshape(found.shape)
        visible = wanted[..., 3:] > 0
        same = ((found == wanted) | ~visible).all() and (found[..., 3] == wanted[..., 3]).all()
        print(image.mode, same)
        """

    @Test("PNG gives every pixel back, in the smallest kind that holds it", arguments: kinds)
    func png(_ kind: Kind) throws {
        try check(kind, PNGEncoder().encode(kind.image), mode: kind.mode)
    }

    @Test("WebP without loss gives every pixel back", arguments: kinds)
    func webp(_ kind: Kind) throws {
        try check(kind, try WebPEncoder().encode(kind.image), mode: nil)
    }

    private func check(_ kind: Kind, _ bytes: [UInt8], mode: String?) throws {
        try withTemporaryFolder { folder in
            let files = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
            try Data(bytes).write(to: files.0)
            let whole = PixelRectangle.whole(kind.image)
            try Data(kind.image.straightBytes(of: whole)).write(to: files.1)
            let words = try Python.run(Self.compare, [files.0.path, files.1.path])
                .split(whereSeparator: \.isWhitespace)
            if let mode { #expect(words[0] == mode) }
            #expect(words[1] == "True")
        }
    }
}
