#pragma once

/// How often memory was asked for in this process, by anybody.
long allocation_count(void);
