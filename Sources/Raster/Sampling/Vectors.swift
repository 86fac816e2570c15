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

extension UnsafeMutablePointer<Float> {
    /// Copies two numbers from any place.
    @inline(__always)
    func storeTwo(of source: UnsafePointer<Float>, at index: Int) {
        UnsafeMutableRawPointer(self + index).storeBytes(
            of: UnsafeRawPointer(source).loadUnaligned(as: UInt64.self), as: UInt64.self)
    }
}

extension Float {
    /// A number whose ``doubtBit`` is set where this is not finite; many can be laid together.
    ///
    /// One more than an exponent of all bits, which no finite number has, reaches the sign.
    @inline(__always)
    var doubt: UInt32 { (bitPattern & 0x7FFF_FFFF) &+ 0x0080_0000 }

    /// The bit of ``doubt`` that counts.
    static var doubtBit: UInt32 { 0x8000_0000 }
}
