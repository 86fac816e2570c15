#pragma once
// What Embedded Swift needs from a C runtime and the bare WebAssembly target lacks. Empty elsewhere.
