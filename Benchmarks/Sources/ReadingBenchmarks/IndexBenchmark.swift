import CLibraries
import Foundation
import WeatherData

/// Opening a file of a hundred thousand messages, without decoding.
struct IndexBenchmark {
    private let file: URL

    /// 5 parameters × 20 levels × 50 steps × 20 members.
    private static let counts = (parameters: 5, levels: 20, steps: 50, members: 20)

    init(_ folder: URL) throws {
        file = folder.appendingPathComponent("many.grib2")
        let sample = try GRIBMaker.message(36, 19, packing: "grid_simple", bits: 8)
        guard FileManager.default.createFile(atPath: file.path, contents: nil),
            let output = FileHandle(forWritingAtPath: file.path)
        else { throw GRIBMaker.Failed(step: file.path) }
        var count = 0
        for step in 0..<Self.counts.steps {
            var part: [UInt8] = []
            for member in 0..<Self.counts.members {
                for level in 0..<Self.counts.levels {
                    for parameter in 0..<Self.counts.parameters {
                        part += try Self.message(
                            sample, parameter: parameter, level: level, step: step, member: member)
                        count += 1
                    }
                }
            }
            try output.write(contentsOf: Data(part))
        }
        try output.close()
        print("\(count) messages of \(sample.count) bytes")
    }

    /// The sample as a member's field: WMO's template 4.1 in place of 4.0.
    private static func message(
        _ sample: [UInt8], parameter: Int, level: Int, step: Int, member: Int
    ) throws -> [UInt8] {
        // Sections 1 and 3 are before section 4.
        var place = 16
        while sample[place + 4] != 4 {
            place += sample[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        var section = Array(sample[place..<place + 34]) + [3, UInt8(member), 20]
        section[3] = 37
        section[8] = 1
        section[9] = UInt8([0, 2, 2, 3, 1][parameter])
        section[10] = UInt8([0, 2, 3, 5, 1][parameter])
        section[21] = UInt8(step)
        let pressure = (level + 1) * 5000
        for index in 0..<4 { section[24 + index] = UInt8(pressure >> (8 * (3 - index)) & 0xFF) }
        var message = sample[..<place] + section + sample[(place + 34)...]
        let length = message.count
        for index in 0..<8 { message[8 + index] = UInt8(length >> (8 * (7 - index)) & 0xFF) }
        return Array(message)
    }

    func run() throws {
        let before = Process.megabytes
        var opened: Dataset?
        let clock = ContinuousClock()
        var wall = Duration.seconds(1000)
        let seconds = try Process.least(5) {
            opened = nil
            wall = min(wall, try clock.measure { opened = try Dataset(contentsOf: file.path) })
        }
        guard let opened else { return }
        let fields = opened.variables.reduce(0) { $0 + $1.times.count }
        print(
            "index: \(opened.variables.count) variables, \(fields) fields in "
                + "\(Process.text(seconds, 2)) s of processor time, "
                + "\(Process.text(seconds * 1e6 / Double(fields), 1)) µs a message; best wall time "
                + "\(Process.text(wall / .seconds(1), 2)) s; "
                + "\(Process.text(Process.megabytes - before, 0)) MiB more memory")
        let library = libraryTime(fields)
        print("ecCodes, headers only: \(Process.text(library, 1)) µs a message")
    }

    /// What ecCodes takes to read the keys that an index needs, from headers alone; µs a message.
    private func libraryTime(_ fields: Int) -> Double {
        guard let input = fopen(file.path, "rb") else { return .nan }
        defer { fclose(input) }
        let start = Process.seconds
        var count = 0
        var status: Int32 = 0
        while count < 5000,
            let handle = codes_grib_handle_new_from_file(nil, input, &status)
        {
            var number = 0
            for key in ["paramId", "level", "validityDate", "validityTime", "number"] {
                codes_get_long(handle, key, &number)
            }
            codes_handle_delete(handle)
            count += 1
        }
        return (Process.seconds - start) * 1e6 / Double(count)
    }
}
