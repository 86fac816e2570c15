/// What is drawn of a field's one or two numbers at each place.
///
/// Two numbers are components of a vector, eastward and northward, except in `difference` and `sum`.
/// They are interpolated first and put together at the pixel, so a direction never passes through south
/// on its way from 350° to 10°.
public enum SampleExpression: UInt8, CaseIterable, Sendable {
    /// The first number itself.
    case number

    /// The length of the vector. MapsGL's `vector`.
    case magnitude

    /// The direction the vector points away from, as wind is named: degrees clockwise from north, 0 to 360.
    case direction

    /// The first number is an angle in degrees; mixed as a vector, 0 to 360. MapsGL's `angle`.
    case angle

    /// The first number minus the second.
    case difference

    /// The first number plus the second.
    case sum

    /// Whether it needs two numbers.
    public var needsSecond: Bool {
        switch self {
        case .number, .angle: false
        case .magnitude, .direction, .difference, .sum: true
        }
    }
}
