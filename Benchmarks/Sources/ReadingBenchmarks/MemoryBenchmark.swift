import Foundation
import WeatherData

/// Ten thousand decoded fields, of each packing in turn: memory must stay where it is.
struct MemoryBenchmark {
    private let file: URL

    init(_ folder: URL) throws {
        file = folder.appendingPathComponent("packings.grib2")
        var bytes: [UInt8] = []
        for packing in GRIBMaker.packings {
            bytes += (try? GRIBMaker.message(144, 73, packing: packing, bits: 16)) ?? []
        }
        try Data(bytes).write(to: file)
    }

    func run() throws {
        var readings: [Double] = []
        // Each file is opened anew, so that what is made at opening must go too.
        for round in 0..<20 {
            let dataset = try Dataset(contentsOf: file.path, options: .init(cacheBytes: 1 << 20))
            for number in 0..<500 {
                let variable = dataset.variables[number % dataset.variables.count]
                _ = try dataset.readField(of: variable, at: 0)
            }
            if round % 4 == 3 { readings.append(Process.megabytes) }
        }
        let text = readings.map { Process.text($0, 1) }.joined(separator: ", ")
        print("memory after 2000, 4000 … 10000 decoded fields: \(text) MiB")
    }
}
