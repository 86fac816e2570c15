import Raster

/// The part of the map that lines, symbols and particles are drawn on.
///
/// It is a picture with north up, which the page lays on the map like a cloth: so pan, tilt, rotation and
/// the globe work without drawing it anew.
struct OverlayArea: Equatable {
    /// What the picture shows.
    let camera: Camera
    /// The left and top edge, width and height in the unit world; x goes on over the date line.
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    /// The zoom of the map that it was made for.
    let zoom: Double

    /// The most pixels of a picture.
    private static let pixelLimit = 2.6e6

    /// Makes the area for what the map shows, with room around it to move.
    init?(_ view: MapView, margin: Double) {
        let (across, down) = (view.east - view.west, view.south - view.north)
        let isWhole = across >= 0.999
        let west = view.west - (isWhole ? 0 : across * margin)
        let east = view.east + (isWhole ? 0 : across * margin)
        let north = max(view.north - down * margin, 0)
        let south = min(view.south + down * margin, 1)
        guard west < east, north < south else { return nil }
        var zoom = view.zoom - 1
        let points = Camera.worldSize * Maths.exp2(zoom)
        let room = Self.pixelLimit / ((east - west) * (south - north) * points * points)
        var ratio = min(max(view.pixelRatio, 1), max(room, 0).squareRoot())
        if ratio < 1 {
            zoom += Maths.log2(ratio)
            ratio = 1
        }
        let scale = Camera.worldSize * Maths.exp2(zoom)
        let camera = Camera(
            center: Coordinate(
                longitude: WebMercator.longitude(x: (west + east) / 2),
                latitude: WebMercator.latitude(y: (north + south) / 2)),
            zoom: zoom, width: (east - west) * scale, height: (south - north) * scale,
            pixelRatio: ratio)
        guard camera.pixelWidth > 8, camera.pixelHeight > 8 else { return nil }
        let frame = camera.frame
        self.camera = camera
        // The camera knows the first world only.
        x = frame.originX + (west - frame.originX).rounded()
        y = frame.originY
        width = Double(camera.pixelWidth) * frame.step
        height = Double(camera.pixelHeight) * frame.step
        self.zoom = view.zoom
    }

    /// Whether it still covers what the map shows, at about its size.
    ///
    /// - Parameter isSettled: Whether the map has come to rest, so that the size must be right.
    func serves(_ view: MapView, isSettled: Bool) -> Bool {
        let slack = 1e-9
        let isInside =
            view.west >= x - slack && view.east <= x + width + slack
            && view.north >= y - slack && view.south <= y + height + slack
        return isInside && (view.zoom - zoom).magnitude <= (isSettled ? 0.01 : 0.6)
    }
}

/// What the map shows: a part of the unit world, x without an end, and the zoom for tiles of 256 points.
struct MapView: Equatable {
    var west: Double
    var north: Double
    var east: Double
    var south: Double
    var zoom: Double
    var pixelRatio: Double
}
