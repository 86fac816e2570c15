extension PortableCheck {
    /// What the runtime itself must get right before anything else can.
    static let runtime: [PortableCheck] = [
        PortableCheck("rounding") { digest in
            for step in -40...40 {
                let number = Double(step) / 8
                digest.add(number.rounded())
                digest.add(number.rounded(.down))
                digest.add(number.rounded(.up))
                digest.add(number.rounded(.towardZero))
                digest.add(number.rounded(.toNearestOrEven))
                digest.add(Float(number).rounded())
                digest.add(Float(number).rounded(.toNearestOrEven))
                digest.add(number.magnitude.squareRoot())
            }
            for number in [0.49999999999999994, -0.49999999999999994, 4503599627370495.5, 1e300] {
                digest.add(number.rounded())
            }
        },
        PortableCheck("memory is handed out, freed and used again") { digest in
            var kept: [[UInt64]] = []
            for round in 0..<200 {
                kept.append([UInt64](repeating: UInt64(round), count: 1 + round * 37 % 500))
                if round % 3 == 2 { kept.remove(at: round % kept.count) }
            }
            for array in kept {
                for element in array { digest.add(element) }
            }
        },
        PortableCheck("sorting and hashing") { digest in
            var numbers: [UInt32] = []
            var state: UInt32 = 1
            for _ in 0..<1000 {
                state = state &* 1_664_525 &+ 1_013_904_223
                numbers.append(state >> 20)
            }
            for number in Set(numbers).sorted() { digest.add(number) }
        },
    ]
}
