import Testing
import Timekeeping

@Suite struct TimekeepingErrorTests {
    @Test func saysWhatFailed() {
        let error = TimekeepingError(.invalidArgument, "no such unit")
        #expect(error.message == "no such unit")
    }
}
