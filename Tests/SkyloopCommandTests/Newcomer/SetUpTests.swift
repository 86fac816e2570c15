import Foundation
import TestSupport
import Testing

/// The set-up script on machines that lack something, played by programs of the same names that say so.
@Suite("Set-up")
struct SetUpTests {
    /// A machine: its programs as shell scripts, what is asked of the script, what it must say.
    struct Machine: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var programs: [String: String] = [:]
        var purpose = "build"
        let says: [String]
    }

    private static let swift = "echo 'Swift version 6.2.3 (swift-6.2.3-RELEASE)'"

    static let machines = [
        Machine(
            testDescription: "without Swift",
            says: ["Swift is not on this machine", "https://www.swift.org/install/linux"]),
        Machine(
            testDescription: "with an old Swift",
            programs: ["swift": "echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'"],
            says: ["Swift 5.10 is too old", "6.2 or newer", "https://www.swift.org/install/linux"]),
        Machine(
            testDescription: "with a Swift that is a little too old",
            programs: ["swift": "echo 'Swift version 6.1 (swift-6.1-RELEASE)'"],
            says: ["Swift 6.1 is too old"]),
        Machine(
            testDescription: "with a Swift that doesn't run",
            programs: ["swift": "exit 127"],
            says: ["of an unknown version", "https://www.swift.org/install/linux"]),
        Machine(
            testDescription: "that is no Debian",
            programs: ["swift": swift, "dpkg-query": "exit 1"],
            says: ["packages are missing", "apt-get is not here", "libeccodes-dev"]),
        Machine(
            testDescription: "without sudo",
            programs: [
                "swift": swift, "dpkg-query": "exit 1", "apt-get": "exit 1", "id": "echo 1000",
            ],
            says: [
                "install them as root", "apt-get install --no-install-recommends libeccodes-dev",
            ]
        ),
        Machine(
            testDescription: "without a network",
            programs: [
                "swift": swift, "dpkg-query": "exit 1", "id": "echo 0",
                "apt-get": "echo 'E: Could not resolve deb.debian.org' >&2; exit 100",
            ],
            says: ["Could not resolve", "is there a network?"]),
        Machine(
            testDescription: "that has not one of the packages",
            programs: [
                "swift": swift, "dpkg-query": "exit 1", "id": "echo 0",
                "apt-get":
                    "[ $1 = update ] || { echo 'E: Unable to locate package' >&2; exit 100; }",
            ],
            says: ["Unable to locate package", "could not install: libeccodes-dev"]),
        Machine(
            testDescription: "asked for nonsense",
            programs: ["swift": swift], purpose: "nonsense",
            says: ["usage: Scripts/setup.sh build | test | bench"]),
    ]

    @Test("says what is missing and what to do", arguments: machines)
    func missing(_ machine: Machine) throws {
        let run = try run(machine.programs, machine.purpose)
        #expect(run.status == 1)
        for words in machine.says {
            #expect(run.errorText.contains(words), "\(words) in: \(run.errorText)")
        }
    }

    /// Runs a copy of the script where nothing but a few tools and the machine's programs can be found.
    private func run(_ programs: [String: String], _ purpose: String) throws -> Tool.Result {
        try withTemporaryFolder { folder in
            let scripts = folder.appendingPathComponent("Scripts")
            let path = folder.appendingPathComponent("bin")
            for made in [scripts, path] {
                try FileManager.default.createDirectory(
                    at: made, withIntermediateDirectories: true)
            }
            for name in ["setup.sh", "debian-packages.txt", "python-requirements.txt"] {
                try FileManager.default.copyItem(
                    at: Repository.root.appendingPathComponent("Scripts/\(name)"),
                    to: scripts.appendingPathComponent(name))
            }
            for name in ["bash", "cat", "dirname", "env", "head", "mktemp", "rm", "sed", "tail"] {
                let tool = try #require(Tool.find(name))
                try FileManager.default.createSymbolicLink(
                    at: path.appendingPathComponent(name), withDestinationURL: tool)
            }
            for (name, body) in programs {
                let file = path.appendingPathComponent(name)
                try Data("#!/bin/sh\n\(body)\n".utf8).write(to: file)
                try FileManager.default.setAttributes(
                    [.posixPermissions: 0o755], ofItemAtPath: file.path)
            }
            return try Tool.run(
                try #require(Tool.find("bash")), ["Scripts/setup.sh", purpose],
                environment: ["PATH": path.path], folder: folder)
        }
    }
}
