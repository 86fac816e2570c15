import CFFmpeg

/// The encoders of films, with the settings that suit weather maps: flat areas, thin lines, small type.
enum VideoCodec {
    case h264
    case vp9

    var encoderName: String {
        switch self {
        case .h264: "libx264"
        case .vp9: "libvpx-vp9"
        }
    }

    var muxerName: String {
        switch self {
        case .h264: "mp4"
        case .vp9: "webm"
        }
    }

    /// The encoder's own options; `quality` from 0 to 1.
    func options(quality: Double, width: Int, height: Int) -> [(String, String)] {
        switch self {
        case .h264:
            // 0.75, the default, is CRF 20: no visible loss at the edges of type.
            let crf = 35 - 20 * quality
            return [
                ("preset", "medium"), ("crf", "\(crf)"), ("profile", "high"),
                ("aq-mode", "1"), ("deblock", "-1:-1"),
            ]
        case .vp9:
            let crf = Int((48 - 22 * quality).rounded())
            // One column of tiles for every 256 pixels is what VP9 allows; two cores need no more than 4.
            let columns = width >= 1024 ? "2" : width >= 512 ? "1" : "0"
            return [
                ("deadline", "good"), ("cpu-used", "5"), ("row-mt", "1"), ("crf", "\(crf)"),
                ("b", "0"), ("tile-columns", columns), ("lag-in-frames", "16"),
                ("auto-alt-ref", "1"),
            ]
        }
    }

    /// The container's options.
    var muxerOptions: [(String, String)] {
        switch self {
        // The index goes to the front, so that a browser plays before it has the whole file.
        case .h264: [("movflags", "+faststart")]
        case .vp9: []
        }
    }
}
