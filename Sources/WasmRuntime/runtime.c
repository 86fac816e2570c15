// The C runtime of the WebAssembly build: memory, the byte functions that Embedded Swift calls out of
// line, and a fixed seed for hashing, so that the same input gives the same run everywhere.
#include "WasmRuntime.h"

#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Blocks come in powers of two, each behind a 16-byte header that holds the bin. A freed block goes to
// its bin's list and is used again; memory grows by pages only when a bin is empty.
enum { HEADER = 16, SMALLEST = 5, BINS = 32 };

typedef struct Block {
    struct Block *next;
    uint32_t bin;
    uint32_t offset;  // from the block's start to the address handed out, less the header
} Block;

static Block *bins[BINS];
static uintptr_t top, limit;

static uint32_t bin_for(size_t bytes) {
    uint32_t bin = SMALLEST;
    while (bin < BINS && ((size_t)1 << bin) < bytes) bin++;
    return bin;
}

static void *take(size_t bytes) {
    if (bytes > (size_t)1 << 30) return 0;
    uint32_t bin = bin_for(bytes + HEADER);
    Block *block = bins[bin];
    if (block) {
        bins[bin] = block->next;
    } else {
        if (!top) {
            top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
            limit = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
        }
        uintptr_t size = (uintptr_t)1 << bin;
        if (limit - top < size) {
            uintptr_t pages = (size - (limit - top) + 0xffff) >> 16;
            if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
            limit += pages << 16;
        }
        block = (Block *)top;
        top += size;
        block->bin = bin;
    }
    return (char *)block + HEADER;
}

int posix_memalign(void **result, size_t alignment, size_t bytes) {
    if (alignment <= HEADER) {
        *result = take(bytes);
        return *result ? 0 : 12;
    }
    // A wider alignment: leave a header right before the aligned address that leads back to the block.
    char *start = take(bytes + alignment);
    if (!start) return 12;
    uintptr_t aligned = ((uintptr_t)start + alignment - 1) & ~(uintptr_t)(alignment - 1);
    if (aligned != (uintptr_t)start) {
        Block *mark = (Block *)(aligned - HEADER);
        mark->bin = BINS;
        mark->offset = (uint32_t)(aligned - (uintptr_t)start);
    }
    *result = (void *)aligned;
    return 0;
}

void free(void *pointer) {
    if (!pointer) return;
    Block *block = (Block *)((char *)pointer - HEADER);
    if (block->bin == BINS) block = (Block *)((char *)block - block->offset);
    block->next = bins[block->bin];
    bins[block->bin] = block;
}

void *malloc(size_t bytes) { return take(bytes); }

void *memcpy(void *to, const void *from, size_t count) {
    return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
    return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *p = a, *q = b;
    for (; count; count--, p++, q++)
        if (*p != *q) return *p < *q ? -1 : 1;
    return 0;
}

size_t strlen(const char *text) {
    const char *end = text;
    while (*end) end++;
    return (size_t)(end - text);
}

static uint64_t seed = 0x9e3779b97f4a7c15;

void arc4random_buf(void *buffer, size_t count) {
    unsigned char *bytes = buffer;
    for (; count; count--, bytes++) {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        *bytes = (unsigned char)seed;
    }
}

int putchar(int character) { return character; }

// The 128-bit product, which Swift asks for to see whether a 64-bit one overflows. From four products
// of 32-bit halves: a plain multiplication here would call this function again.
__int128 __multi3(__int128 a, __int128 b) {
    uint64_t x = (uint64_t)a, y = (uint64_t)b;
    uint64_t x0 = (uint32_t)x, x1 = x >> 32, y0 = (uint32_t)y, y1 = y >> 32;
    uint64_t low = x0 * y0, left = x1 * y0, right = x0 * y1;
    uint64_t middle = (low >> 32) + (uint32_t)left + (uint32_t)right;
    uint64_t high = x1 * y1 + (left >> 32) + (right >> 32) + (middle >> 32);
    high += (uint64_t)(a >> 64) * y + x * (uint64_t)(b >> 64);
    return (__int128)((unsigned __int128)high << 64 | middle << 32 | (uint32_t)low);
}

float floorf(float x) { return __builtin_floorf(x); }
float ceilf(float x) { return __builtin_ceilf(x); }
float truncf(float x) { return __builtin_truncf(x); }
float rintf(float x) { return __builtin_rintf(x); }
float sqrtf(float x) { return __builtin_sqrtf(x); }
double floor(double x) { return __builtin_floor(x); }
double ceil(double x) { return __builtin_ceil(x); }
double trunc(double x) { return __builtin_trunc(x); }
double rint(double x) { return __builtin_rint(x); }
double sqrt(double x) { return __builtin_sqrt(x); }

// Halves away from zero, as .rounded() asks: the instruction set only has halves to even.
double round(double x) {
    double whole = __builtin_trunc(x);
    return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

float roundf(float x) {
    float whole = __builtin_truncf(x);
    return __builtin_fabsf(x - whole) >= 0.5f ? whole + __builtin_copysignf(1, x) : whole;
}

#endif
