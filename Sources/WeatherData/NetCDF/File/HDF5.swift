/// What tells an HDF5 file from others.
enum HDF5 {
    private static let signature: [UInt8] = [0x89, 0x48, 0x44, 0x46, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Whether the signature is there.
    static func hasSignature(_ bytes: [UInt8], at offset: Int) -> Bool {
        bytes.count >= offset + 8 && bytes[offset..<offset + 8].elementsEqual(signature)
    }
}
