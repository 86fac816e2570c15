/// What the load planner asks its host to do.
public enum LoadCommand: Equatable, Sendable {
    /// Begin to load this, and report `loaded`, `failed` or `cancelled` later.
    case load(LoadKey)
    /// Nobody wants this any more: stop loading it. No report is needed.
    case cancel(LoadKey)
    /// Free what was loaded for this.
    case drop(LoadKey)
}
