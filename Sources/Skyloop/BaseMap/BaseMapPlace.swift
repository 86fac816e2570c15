import Raster

/// A town or city of the base map.
struct BaseMapPlace: Sendable, Hashable {
    /// Natural Earth's rank: 0 for the best known, 10 for small towns.
    let rank: Int
    /// Inhabitants of the wider town.
    let population: Int
    /// Whether it is the capital of its country.
    let isCapital: Bool
    /// The place on the unit world square.
    let x: Double
    let y: Double
    /// The English name.
    let name: String
}
