extension ChannelSource {
    /// Lends the numbers of a sample as channels.
    static func withSources(
        _ sample: FieldSample, wantsMask: Bool,
        _ body: (_ first: ChannelSource, _ second: ChannelSource?, _ mask: ChannelSource?) -> Void
    ) {
        withMask(wantsMask ? sample.mask : nil) { mask in
            if sample.expression == .angle {
                withChannel(sample.first, .sine) { east in
                    withChannel(sample.first, .cosine) { north in body(east, north, mask) }
                }
                return
            }
            withChannel(sample.first, .value) { first in
                if sample.expression.needsSecond, let blend = sample.second {
                    withChannel(blend, .value) { second in body(first, second, mask) }
                } else {
                    body(first, nil, mask)
                }
            }
        }
    }

    private static func withMask(_ mask: GridValues?, _ body: (ChannelSource?) -> Void) {
        guard let mask else { return body(nil) }
        withChannel(FieldBlend(mask), .value) { body($0) }
    }

    private static func withChannel(
        _ blend: FieldBlend, _ component: Component, _ body: (ChannelSource) -> Void
    ) {
        // The zero fraction reads only the first moment, and so on; mixing would cost and give the same.
        let from = blend.single ?? blend.from
        let to = blend.single == nil ? blend.to : nil
        from.values.withUnsafeBufferPointer { before in
            guard let before = before.baseAddress, from.width > 0, from.height > 0 else {
                withUnsafePointer(to: Float.nan) { nothing in
                    body(
                        ChannelSource(
                            from: nothing, to: nil, fraction: 0, component: .value, width: 0,
                            height: 0))
                }
                return
            }
            func lend(_ after: UnsafePointer<Float>?) {
                body(
                    ChannelSource(
                        from: before, to: after, fraction: Float(blend.fraction),
                        component: component, width: from.width, height: from.height))
            }
            guard let to else { return lend(nil) }
            to.values.withUnsafeBufferPointer { lend($0.baseAddress) }
        }
    }
}
