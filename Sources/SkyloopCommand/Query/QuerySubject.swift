import Foundation
import Skyloop

/// What can be asked for its value at a place: a layer, or a variable.
protocol QuerySubject {
    /// The member that names it in the answer: `layer` or `variable`.
    var kind: String { get }

    /// Its code or id.
    var name: String { get }

    /// The unit of the answer.
    var units: String { get }

    /// The valid times, rising.
    var dates: [Date] { get }

    /// Whether values between times may be blended.
    var blends: Bool { get }

    /// Whether values are directions, in degrees.
    var isDirection: Bool { get }

    /// The value at one of the times; NaN where it is missing, or the place is outside.
    func value(at index: Int, place: Place, isNearest: Bool) throws -> Double
}
