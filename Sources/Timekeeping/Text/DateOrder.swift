/// Puts dates in order, without a copy of the standard library's sort for each type in the browser.
enum DateOrder {
    /// The positions of dates from the earliest to the latest; equal ones keep their order.
    ///
    /// - Complexity: O(*n*) for dates that are in order already, else O(*n* log *n*).
    static func positions(of dates: [Date]) -> [Int] {
        var order: [Int] = []
        order.reserveCapacity(dates.count)
        var isSorted = true
        for position in 0..<dates.count {
            order.append(position)
            if position > 0, dates[position] < dates[position - 1] { isSorted = false }
        }
        guard !isSorted else { return order }
        // Runs of one, two, four … are merged from one array into the other.
        var other = order
        var width = 1
        while width < order.count {
            var start = 0
            while start < order.count {
                let middle = min(start + width, order.count)
                let end = min(middle + width, order.count)
                var left = start
                var right = middle
                for target in start..<end {
                    let takesLeft =
                        right >= end
                        || (left < middle && !(dates[order[right]] < dates[order[left]]))
                    other[target] = order[takesLeft ? left : right]
                    if takesLeft { left += 1 } else { right += 1 }
                }
                start = end
            }
            swap(&order, &other)
            width *= 2
        }
        return order
    }
}
