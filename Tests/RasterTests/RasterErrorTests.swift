import Raster
import Testing

@Suite struct RasterErrorTests {
    @Test func saysWhatFailed() {
        let error = RasterError(.invalidArgument, "no such unit")
        #expect(error.message == "no such unit")
    }
}
