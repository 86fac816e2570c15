#pragma once

#include <stdbool.h>

/// Whether anything is counted: not where a sanitizer has its own allocator.
bool allocations_are_counted(void);

/// How often memory was asked for in this process, by anybody.
long allocation_count(void);

/// How often the calling thread asked for memory.
long thread_allocation_count(void);
