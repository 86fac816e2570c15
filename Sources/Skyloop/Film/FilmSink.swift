import Raster

/// What turns frames into one kind of file; called from one thread at a time.
///
/// A sink that is let go before `finish` leaves nothing behind.
protocol FilmSink: AnyObject {
    /// What the reader should know about how the frames were changed; empty where they were not.
    var notes: [String] { get }
    /// Width and height of the written picture.
    var size: (width: Int, height: Int) { get }

    /// Takes the next frame, of the settings' size.
    func append(_ frame: ImageBuffer) throws(SkyloopError)

    /// Writes what is left and gives the file its name.
    ///
    /// - Returns: the paths of the written files.
    func finish() throws(SkyloopError) -> [String]
}
