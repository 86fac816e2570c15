import Skyloop

/// A box on a command line, as `W,S,E,N` in degrees.
struct BoxArgument: Equatable, Sendable {
    let bounds: CoordinateBounds

    /// Reads a box; an east below the west means one over the date line.
    init(parsing text: String) throws(InvalidValue) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingSpaces)
        }
        guard numbers.count == 4, let west = numbers[0], let south = numbers[1],
            let east = numbers[2], let north = numbers[3],
            [west, south, east, north].allSatisfy(\.isFinite), abs(west) <= 360,
            abs(east) <= 540, south >= -90, north <= 90, south < north, west != east
        else {
            throw InvalidValue(
                "use WEST,SOUTH,EAST,NORTH in degrees with south below north, such as -10,35,30,60")
        }
        let bounds = CoordinateBounds(west: west, south: south, east: east, north: north)
        guard bounds.width > 0, bounds.width <= 360 else {
            throw InvalidValue("the box is wider than the world; use at most 360 degrees")
        }
        self.bounds = bounds
    }
}

extension Substring {
    /// The text without white space around it.
    var trimmingSpaces: String {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
