/// The reader of the output has left (`skyloop … | head`): nobody is listening, so the program ends quietly.
struct OutputClosed: Error, Sendable {}
