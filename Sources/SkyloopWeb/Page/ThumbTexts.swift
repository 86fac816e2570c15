/// The texts of the time shown, as the page has them: only what has changed is written anew.
struct ThumbTexts {
    private var percent: [UInt8]
    private var value: [UInt8]
    private var time: [UInt8]
    private var day: [UInt8]
    private var distance: [UInt8]
    private var date: [UInt8]

    /// What a new page has.
    init() {
        self.init(percent: "", value: "", time: "", day: "", distance: "", date: "")
    }

    init(
        percent: String, value: String, time: String, day: String, distance: String,
        date: String
    ) {
        self.percent = percent.bytes
        self.value = value.bytes
        self.time = time.bytes
        self.day = day.bytes
        self.distance = distance.bytes
        self.date = date.bytes
    }

    /// Tells the page what of other texts it has not.
    mutating func show(_ new: ThumbTexts, _ commands: PageCommands) {
        if new.percent != percent { commands.attribute("track", "aria-valuenow", new.percent) }
        if new.value != value { commands.attribute("track", "aria-valuetext", new.value) }
        if new.time != time { commands.text("time", new.time) }
        if new.day != day { commands.text("day", new.day) }
        if new.distance != distance { commands.text("distance", new.distance) }
        if new.date != date { commands.attribute("clock", "datetime", new.date) }
        self = new
    }
}
