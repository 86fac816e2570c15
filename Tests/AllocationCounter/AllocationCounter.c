// Stands before the C library's allocator (glibc) and counts its calls.
#include "AllocationCounter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_long count;
// In the executable itself, where it needs no memory of its own at the first use.
static _Thread_local long threadCount __attribute__((tls_model("initial-exec")));

long allocation_count(void) { return atomic_load(&count); }

long thread_allocation_count(void) { return threadCount; }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZER_OWNS_THE_ALLOCATOR
#endif
#endif

#ifdef SANITIZER_OWNS_THE_ALLOCATOR

bool allocations_are_counted(void) { return false; }

#else

bool allocations_are_counted(void) { return true; }

static void note(void) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    threadCount += 1;
}

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note();
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    note();
    return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
    *memory = memalign(alignment, size);
    return *memory ? 0 : ENOMEM;
}

#endif
