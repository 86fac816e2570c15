import CNetCDF

/// The external types of NetCDF that have values.
enum NetCDFType: Int32, Sendable {
    case byte = 1
    case char = 2
    case short = 3
    case int = 4
    case float = 5
    case double = 6
    case ubyte = 7
    case ushort = 8
    case uint = 9
    case int64 = 10
    case uint64 = 11
    case string = 12

    /// Whether it counts or measures, rather than spells.
    var isNumeric: Bool { self != .char && self != .string }

    /// Whether it has no fractions.
    var isInteger: Bool { isNumeric && self != .float && self != .double }

    /// The bytes of a value in a file; 0 for strings.
    var size: Int {
        switch self {
        case .byte, .char, .ubyte: 1
        case .short, .ushort: 2
        case .int, .uint, .float: 4
        case .double, .int64, .uint64: 8
        case .string: 0
        }
    }

    /// The name in CDL, as `ncdump` writes it.
    var name: String {
        switch self {
        case .byte: "byte"
        case .char: "char"
        case .short: "short"
        case .int: "int"
        case .float: "float"
        case .double: "double"
        case .ubyte: "ubyte"
        case .ushort: "ushort"
        case .uint: "uint"
        case .int64: "int64"
        case .uint64: "uint64"
        case .string: "string"
        }
    }
}
