import Testing
import WeatherData

@Suite struct WeatherDataErrorTests {
    @Test func namesTheFile() {
        let error = WeatherDataError(.badData, "not weather data", path: "/a/b.txt")
        #expect("\(error)" == "/a/b.txt: not weather data")
    }
}
