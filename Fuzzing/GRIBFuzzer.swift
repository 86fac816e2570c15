import Foundation

/// libFuzzer's entry: opens the bytes as a file, and decodes what can be.
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
            _ = variable.grid.bounds
            _ = variable.grid.position(of: 10, 50)
            for index in variable.times.indices.prefix(3) {
                _ = try? dataset.readField(of: variable, at: index)
            }
        }
    } catch {
        precondition(!"\(error)".contains("\n"), "an error is one line")
    }
    return 0
}

private let scratch = "/dev/shm/skyloop-fuzz-\(getpid()).grib"
