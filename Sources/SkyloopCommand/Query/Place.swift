/// A place on the earth, as `--at` takes it.
struct Place: Equatable, Sendable {
    /// Degrees east, as given: -180…180 or 0…360.
    let longitude: Double

    /// Degrees north.
    let latitude: Double

    /// Makes a place.
    init(longitude: Double, latitude: Double) {
        self.longitude = longitude
        self.latitude = latitude
    }

    /// Reads `LON,LAT`.
    init(parsing text: String) throws(InvalidValue) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingPrefix(while: \.isWhitespace)) }
        guard parts.count == 2, let longitude = parts[0], let latitude = parts[1] else {
            throw InvalidValue("use LON,LAT in degrees, such as -93.3,45")
        }
        guard (-360...540).contains(longitude) else {
            throw InvalidValue("the longitude, which comes first, is from -180 to 360")
        }
        guard (-90...90).contains(latitude) else {
            throw InvalidValue("the latitude, which comes second, is from -90 to 90")
        }
        self.init(longitude: longitude, latitude: latitude)
    }
}
