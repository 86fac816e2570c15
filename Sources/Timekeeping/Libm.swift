// Natively, rounding and square roots may become calls of the C maths library; importing it links it.
// (A linker setting in the manifest would reach the WebAssembly build too, which has no such library.)
#if canImport(Glibc)
    import Glibc
#endif
