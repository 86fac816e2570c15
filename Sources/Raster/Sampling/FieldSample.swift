/// What is to be drawn: one or two numbers at each grid point, between two moments.
public struct FieldSample: Sendable {
    /// The number, or the vector's eastward component.
    public var first: FieldBlend

    /// The vector's northward component or the second operand, on the same grid.
    public var second: FieldBlend?

    /// What is drawn of the numbers.
    public var expression: SampleExpression

    /// The field that the scale's masks look at, on the same grid; taken at the nearest grid point.
    public var mask: GridValues?

    /// Makes a sample of one number.
    public init(_ first: FieldBlend, expression: SampleExpression = .number) {
        precondition(!expression.needsSecond, "this expression needs a second number")
        self.first = first
        self.expression = expression
    }

    /// Makes a sample of two numbers on the same grid.
    public init(_ first: FieldBlend, _ second: FieldBlend, expression: SampleExpression) {
        precondition(
            first.from.width == second.from.width && first.from.height == second.from.height
                && first.from.wrapsX == second.from.wrapsX, "both numbers need the same grid")
        self.first = first
        self.second = second
        self.expression = expression
    }

    /// Makes a sample of one field at one moment.
    public init(_ values: GridValues) { self.init(FieldBlend(values)) }
}
