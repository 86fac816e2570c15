/// Rows of text in columns that line up; the last column is cut where it would leave the screen.
struct TextTable {
    /// The lines: titles first.
    let lines: [String]

    /// Lays out the rows.
    init(titles: [String], rows: [[String]], columns: Int) {
        let all = [titles] + rows
        let widths = titles.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        let before = widths.dropLast().reduce(0) { $0 + $1 + 2 }
        let room = max(columns - before - 2, 20)
        lines = all.map { row in
            var line = ""
            for (column, cell) in row.enumerated().dropLast() {
                line += cell + String(repeating: " ", count: widths[column] - cell.count + 2)
            }
            let last = row[row.count - 1]
            line += last.count > room ? last.prefix(room - 1) + "…" : last
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
