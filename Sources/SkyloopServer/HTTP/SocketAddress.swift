import Foundation

/// An address and a port in the system's form.
struct SocketAddress {
    private var storage = sockaddr_storage()
    private let isIPv6: Bool

    /// Reads a numeric address of either family; `localhost` is `127.0.0.1`.
    init(host: String, port: UInt16) throws(ServerError) {
        var four = sockaddr_in()
        var six = sockaddr_in6()
        if inet_pton(AF_INET, host == "localhost" ? "127.0.0.1" : host, &four.sin_addr) == 1 {
            four.sin_family = sa_family_t(AF_INET)
            four.sin_port = port.bigEndian
            isIPv6 = false
            withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: four, as: sockaddr_in.self) }
        } else if inet_pton(AF_INET6, host, &six.sin6_addr) == 1 {
            six.sin6_family = sa_family_t(AF_INET6)
            six.sin6_port = port.bigEndian
            isIPv6 = true
            withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: six, as: sockaddr_in6.self) }
        } else {
            throw ServerError(
                .invalidConfiguration,
                "'\(host)' is not an address to listen on: give numbers like 127.0.0.1, 0.0.0.0 or ::1"
            )
        }
    }

    mutating func withPointer<T>(_ body: (UnsafeMutablePointer<sockaddr_storage>, Bool) -> T) -> T {
        let isIPv6 = isIPv6
        return withUnsafeMutablePointer(to: &storage) { body($0, isIPv6) }
    }
}
