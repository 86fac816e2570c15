@testable import Timekeeping

// The few parts of a user interface that the reference page's scrubber is made of, as plain values that a test
// can press and drag.

@MainActor protocol View {}

struct Button: View {
    let title: String
    let press: () -> Void

    init(_ title: String, action: @escaping () -> Void) {
        self.title = title
        press = action
    }
}

struct Slider: View {
    @Binding var value: Double
    let bounds: ClosedRange<Double>
    let onEditingChanged: (Bool) -> Void

    init(
        value: Binding<Double>, in bounds: ClosedRange<Double>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        _value = value
        self.bounds = bounds
        self.onEditingChanged = onEditingChanged
    }

    func drag(over values: [Double]) {
        onEditingChanged(true)
        for value in values { self.value = min(max(value, bounds.lowerBound), bounds.upperBound) }
        onEditingChanged(false)
    }
}

struct Text: View {
    enum DateStyle { case time }

    let date: Date

    init(_ date: Date, style: DateStyle) {
        self.date = date
    }

    func monospacedDigit() -> Text { self }
}

struct HStack: View {
    let children: [any View]

    init(@ViewBuilder _ children: () -> [any View]) {
        self.children = children()
    }
}

@resultBuilder enum ViewBuilder {
    static func buildBlock(_ parts: any View...) -> [any View] { parts }
}

@propertyWrapper struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void

    var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    var projectedValue: Binding<Value> { self }
}

/// What the page's samples need of a map controller.
final class MapController<MapType>: Sendable {
    let timeline: Timeline

    init(_ timeline: Timeline = Timeline()) {
        self.timeline = timeline
    }
}
