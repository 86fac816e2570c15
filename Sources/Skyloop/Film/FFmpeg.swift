import CFFmpeg

/// What Swift doesn't see of FFmpeg's macros, and its errors as ours.
enum FFmpeg {
    /// `AVERROR(EAGAIN)`: give more before taking more.
    static let again: Int32 = -11
    /// `AVERROR_EOF`, the tag "EOF ".
    static let end: Int32 = -(0x45 | 0x4F << 8 | 0x46 << 16 | 0x20 << 24)
    /// `AV_NOPTS_VALUE`: no time is known.
    static let noTime = Int64.min

    /// The libraries say nothing on stderr by themselves: what matters comes as an error.
    static let quiet: Void = av_log_set_level(AV_LOG_QUIET)

    /// Turns a negative result into an error.
    @discardableResult
    static func check(
        _ result: Int32, _ doing: String, path: String
    ) throws(SkyloopError) -> Int32 {
        guard result < 0 else { return result }
        let code = -result
        // errno values are small; FFmpeg's own are four-letter tags.
        if code < 4096 {
            throw SkyloopError(
                .inputOutput, "\(doing) failed: \(ScratchFile.reason(code))", path: path)
        }
        var text = [CChar](repeating: 0, count: 256)
        av_strerror(result, &text, text.count)
        let reason = String(
            decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        throw SkyloopError(.internal, "\(doing) failed: \(reason)", path: path)
    }

    /// The error of an allocation that gave nothing.
    static func outOfMemory(_ path: String) -> SkyloopError {
        SkyloopError(.inputOutput, "not enough memory", path: path)
    }
}
