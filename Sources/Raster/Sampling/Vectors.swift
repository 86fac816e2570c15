/// Loads and stores of four numbers at a time.
extension UnsafePointer<Float> {
    @inline(__always)
    func four(_ index: Int) -> SIMD4<Float> {
        UnsafeRawPointer(self + index).loadUnaligned(as: SIMD4<Float>.self)
    }

    @inline(__always)
    func two(_ index: Int) -> SIMD2<Float> {
        UnsafeRawPointer(self + index).loadUnaligned(as: SIMD2<Float>.self)
    }
}

extension UnsafeMutablePointer<Float> {
    @inline(__always)
    func four(_ index: Int) -> SIMD4<Float> { UnsafePointer(self).four(index) }

    @inline(__always)
    func store(_ value: SIMD4<Float>, at index: Int) {
        UnsafeMutableRawPointer(self + index).storeBytes(of: value, as: SIMD4<Float>.self)
    }
}

/// Whether each number is finite; x × 0 is 0 for these only.
@inline(__always)
func isMissing(_ value: SIMD4<Float>) -> SIMDMask<SIMD4<Int32>> {
    (value * 0) .!= SIMD4<Float>.zero
}
