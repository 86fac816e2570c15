import WeatherData

extension SkyloopError {
    /// Takes over what reading data says.
    init(_ error: WeatherDataError) {
        let code: Code =
            switch error.code {
            case .noInput: .noInput
            case .inputOutput: .inputOutput
            case .badData, .unsupported: .badData
            default: .internal
            }
        self.init(code, error.message, path: error.path)
    }
}
