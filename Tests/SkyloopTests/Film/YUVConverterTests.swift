import Foundation
import TestSupport
import Testing

@testable import Skyloop

@Suite("From RGB to YUV")
struct YUVConverterTests {
    struct Size: CustomTestStringConvertible {
        let frame: (width: Int, height: Int)
        let film: (width: Int, height: Int)
        var testDescription: String {
            "\(frame.width)×\(frame.height) as \(film.width)×\(film.height)"
        }
    }

    /// The three planes of a picture without padding.
    private func planes(
        _ image: ImageBuffer, _ width: Int, _ height: Int
    ) -> [[UInt8]] {
        let half = ((width + 1) / 2, (height + 1) / 2)
        var y = [UInt8](repeating: 1, count: width * height)
        var u = [UInt8](repeating: 1, count: half.0 * half.1)
        var v = u
        y.withUnsafeMutableBufferPointer { y in
            u.withUnsafeMutableBufferPointer { u in
                v.withUnsafeMutableBufferPointer { v in
                    guard let y = y.baseAddress, let u = u.baseAddress, let v = v.baseAddress
                    else { return }
                    YUVConverter(format: image.format, width: width, height: height).convert(
                        image, luma: .init(bytes: y, stride: width),
                        blue: .init(bytes: u, stride: half.0), red: .init(bytes: v, stride: half.0))
                }
            }
        }
        return [y, u, v]
    }

    @Test(
        "Every number is BT.709's to the nearest, whatever the size",
        arguments: [
            Size(frame: (64, 32), film: (64, 32)), Size(frame: (37, 21), film: (38, 22)),
            Size(frame: (37, 21), film: (37, 21)), Size(frame: (1, 1), film: (2, 2)),
            Size(frame: (2, 3), film: (2, 4)), Size(frame: (5, 2), film: (5, 2)),
        ])
    func formula(_ size: Size) {
        var random = SplitMix(seed: UInt64(size.frame.width))
        for format in [PixelFormat.straightRGBA, .premultipliedBGRA] {
            let image = TestFrames.picture(
                width: size.frame.width, height: size.frame.height, format: format
            ) { _, _ in
                let bits = random.next()
                return (
                    UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8),
                    // Often an end of the range, where a number could leave its byte.
                    bits >> 30 & 3 == 0 ? 255 : UInt8(truncatingIfNeeded: bits >> 16)
                )
            }
            let found = planes(image, size.film.width, size.film.height)
            /// Red, green and blue of 0…1; past the end the last one.
            func rgb(_ x: Int, _ y: Int) -> [Double] {
                let color = image[min(x, image.width - 1), min(y, image.height - 1)]
                return [color.red, color.green, color.blue].map { Double($0) / 255 }
            }
            func brightness(_ rgb: [Double]) -> Double {
                0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]
            }
            for y in 0..<size.film.height {
                for x in 0..<size.film.width {
                    let wanted = 16 + 219 * brightness(rgb(x, y))
                    #expect(abs(Double(found[0][y * size.film.width + x]) - wanted) < 0.52)
                }
            }
            let columns = (size.film.width + 1) / 2
            for y in 0..<(size.film.height + 1) / 2 {
                for x in 0..<columns {
                    let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map {
                        rgb(2 * x + $0.0, 2 * y + $0.1)
                    }
                    let mean = (0..<3).map { channel in
                        four.reduce(0) { $0 + $1[channel] } / 4
                    }
                    let blue = 128 + 224 * (mean[2] - brightness(mean)) / (2 * (1 - 0.0722))
                    let red = 128 + 224 * (mean[0] - brightness(mean)) / (2 * (1 - 0.2126))
                    #expect(abs(Double(found[1][y * columns + x]) - blue) < 0.52)
                    #expect(abs(Double(found[2][y * columns + x]) - red) < 0.52)
                }
            }
        }
    }

    @Test("Greys have no colour, and black and white are the ends of the range")
    func greys() {
        let image = TestFrames.picture(width: 256, height: 2) { x, _ in
            (UInt8(x), UInt8(x), UInt8(x))
        }
        let found = planes(image, 256, 2)
        #expect(found[0][0] == 16)
        #expect(found[0][255] == 235)
        #expect(Set(found[1] + found[2]) == [128])
    }

    @Test("Ink laid over a picture is the picture laid over it")
    func ink() {
        var random = SplitMix(seed: 7)
        func picture(_ clear: UInt64) -> ImageBuffer {
            var image = ImageBuffer(width: 61, height: 17, format: .premultipliedBGRA)
            for y in 0..<17 {
                for x in 0..<61 where random.next() % 8 >= clear {
                    let bits = random.next()
                    image[x, y] = Color(
                        red: UInt8(truncatingIfNeeded: bits),
                        green: UInt8(truncatingIfNeeded: bits >> 8),
                        blue: UInt8(truncatingIfNeeded: bits >> 16),
                        alpha: bits >> 40 & 1 == 0 ? 255 : UInt8(truncatingIfNeeded: bits >> 24))
                }
            }
            return image
        }
        let (below, above) = (picture(0), picture(6))
        var wanted = below
        Canvas.draw(on: &wanted) { $0.draw(above) }
        var found = below
        InkedPixels(above).draw(on: &found)
        #expect(found == wanted)
    }
}
