public import Foundation
import Synchronization

/// Weather data from one file or many: its variables, and their fields when asked.
///
/// Opening reads headers only. Fields are decoded on demand, off the caller's task, and kept in a
/// cache that is bounded in bytes.
///
/// ```swift
/// let dataset = try Dataset(contentsOf: "/data/gfs")
/// let wind = dataset.variables[0]
/// let field = try await dataset.field(of: wind, at: 0)
/// ```
public final class Dataset: Sendable {
    /// The variables, in the order of the files.
    public let variables: [Variable]

    /// What could not be used, one sentence each with its file.
    public let warnings: [String]

    /// The files that the data is from.
    public let paths: [String]

    /// The runs (analysis times) that there are fields of, rising.
    public let runs: [Date]

    let readers: [any FieldReader]
    let sources: [String: [FieldSource]]
    let sums: [String: [SumKey: [FieldSource]]]
    let cache: FieldCache
    let rotations = Mutex<[(grid: Grid, rotation: GridRotation?)]>([])

    /// Opens what a path names: a file, a folder (all files in it and below), or a pattern with
    /// `*`, `?` or `[…]`.
    ///
    /// - Throws: Where nothing there can be used. Files that can't be used beside others that can
    ///   are named in ``warnings``.
    public convenience init(
        contentsOf path: String, options: Options = Options()
    ) throws(WeatherDataError) {
        try self.init(contentsOf: [path], options: options)
    }

    /// Opens a file or a folder.
    public convenience init(
        contentsOf url: URL, options: Options = Options()
    ) throws(WeatherDataError) {
        try self.init(contentsOf: [url.path], options: options)
    }

    /// Opens files and folders.
    public convenience init(
        contentsOf urls: [URL], options: Options = Options()
    ) throws(WeatherDataError) {
        try self.init(contentsOf: urls.map(\.path), options: options)
    }

    /// Opens files, folders and patterns, and puts their fields on one time axis per variable.
    ///
    /// The order of the paths makes no difference but for copies. Where several fields have the same
    /// valid time the newest run's is taken; of the same run, the one with the shorter interval. Of
    /// fields that agree in all of that, the one of the file named last is taken, and ``warnings``
    /// tells so: two models on one grid would hide each other otherwise.
    public convenience init(
        contentsOf paths: [String], options: Options = Options()
    ) throws(WeatherDataError) {
        let files = try FileList.expand(paths)
        try self.init(files: files, options: options)
    }

    private convenience init(files: FileList, options: Options) throws(WeatherDataError) {
        var opened: [any FieldReader] = []
        var kept: [String] = []
        var warnings: [String] = []
        var firstError: WeatherDataError?
        for path in files.paths {
            do throws(WeatherDataError) {
                let reader = try FileFormats.open(path)
                opened.append(reader)
                kept.append(path)
                warnings += reader.index.warnings.map { "\(path): \($0)" }
            } catch {
                // A folder may hold other things than weather; files asked for by name may not.
                let isForeign = FileFormats.isForeign(error) && !FileFormats.looksLikeData(path)
                if files.isNamed(path) || !isForeign { warnings.append("\(error)") }
                firstError = firstError ?? error
            }
        }
        guard !opened.isEmpty else {
            if let firstError, files.paths.count == 1 { throw firstError }
            throw WeatherDataError(
                firstError?.code ?? .noInput, files.emptyMessage(firstError))
        }
        self.init(
            readers: opened, paths: kept, warnings: warnings, run: options.run,
            cacheBytes: options.cacheBytes)
        if let run = options.run, variables.isEmpty {
            throw WeatherDataError(
                .noInput, "there is no run of \(run.formatted(.iso8601)) in the data")
        }
    }

    /// Puts the fields of readers together.
    init(
        readers: [any FieldReader], paths: [String] = [], warnings: [String] = [],
        run: Date? = nil, cacheBytes: Int = 256 << 20
    ) {
        let catalogue = Catalogue(readers: readers, run: run)
        variables = catalogue.variables
        sources = catalogue.sources
        sums = catalogue.sums
        runs = catalogue.runs
        self.readers = readers
        self.paths = paths
        let all =
            warnings + catalogue.copies.warnings(paths: paths)
            + Self.amountsWithoutInterval(catalogue.variables)
        self.warnings = all.map(\.onOneLine)
        cache = FieldCache(capacity: cacheBytes)
    }

    /// The variable of this id; nil where there is none.
    public func variable(_ id: String) -> Variable? {
        variables.first { $0.id == id }
    }
}

extension Dataset {
    /// How a dataset is opened.
    public struct Options: Sendable {
        /// The one run whose fields are wanted; nil for the newest of each valid time.
        public var run: Date?

        /// How many bytes of decoded fields are kept.
        public var cacheBytes: Int

        /// Makes options.
        public init(run: Date? = nil, cacheBytes: Int = 256 << 20) {
            self.run = run
            self.cacheBytes = cacheBytes
        }
    }
}
