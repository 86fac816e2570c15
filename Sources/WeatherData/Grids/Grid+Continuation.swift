extension Grid {
    /// The position of a place, going on evenly beyond the grid's edges.
    ///
    /// For drawing, which mixes positions between places of which some are outside. Longitudes may be
    /// in any turn; nil where the projection has no such place, and outside a curvilinear mesh.
    public func continuedPosition(
        of longitude: Double, _ latitude: Double
    ) -> (x: Double, y: Double)? {
        guard longitude.isFinite, abs(latitude) <= 90 else { return nil }
        switch geometry {
        case .separable(let x, let y, _):
            return (x.continuedPosition(of: longitude), y.continuedPosition(of: latitude))
        case .rotated(let x, let y, let pole):
            let place = pole.rotated(longitude: longitude, latitude: latitude)
            return (
                x.continuedPosition(of: place.longitude), y.continuedPosition(of: place.latitude)
            )
        case .projected(let x, let y, let projection):
            guard let point = projection.project(longitude: longitude, latitude: latitude) else {
                return nil
            }
            return (x.continuedPosition(of: point.x), y.continuedPosition(of: point.y))
        case .curvilinear(let mesh):
            return mesh.position(longitude: longitude, latitude: latitude)
        case .unplaced:
            return nil
        }
    }
}

extension Axis {
    /// The position of a coordinate, also outside the axis, where it goes on with the outer step.
    ///
    /// With a period the turn nearest to the axis's middle is taken.
    func continuedPosition(of coordinate: Double) -> Double {
        var coordinate = coordinate
        let last = Double(count - 1)
        if let period {
            let middle = self.coordinate(at: last / 2)
            coordinate -= ((coordinate - middle) / period).rounded() * period
        }
        switch storage {
        case .regular(let first, let step):
            return (coordinate - first) / step
        case .listed(let list):
            let sign: Double = rises ? 1 : -1
            let way = (coordinate - list[0]) * sign
            let length = (list[count - 1] - list[0]) * sign
            if way < 0 { return reach.first > 0 ? way / (2 * reach.first) : -1 }
            if way > length {
                return last + (reach.last > 0 ? (way - length) / (2 * reach.last) : 1)
            }
            var low = 0
            var high = count - 1
            while high - low > 1 {
                let middle = (low + high) / 2
                if (list[middle] - list[0]) * sign <= way { low = middle } else { high = middle }
            }
            let here = (list[low] - list[0]) * sign
            let next = (list[high] - list[0]) * sign
            return Double(low) + (next > here ? (way - here) / (next - here) : 0)
        }
    }
}
