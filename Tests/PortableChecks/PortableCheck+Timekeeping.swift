import Timekeeping

extension PortableCheck {
    static let timekeeping: [PortableCheck] = []
}
