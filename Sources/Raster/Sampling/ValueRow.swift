/// What is done to a picture row's numbers between sampling and colouring.
enum ValueRow {
    /// Puts two channels together, adds the offset and takes out what is not drawn.
    static func finish(
        _ values: UnsafeMutablePointer<Float>, second: UnsafeMutablePointer<Float>, count: Int,
        expression: SampleExpression, options: SampleOptions
    ) {
        switch expression {
        case .number:
            break
        case .magnitude:
            for index in 0..<count {
                let (u, v) = (values[index], second[index])
                values[index] = (u * u + v * v).squareRoot()
            }
        case .direction:
            for index in 0..<count {
                values[index] = Angles.direction(east: -values[index], north: -second[index])
            }
        case .angle:
            for index in 0..<count {
                values[index] = Angles.direction(east: values[index], north: second[index])
            }
        case .difference:
            for index in 0..<count { values[index] -= second[index] }
        case .sum:
            for index in 0..<count { values[index] += second[index] }
        }
        if options.offset != 0 {
            for index in 0..<count { values[index] += options.offset }
        }
        if let range = options.drawRange {
            let (lower, upper) = (range.lowerBound, range.upperBound)
            for index in 0..<count {
                let value = values[index]
                values[index] = value >= lower && value <= upper ? value : .nan
            }
        }
    }
}
