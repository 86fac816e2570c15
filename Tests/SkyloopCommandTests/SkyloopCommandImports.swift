import Testing

@testable import SkyloopCommand
