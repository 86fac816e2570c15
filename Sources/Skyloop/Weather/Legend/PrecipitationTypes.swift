/// What falls, by the numbers of WMO code table 4.201.
enum PrecipitationTypes {
    static let names: [Int: String] = [
        1: "Rain", 2: "Thunderstorm", 3: "Freezing rain", 4: "Mixed ice", 5: "Snow",
        6: "Wet snow", 7: "Rain and snow", 8: "Ice pellets", 9: "Graupel", 10: "Hail",
        11: "Drizzle", 12: "Freezing drizzle",
    ]
}
