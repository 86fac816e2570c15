import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SkyloopServer

@Suite struct FolderWatcherTests {
    private func stamp(_ bytes: Int64) -> FileStamp {
        FileStamp(bytes: bytes, modified: bytes, inode: 1)
    }

    @Test func aFileCountsWhenItRests() {
        var files = SettledFiles()
        func look(_ seen: [String: FileStamp]) -> Bool { files.look(seen) }
        #expect(look(["a": stamp(1)]) == true)
        #expect(look(["a": stamp(1)]) == false)
        // b grows, then rests.
        #expect(look(["a": stamp(1), "b": stamp(1)]) == false)
        #expect(look(["a": stamp(1), "b": stamp(2)]) == false)
        #expect(look(["a": stamp(1), "b": stamp(2)]) == true)
        #expect(files.files.keys.sorted() == ["a", "b"])
        // a is written again: its old state stays until it rests.
        #expect(look(["a": stamp(5), "b": stamp(2)]) == false)
        #expect(files.files["a"] == stamp(1))
        #expect(look(["a": stamp(5), "b": stamp(2)]) == true)
        #expect(files.files["a"] == stamp(5))
        // b goes.
        #expect(look(["a": stamp(5)]) == true)
        #expect(files.files.keys.sorted() == ["a"])
    }

    @Test func findsNewFilesAndLeavesOutHiddenOnes() throws {
        try withTemporaryFolder { folder in
            let told = Mutex<[[String]]>([])
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("deep/er"), withIntermediateDirectories: true)
            let watcher = FolderWatcher([folder.path]) { files in told.withLock { $0.append(files) }
            }
            try Data("x".utf8).write(to: folder.appendingPathComponent("deep/er/new.nc"))
            try Data("x".utf8).write(to: folder.appendingPathComponent(".new.nc.part"))
            watcher.look()
            #expect(told.withLock { $0.isEmpty })
            watcher.look()
            #expect(told.withLock { $0.last } == [folder.path + "/deep/er/new.nc"])
            watcher.look()
            #expect(told.withLock { $0.count } == 1)
        }
    }
}
