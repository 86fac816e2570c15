import Testing

@testable import Skyloop
