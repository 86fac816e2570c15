/// A picture's size in pixels, as `1280x720`.
struct PictureSize: Equatable, Sendable {
    let width: Int
    let height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Reads a size.
    init(parsing text: String) throws(InvalidValue) {
        let parts = text.lowercased().replacing("×", with: "x").split(separator: "x")
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
            (16...16384).contains(width), (16...16384).contains(height)
        else { throw InvalidValue("use WIDTHxHEIGHT in pixels, 16 to 16384, such as 1280x720") }
        self.init(width: width, height: height)
    }
}
