/// Where a field is: which reader has it, under which number.
struct FieldSource: Hashable, Sendable {
    let time: FieldTime
    let reader: Int32
    let address: Int
}
