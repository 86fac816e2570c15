import Foundation

/// The formats that are known, in the order in which they are tried.
enum FileFormats {
    /// The readers; a new format adds its own here.
    static let all: [any FieldReader.Type] = [GRIBReader.self, NetCDFReader.self]

    /// Opens a file with the reader of its format.
    static func open(_ path: String) throws(WeatherDataError) -> any FieldReader {
        let head = try head(of: path)
        for format in all where format.recognises(head) {
            return try format.init(contentsOf: path)
        }
        throw WeatherDataError(.badData, unknownMessage(head), path: path)
    }

    /// Whether an error says that a file is of another kind, rather than a damaged one of ours.
    static func isForeign(_ error: WeatherDataError) -> Bool {
        error.message == textMessage || error.message.hasSuffix(otherEnding)
    }

    private static let textMessage = "it is text, not weather data"
    private static let otherMessage = "it is in no format that Skyloop knows"
    private static let otherEnding = "Skyloop knows"

    /// What other formats begin with, so that a message can say what a file is.
    private static let others: [(start: [UInt8], name: String)] = [
        ([0x49, 0x49, 0x2A, 0], "a TIFF picture"), ([0x4D, 0x4D, 0, 0x2A], "a TIFF picture"),
        ([0x49, 0x49, 0x2B, 0], "a TIFF picture"), ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
        ([0xFF, 0xD8, 0xFF], "a JPEG picture"), (Array("%PDF".utf8), "a PDF document"),
        (Array("PK".utf8) + [3, 4], "a zip archive: unpack it first"),
        (Array("BZh".utf8), "packed with bzip2: unpack it first"),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "packed with xz: unpack it first"),
        ([0x28, 0xB5, 0x2F, 0xFD], "packed with zstd: unpack it first"),
        (Array("AR2V".utf8), "a NEXRAD level II file"), (Array("BUFR".utf8), "a BUFR file"),
    ]

    /// Whether the file's name says that it holds weather data: then it is worth a warning.
    static func looksLikeData(_ path: String) -> Bool {
        let endings = [
            "grib", "grb", "grib1", "grib2", "grb1", "grb2", "gb2", "nc", "nc4", "cdf", "bin", "h5",
        ]
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let parts = name.lowercased().split(separator: ".")
        // `gfs.t18z.pgrb2.1p00.f000.2018101018` names its format in the middle.
        return parts.contains { part in
            endings.contains(String(part)) || part.contains("grb2") || part.contains("grib2")
        }
    }

    private static func head(of path: String) throws(WeatherDataError) -> FileHead {
        switch FileKind(of: path) {
        case .missing: throw WeatherDataError(.noInput, "there is no such file", path: path)
        case .folder: throw WeatherDataError(.noInput, "it is a folder", path: path)
        case .special:
            throw WeatherDataError(
                .noInput, "it is no regular file; save the data to a file first", path: path)
        case .store: return FileHead(path: path, bytes: [])
        case .file: break
        }
        guard let file = fopen(path, "rb") else {
            let reason = String(cString: strerror(errno))
            throw WeatherDataError(.inputOutput, "it can't be opened: \(reason)", path: path)
        }
        defer { fclose(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
            count = fread(buffer.baseAddress, 1, buffer.count, file)
        }
        guard ferror(file) == 0 else {
            throw WeatherDataError(.inputOutput, "it can't be read", path: path)
        }
        guard !bytes.isEmpty else {
            throw WeatherDataError(.badData, "the file is empty", path: path)
        }
        return FileHead(path: path, bytes: bytes)
    }

    private static func unknownMessage(_ head: FileHead) -> String {
        let start = head.bytes.prefix(512).map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
        let text = String(decoding: start, as: UTF8.self)
        if text.contains("<html") || text.contains("<!doctype") {
            return "it is a web page, not weather data; the download went wrong"
        }
        let isText = head.bytes.prefix(512).allSatisfy { $0 >= 32 || (9...13).contains($0) }
        if isText, !head.bytes.isEmpty { return textMessage }
        if FileKind(of: head.path) == .store {
            return "it is a Zarr store, which is no format that \(otherEnding)"
        }
        if let other = others.first(where: { head.bytes.starts(with: $0.start) }) {
            return "it is \(other.name), which is no format that \(otherEnding)"
        }
        return otherMessage
    }
}
