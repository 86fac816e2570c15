/// The buttons of the page, by the number that each has in the page's source.
enum PageButton: Int32 {
    case play = 0
    case stepBack = 1
    case stepForward = 2
    case now = 3
    case speed = 4
    case loop = 5
    case timeZone = 6
    case clock = 7
    case units = 8
}
