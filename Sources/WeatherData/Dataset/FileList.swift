import Foundation

/// The files that paths, folders and patterns name, each once.
struct FileList {
    /// The files, in the order of the arguments; those of a folder or pattern by name.
    let paths: [String]

    private let named: Set<String>
    private let arguments: [String]

    /// Whether the file was asked for by its own name rather than found in a folder.
    func isNamed(_ path: String) -> Bool { named.contains(path) }

    /// What to say when none of the files can be used.
    func emptyMessage(_ first: WeatherDataError?) -> String {
        let place = arguments.joined(separator: ", ")
        guard let first else { return "\(place): no files there; put GRIB or NetCDF files into it" }
        return "\(place): none of \(paths.count) files can be used; the first: \(first)"
    }

    static func expand(_ arguments: [String]) throws(WeatherDataError) -> FileList {
        var paths: [String] = []
        var named: Set<String> = []
        var seen: Set<String> = []
        func add(_ path: String) {
            if seen.insert(path).inserted { paths.append(path) }
        }
        guard !arguments.isEmpty else {
            throw WeatherDataError(.noInput, "no file was named")
        }
        for argument in arguments {
            switch FileKind(of: argument) {
            case .folder:
                for path in try contents(of: argument) { add(path) }
            case .missing where argument.contains(where: { "*?[".contains($0) }):
                let found = matches(argument)
                if found.isEmpty {
                    throw WeatherDataError(.noInput, "no file matches the pattern", path: argument)
                }
                for path in found {
                    if FileKind(of: path) == .folder {
                        for inner in try contents(of: path) { add(inner) }
                    } else {
                        named.insert(path)
                        add(path)
                    }
                }
            case .missing:
                throw WeatherDataError(.noInput, "there is no such file", path: argument)
            case .file, .store, .special:
                named.insert(argument)
                add(argument)
            }
        }
        return FileList(paths: paths, named: named, arguments: arguments)
    }

    /// The files in a folder and below, by name; hidden ones are left out.
    private static func contents(of folder: String) throws(WeatherDataError) -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw WeatherDataError(.inputOutput, "the folder can't be read", path: folder)
        }
        var paths: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            switch FileKind(of: path) {
            case .folder: paths += (try? contents(of: path)) ?? []
            case .file, .store: paths.append(path)
            case .special, .missing: break
            }
        }
        return paths
    }

    private static func matches(_ pattern: String) -> [String] {
        var result = glob_t()
        defer { globfree(&result) }
        guard glob(pattern, GLOB_TILDE, nil, &result) == 0 else { return [] }
        return (0..<Int(result.gl_pathc)).compactMap { index in
            result.gl_pathv[index].map { String(cString: $0) }
        }
    }
}
