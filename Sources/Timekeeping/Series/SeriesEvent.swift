/// Something about a series that observers are yet to be told.
enum SeriesEvent: Sendable {
    /// The rules changed, and with them perhaps what shows.
    case rules
    /// The times in use are these now.
    case intervals([Date])
    /// These are to be loaded.
    case request([Date])
    /// The data of this time came or went.
    case data(Date)
    /// This time could not be loaded.
    case failure(Date)
}
