/// Memory that is kept between drawings and only ever grows.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
    private(set) var pointer: UnsafeMutablePointer<Element>
    private(set) var capacity = 0

    init() { pointer = UnsafeMutablePointer<Element>.allocate(capacity: 1) }

    deinit { pointer.deallocate() }

    /// Makes room for a number of elements; what was there is lost when it grows.
    mutating func reserve(_ count: Int) {
        guard count > capacity else { return }
        pointer.deallocate()
        // Eight more, so that loops of whole vectors may run over the end.
        pointer = UnsafeMutablePointer<Element>.allocate(capacity: count + 8)
        capacity = count
    }

    subscript(index: Int) -> Element {
        get { pointer[index] }
        nonmutating set { pointer[index] = newValue }
    }
}
