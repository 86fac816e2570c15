import Foundation
import Raster
import Testing

@testable import SkyloopWeb

@Suite struct ValueTileTests {
    /// A tile as the server writes it: see its `ValueTile` for the form.
    static func bytes(side: Int, planes: [[Float]]) -> [UInt8] {
        var bytes = Array("SKV1".utf8)
        func append(_ number: some FixedWidthInteger) {
            withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
        }
        append(UInt16(side))
        append(UInt16(side))
        bytes += [UInt8(planes.count), 0, 0, 0]
        for plane in planes {
            let valid = plane.filter(\.isFinite)
            let low = valid.min() ?? 0
            let step = ((valid.max() ?? 0) - low) / 65_534
            append(low.bitPattern)
            append(step.bitPattern)
            for value in plane {
                append(
                    value.isNaN
                        ? UInt16.max : step > 0 ? UInt16(((value - low) / step).rounded()) : 0)
            }
        }
        return bytes
    }

    private func tile(_ planes: [[Float]], side: Int) throws -> ValueTile {
        try Self.bytes(side: side, planes: planes).withUnsafeBufferPointer {
            try #require(ValueTile($0))
        }
    }

    @Test func readsValues() throws {
        let values: [Float] = [-3, 0, 1, .nan, 5, 6, 7, 8, 12]
        let read = try tile([values], side: 3)
        for (index, value) in values.enumerated() {
            let own = read.value(at: index)
            #expect(value.isNaN ? own.isNaN : abs(own - value) < 1e-3)
        }
    }

    @Test func givesTheLengthOfAVector() throws {
        let east = [Float](repeating: 3, count: 9)
        let north = [Float](repeating: 4, count: 9)
        #expect(abs(try tile([east, north], side: 3).value(at: 4) - 5) < 1e-3)
    }

    /// Beyond the world's edge there is no value; a globe's pole has the colour beside it.
    @Test func extendsTheWorldsEdge() {
        var pixels: [UInt32] = [0, 0, 1, 2, 3, 4, 0, 0]
        pixels.withUnsafeMutableBufferPointer {
            TilePainter.extend($0.baseAddress!, 2, rows: 0..<4, isTop: true, isBottom: true)
        }
        #expect(pixels == [1, 2, 1, 2, 3, 4, 3, 4])
    }

    @Test func refusesWhatIsNoTile() {
        let good = Self.bytes(side: 3, planes: [[Float](repeating: 1, count: 9)])
        var bad: [[UInt8]] = [[], Array("SKV1".utf8), good + [0]]
        for count in 0..<good.count { bad.append(Array(good.prefix(count))) }
        for (index, byte) in [(0, 0), (4, 255), (5, 255), (8, 3), (8, 0)] as [(Int, UInt8)] {
            var other = good
            other[index] = byte
            bad.append(other)
        }
        for bytes in bad {
            bytes.withUnsafeBufferPointer { #expect(ValueTile($0) == nil) }
        }
    }

    /// Against colours looked up one by one.
    @Test(arguments: [0, 0.25, 0.5, 1] as [Float])
    func paintsAMixOfTwo(fraction: Float) throws {
        let side = 8
        var first = (0..<64).map { Float($0) / 2 - 4 }
        var second = (0..<64).map { 40 - Float($0) }
        first[5] = .nan
        second[9] = .nan
        let scale = ColorScale(stops: [ColorStop(0, 0x000000), ColorStop(30, 0xFF8040)])
        let table = ColorTable(scale, range: 0...30)
        var pixels = [UInt32](repeating: 1, count: 64)
        let (before, after) = (try tile([first], side: side), try tile([second], side: side))
        pixels.withUnsafeMutableBufferPointer { buffer in
            guard let address = buffer.baseAddress else { return }
            TilePainter.paint(
                before, after, fraction: fraction, table: table, rows: 0..<8,
                into: address)
        }
        let evaluator = ColorScaleEvaluator(scale)
        for index in 0..<64 {
            var value = first[index] + (second[index] - first[index]) * fraction
            if value.isNaN { value = fraction < 0.5 ? first[index] : second[index] }
            guard !value.isNaN else {
                #expect(pixels[index] == 0)
                continue
            }
            let color = evaluator.color(at: min(max(value, 0), 30))
            let red = Int(pixels[index] & 255)
            let green = Int(pixels[index] >> 8 & 255)
            #expect(abs(red - Int(color.red)) <= 1 && abs(green - Int(color.green)) <= 1)
            #expect(pixels[index] >> 24 == 255)
        }
    }
}
