import Testing

@testable import SkyloopServer
