/// The beginning of a file, by which its format is recognised.
public struct FileHead: Sendable {
    /// The path of the file.
    public let path: String

    /// The first bytes, up to 64 KiB.
    public let bytes: [UInt8]

    /// Makes a head.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Whether the bytes are there from the given place on.
    public func hasBytes(_ text: StaticString, at offset: Int = 0) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count >= offset + count else { return false }
        let wanted = UnsafeBufferPointer(start: text.utf8Start, count: count)
        return bytes[offset..<offset + count].elementsEqual(wanted)
    }

    /// Where the bytes are first found; nil where they are not.
    public func firstOffset(of text: StaticString) -> Int? {
        let count = text.utf8CodeUnitCount
        let wanted = UnsafeBufferPointer(start: text.utf8Start, count: count)
        guard bytes.count >= count else { return nil }
        for offset in 0...(bytes.count - count) where bytes[offset] == wanted[0] {
            if bytes[offset..<offset + count].elementsEqual(wanted) { return offset }
        }
        return nil
    }
}
