import Foundation

/// Where the values of a classic file (CDF-1, CDF-2, CDF-5) lie, read from its header by ourselves.
///
/// netCDF-C gives zeros for what lies behind the end of a classic file that was cut short, and trusts
/// lengths in the header. So the header is read here first: what is not there is then missing, not 0.
/// After the NetCDF classic format specification.
struct ClassicLayout: Sendable {
    /// Where one variable lies.
    struct Variable: Sendable {
        let name: String
        let begin: Int
        let typeSize: Int
        /// Lengths of the dimensions; that of a record dimension is 0.
        let lengths: [Int]
        let isRecord: Bool

        /// The bytes of the variable, or of one record of it, without padding.
        let size: Int
    }

    /// The variables in the file's order, which is the order of the library's numbers.
    let variables: [Variable]

    /// The number of records.
    let recordCount: Int

    /// The bytes of a record of all variables.
    let recordSize: Int

    /// The bytes that the file has.
    var fileSize: Int { stamp.size }

    /// The file's state when its header was read.
    let stamp: FileStamp

    /// Reads the header of a file; nil if the file is not a classic one.
    init?(contentsOf path: String) throws(WeatherDataError) {
        guard let stamp = FileStamp(of: path), let file = fopen(path, "rb") else {
            throw WeatherDataError(.inputOutput, "it can't be opened", path: path)
        }
        defer { fclose(file) }
        // A header of more than 64 MiB is none.
        let length = min(stamp.size, 1 << 26)
        var chunk = 1 << 16
        while true {
            let wanted = min(chunk, length)
            rewind(file)
            let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
                count = fread(buffer.baseAddress, 1, wanted, file)
            }
            guard bytes.starts(with: Array("CDF".utf8)), bytes.count > 3,
                [1, 2, 5].contains(bytes[3])
            else { return nil }
            var parser = ClassicHeaderParser(bytes, of: stamp)
            do {
                self = try parser.layout()
                return
            } catch .ended where wanted < length {
                chunk *= 8
            } catch {
                throw WeatherDataError(.badData, error.sentence, path: path)
            }
        }
    }

    /// Makes a layout.
    init(variables: [Variable], recordCount: Int, recordSize: Int, stamp: FileStamp) {
        self.variables = variables
        self.recordCount = recordCount
        self.recordSize = recordSize
        self.stamp = stamp
    }

    /// The bytes that the file must have for all its values.
    var neededSize: Int {
        variables.map { variable in
            guard variable.isRecord else { return variable.begin + variable.size }
            guard recordCount > 0 else { return 0 }
            return variable.begin + (recordCount - 1) * recordSize + variable.size
        }.max() ?? 0
    }

    /// Where a part of a variable begins, if it lies in one piece; nil otherwise.
    func piece(variable number: Int, start: [Int], count: [Int]) -> Int? {
        guard holds(variable: number, start: start, count: count) else { return nil }
        let variable = variables[number]
        var stride = variable.typeSize
        var offset = variable.begin
        var isWhole = true
        for index in start.indices.reversed() {
            guard isWhole || count[index] == 1 else { return nil }
            if index == 0, variable.isRecord {
                guard count[0] == 1 else { return nil }
                return offset + start[0] * recordSize
            }
            offset += start[index] * stride
            stride *= variable.lengths[index]
            isWhole = isWhole && count[index] == variable.lengths[index]
        }
        return offset
    }

    /// Whether the values of a part of a variable are in the file.
    func holds(variable number: Int, start: [Int], count: [Int]) -> Bool {
        guard variables.indices.contains(number) else { return false }
        let variable = variables[number]
        guard start.count == variable.lengths.count, count.count == start.count else {
            return false
        }
        var offset = variable.begin
        var inner = 0
        for index in start.indices {
            let last = start[index] + max(count[index], 1) - 1
            if index == 0, variable.isRecord {
                offset += last * recordSize
            } else {
                inner = inner * variable.lengths[index] + last
            }
        }
        return offset + (inner + 1) * variable.typeSize <= fileSize
    }
}
