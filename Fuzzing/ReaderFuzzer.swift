import Foundation

/// libFuzzer's entry: opens the bytes as a file of whichever format, and decodes what can be.
///
/// Compiled together with WeatherData's own sources; `Fuzzing/run.sh` says how.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let path = scratch
    guard let file = fopen(path, "wb") else { return 0 }
    fwrite(bytes, 1, count, file)
    fclose(file)
    do throws(WeatherDataError) {
        let dataset = try Dataset(contentsOf: path, options: .init(cacheBytes: 0))
        for variable in dataset.variables.prefix(20) where variable.grid.pointCount < 200_000 {
            read(variable, of: dataset)
        }
    } catch {
        precondition(!"\(error)".contains("\n"), "an error is one line")
    }
    NetCDFLibrary.shared.close(path)
    return 0
}

/// Places and some fields of a variable, steps of sums and turned winds too.
private func read(_ variable: Variable, of dataset: Dataset) {
    _ = variable.grid.bounds
    _ = variable.grid.coordinate(atX: 0.5, y: 0.5)
    _ = variable.grid.position(of: 10, 50)
    _ = variable.quantity?.conversion(fromUnits: variable.units)
    for index in variable.times.indices.prefix(3) {
        _ = dataset.grid(of: variable, at: index)
        _ = try? dataset.readField(of: variable, at: index)
        _ = try? dataset.readRate(of: variable, at: index)
    }
}

private let scratch = "/dev/shm/skyloop-fuzz-\(getpid())"
