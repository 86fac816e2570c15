/// What is read of a field's header without ecCodes: its time, and what makes it one of a variable.
///
/// ecCodes takes some hundred microseconds for a message. Fields whose keys are equal differ in time
/// and member only, so that ecCodes is asked once for each key.
struct GRIBHeader {
    /// The bytes that say what the field is, those of time and member blanked out.
    var key: [UInt8]

    /// When the field is valid; nil where the header reader can't tell.
    var time: FieldTime?

    /// Whether ecCodes may be asked for the time: the template is one that only it knows.
    ///
    /// It goes on for ever where the unit of time is none that there is.
    var asksForTime = false

    /// The ensemble member; nil where there is none or only ecCodes can tell.
    var member: EnsembleMember?
}
