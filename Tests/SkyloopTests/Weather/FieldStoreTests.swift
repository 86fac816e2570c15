import Foundation
import Synchronization
import Testing
import WeatherData

@testable import Skyloop

/// Counts from several threads.
private final class Counter: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }
    func count() { number.withLock { $0 += 1 } }
}

@Suite struct FieldStoreTests {
    private static let grid = Grid(
        longitudes: Axis(first: 0, step: 1, count: 10),
        latitudes: Axis(first: 0, step: 1, count: 10))

    private static func field(_ value: Float) -> LayerField {
        LayerField(
            grid: grid, time: FieldTime(Date(timeIntervalSince1970: 0)),
            values: [Float](repeating: value, count: 100))
    }

    @Test("A field that many ask for at once is made once")
    func once() async throws {
        let store = FieldStore(capacity: 1 << 20)
        let made = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    for index in 0..<4 {
                        let field = try? store.field(series: "a", index: index) {
                            made.count()
                            return Self.field(Float(index))
                        }
                        #expect(field?.values.values[0] == Float(index))
                    }
                }
            }
        }
        #expect(made.value == 4)
        #expect(store.bytes == 1600)
    }

    @Test("Bytes stay bounded, and the last used are kept")
    func bounded() throws {
        let store = FieldStore(capacity: 1000)
        for index in 0..<20 {
            _ = try store.field(series: "a", index: index) { Self.field(0) }
            #expect(store.bytes <= 1000)
            _ = store.kept(series: "a", index: 0)
        }
        #expect(store.kept(series: "a", index: 0) != nil)
        #expect(store.kept(series: "a", index: 19) != nil)
        #expect(store.kept(series: "a", index: 10) == nil)
    }

    @Test("A field that failed is tried again")
    func failure() throws {
        let store = FieldStore(capacity: 1000)
        #expect(throws: WeatherDataError.self) {
            try store.field(series: "a", index: 0) { () throws(WeatherDataError) in
                throw WeatherDataError(.badData, "damaged")
            }
        }
        #expect(try store.field(series: "a", index: 0) { Self.field(3) }.values.values[0] == 3)
    }
}
