/// How the tests were built.
public enum TestBuild {
    /// Whether they were built without optimisation.
    public static let isDebug: Bool = {
        var isDebug = false
        // The body of an assertion runs in a debug build alone.
        assert(
            {
                isDebug = true
                return true
            }())
        return isDebug
    }()
}
