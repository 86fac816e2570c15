import Skyloop
import SkyloopServer
import WeatherData

/// An error that ends the command: the exit code, and one line for a person.
struct CommandError: Error, Sendable {
    /// What the shell is told.
    let exitCode: ExitCode

    /// One line that says what failed and what to do, without `skyloop: error:` before it.
    let message: String

    /// Makes an error.
    init(_ exitCode: ExitCode, _ message: String) {
        self.exitCode = exitCode
        self.message = message
    }
}

extension CommandError {
    /// The one table from an error of the modules below to an exit code.
    init(_ error: any Error) {
        switch error {
        case let error as CommandError:
            self = error
        case let error as WeatherDataError:
            self.init(Self.exitCode(of: error.code), error.description)
        case let error as SkyloopError:
            self.init(Self.exitCode(of: error.code), error.description)
        case let error as ServerError:
            self.init(error.code == .cannotListen ? .cannotCreate : .usage, error.message)
        default:
            self.init(.software, String(describing: error))
        }
    }

    private static func exitCode(of code: SkyloopError.Code) -> ExitCode {
        switch code {
        case .invalidRequest: .usage
        case .noInput: .noInput
        case .badData: .badData
        case .cannotCreate: .cannotCreate
        case .inputOutput: .inputOutput
        default: .software
        }
    }

    private static func exitCode(of code: WeatherDataError.Code) -> ExitCode {
        switch code {
        case .noInput: .noInput
        case .inputOutput: .inputOutput
        case .badData, .unsupported: .badData
        default: .software
        }
    }

    /// The message as one line, with control characters (a file's name can have them) made visible.
    var line: String {
        var line = ""
        for scalar in message.unicodeScalars {
            if scalar.properties.generalCategory == .control {
                line += scalar.escaped(asASCII: false)
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}
