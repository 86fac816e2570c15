/// The `skyloop` command.
@main
enum SkyloopMain {
    static func main() {
        print("skyloop 0.1.0")
    }
}
