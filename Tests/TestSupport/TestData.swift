public import Foundation
public import Testing

/// The real weather files that tests may use, where they are there.
public enum TestData {
    /// The folder that the variable `SKYLOOP_TEST_DATA` names; nil where it is not set or not there.
    public static let folder: URL? = {
        guard let path = ProcessInfo.processInfo.environment["SKYLOOP_TEST_DATA"], !path.isEmpty
        else {
            return nil
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return nil }
        return URL(fileURLWithPath: path, isDirectory: true)
    }()

    /// The file of this name below the folder.
    ///
    /// For tests under `.enabled(if: TestData.isAvailable, TestData.skipped)`, which say what they skip.
    public static func file(_ name: String) throws -> URL {
        guard let folder else { throw Missing(name: name) }
        return folder.appendingPathComponent(name)
    }

    /// Whether the real files are there.
    public static var isAvailable: Bool { folder != nil }

    /// Why a test that needs the real files is skipped.
    public static let skipped: Comment =
        "no real weather files: set SKYLOOP_TEST_DATA to their folder"

    /// A file was asked for where there is no folder.
    public struct Missing: Error {
        /// The name of the file.
        public let name: String
    }
}
