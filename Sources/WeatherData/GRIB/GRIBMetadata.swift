import Foundation

/// What ecCodes' tables say of a field.
enum GRIBMetadata {
    /// Name, unit, level, statistic and grid of a field.
    static func read(
        _ handle: CodesHandle, edition: Int, grid: Grid
    ) -> VariableMetadata {
        let parameter = parameter(handle, edition: edition)
        let name = ParameterName.read(handle, parameter)
        var metadata = VariableMetadata(
            shortName: name.shortName, name: name.name, units: name.units, grid: grid)
        metadata.standardName = handle.string("cfName")
        metadata.parameter = parameter
        metadata.level = GRIBLevel.read(handle, edition: edition)
        metadata.statistic = statistic(handle, edition: edition)
        metadata.product = edition == 2 ? product(handle) : nil
        metadata.isGridRelative = handle.int("uvRelativeToGrid") == 1
        return metadata
    }

    private static func parameter(_ handle: CodesHandle, edition: Int) -> Parameter {
        let centre = handle.int("centre") ?? 0
        if edition == 1 {
            return .grib1(
                centre: centre, table: handle.int("table2Version") ?? 0,
                number: handle.int("indicatorOfParameter") ?? 0)
        }
        return .grib2(
            centre: centre, discipline: handle.int("discipline") ?? 0,
            category: handle.int("parameterCategory") ?? 0,
            number: handle.int("parameterNumber") ?? 0)
    }

    private static func statistic(_ handle: CodesHandle, edition: Int) -> Statistic? {
        switch handle.string("stepType") {
        case nil, "instant": if sumsSinceRun(handle, edition: edition) { return .sum }
        case "accum": return .sum
        case "avg", "avgfc", "avgua", "avgia", "avgid", "avgad": return .mean
        case "max": return .maximum
        case "min": return .minimum
        case "diff": return .difference
        case "rms": return .rootMeanSquare
        case "sd": return .standardDeviation
        case "ratio": return .ratio
        case .some: return .other
        }
        guard edition == 2 else { return nil }
        switch handle.int("typeOfStatisticalProcessing") {
        case nil: return nil
        case 0: return .mean
        case 1: return .sum
        case 2: return .maximum
        case 3: return .minimum
        case 4: return .difference
        case 5: return .rootMeanSquare
        case 6: return .standardDeviation
        case .some: return .other
        }
    }

    /// Whether a field is a sum since the run's start, though its header says that it is of an instant.
    ///
    /// ECMWF's older GRIB 1 gives rain, snow and radiation so. ecCodes knows most of these parameters, for
    /// its conversion to GRIB 2; ECMWF's parameter database says it of the rain's and the snow's parts too.
    static func sumsSinceRun(_ handle: CodesHandle, edition: Int) -> Bool {
        guard edition == 1, handle.string("stepType") ?? "instant" == "instant" else {
            return false
        }
        if handle.string("stepTypeForConversion") == "accum" { return true }
        guard case .grib1(98, 128, let number) = parameter(handle, edition: 1) else {
            return false
        }
        // Large-scale rain, convective rain, snow.
        return [142, 143, 144].contains(number)
    }

    /// Which product of an ensemble it is, in words; nil for a single run's field.
    private static func product(_ handle: CodesHandle) -> String? {
        switch handle.int("productDefinitionTemplateNumber") {
        case 2, 3, 4, 12, 13, 14:
            switch handle.int("derivedForecast") {
            case 0: return "ensemble mean"
            case 1: return "weighted ensemble mean"
            case 2: return "ensemble standard deviation"
            case 3: return "normalised ensemble standard deviation"
            case 4: return "ensemble spread"
            case 5: return "ensemble anomaly index"
            case 6: return "unweighted cluster mean"
            case 7: return "interquartile range"
            case 8: return "ensemble minimum"
            case 9: return "ensemble maximum"
            case let other?: return "ensemble product \(other)"
            case nil: return nil
            }
        case 5, 9:
            let lower = limit(handle, "Lower")
            let upper = limit(handle, "Upper")
            switch handle.int("probabilityType") {
            case 0: return "probability below \(lower)"
            case 1: return "probability above \(upper)"
            case 2: return "probability from \(lower) to \(upper)"
            case 3: return "probability above \(lower)"
            case 4: return "probability below \(upper)"
            default: return "probability"
            }
        case 6, 10:
            return handle.int("percentileValue").map { "\($0) % percentile" }
        default:
            return nil
        }
    }

    private static func limit(_ handle: CodesHandle, _ which: String) -> String {
        guard let value = handle.int("scaledValueOf\(which)Limit") else { return "?" }
        let factor = handle.int("scaleFactorOf\(which)Limit") ?? 0
        return Level.text(GRIBLevel.scaled(value, factor: factor))
    }
}
