/// What a shell may offer for a value.
enum ValueCompletion: Equatable, Sendable {
    /// Nothing: the value is the user's own.
    case nothing
    /// One of a few words.
    case words([String])
    /// A file or a folder.
    case file
    /// A folder.
    case folder
    /// A layer's code; several, with commas between, where the list is wanted.
    case layers(isList: Bool)
}
