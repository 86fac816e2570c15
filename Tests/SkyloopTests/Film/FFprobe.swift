import Foundation
import TestSupport

/// What FFmpeg's own programs find in a film.
enum FFprobe {
    static var isAvailable: Bool { Tool.find("ffprobe") != nil && Tool.find("ffmpeg") != nil }

    /// FFmpeg's programs are not there, or failed.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// The first stream's entries and the container's duration.
    struct Report {
        let entries: [String: String]
        subscript(name: String) -> String? { entries[name] }
        func number(_ name: String) -> Double? { entries[name].flatMap(Double.init) }
    }

    /// Counts the frames by decoding them, and reads the tags.
    static func report(_ file: URL) throws -> Report {
        guard let tool = Tool.find("ffprobe") else { throw Missing(description: "no ffprobe") }
        let text = try Tool.text(
            tool,
            [
                "-v", "error", "-count_frames", "-show_entries",
                "stream=codec_name,pix_fmt,width,height,nb_read_frames,color_range,color_space,"
                    + "color_transfer,color_primaries,r_frame_rate,profile:format=duration",
                "-of", "default=nokey=0:noprint_wrappers=1", file.path,
            ])
        var entries: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { entries[String(parts[0])] = String(parts[1]) }
        }
        return Report(entries: entries)
    }

    /// When each frame shows, in seconds.
    static func times(_ file: URL) throws -> [Double] {
        guard let tool = Tool.find("ffprobe") else { throw Missing(description: "no ffprobe") }
        let text = try Tool.text(
            tool,
            [
                "-v", "error", "-show_entries", "frame=pts_time", "-of", "csv=p=0", file.path,
            ])
        return text.split(separator: "\n").compactMap {
            Double($0.split(separator: ",").first ?? "")
        }
    }

    /// The decoded frames as RGB, three bytes a pixel, by the matrix that the stream's tags name.
    static func decode(_ file: URL) throws -> [UInt8] {
        guard let tool = Tool.find("ffmpeg") else { throw Missing(description: "no ffmpeg") }
        let result = try Tool.run(
            tool,
            [
                "-v", "error", "-i", file.path, "-vf",
                "scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int",
                "-pix_fmt", "rgb24", "-f", "rawvideo", "-",
            ])
        guard result.status == 0 else { throw Missing(description: result.errorText) }
        return [UInt8](result.output)
    }
}
