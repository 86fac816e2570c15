#pragma once
#include <netcdf.h>

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// HDF5 trusts what is written in a file: a changed byte can make it follow a wild pointer, or go round
// for ever. So a netCDF-4 file is first opened by a child process, which may crash in our place. It runs
// nothing but C: after a fork of a process with threads, no other code is safe.

/// Reads the attributes of a variable, or of a group.
static inline void skyloop_probe_attributes(int group, int variable, int count) {
    for (int number = 0; number < count; number++) {
        char name[NC_MAX_NAME + 1];
        nc_type type;
        size_t length, size;
        if (nc_inq_attname(group, variable, number, name) != NC_NOERR ||
            nc_inq_att(group, variable, name, &type, &length) != NC_NOERR ||
            type > NC_STRING || length > (1 << 20) ||
            nc_inq_type(group, type, NULL, &size) != NC_NOERR) {
            continue;
        }
        void *value = calloc(length + 1, size < sizeof(char *) ? sizeof(char *) : size);
        if (value != NULL) {
            nc_get_att(group, variable, name, value);
        }
    }
}

/// Reads what a group declares, and the first and the last value of each of its variables.
///
/// Values are read for half a second of processor time at most: large chunks are dear, and no harm.
static inline void skyloop_probe_group(int group, int depth) {
    int count = 0;
    if (nc_inq_natts(group, &count) == NC_NOERR) {
        skyloop_probe_attributes(group, NC_GLOBAL, count);
    }
    if (nc_inq_varids(group, &count, NULL) == NC_NOERR && count > 0) {
        int *ids = calloc((size_t)count, sizeof(int));
        if (ids == NULL || nc_inq_varids(group, &count, ids) != NC_NOERR) {
            return;
        }
        for (int number = 0; number < count; number++) {
            char name[NC_MAX_NAME + 1];
            nc_type type;
            int rank, dimensions[NC_MAX_VAR_DIMS], attributes;
            if (nc_inq_var(group, ids[number], name, &type, &rank, dimensions, &attributes) !=
                NC_NOERR) {
                continue;
            }
            skyloop_probe_attributes(group, ids[number], attributes);
            size_t first[NC_MAX_VAR_DIMS] = {0}, last[NC_MAX_VAR_DIMS] = {0};
            int isEmpty = 0;
            for (int place = 0; place < rank; place++) {
                size_t length = 0;
                nc_inq_dim(group, dimensions[place], name, &length);
                isEmpty = isEmpty || length == 0;
                last[place] = length - 1;
            }
            if (!isEmpty && type <= NC_UINT64 && clock() < CLOCKS_PER_SEC / 2) {
                char value[16];
                nc_get_var1(group, ids[number], first, value);
                nc_get_var1(group, ids[number], last, value);
            }
        }
    }
    if (depth < 32 && nc_inq_grps(group, &count, NULL) == NC_NOERR && count > 0) {
        int *ids = calloc((size_t)count, sizeof(int));
        if (ids != NULL && nc_inq_grps(group, &count, ids) == NC_NOERR) {
            for (int number = 0; number < count; number++) {
                skyloop_probe_group(ids[number], depth + 1);
            }
        }
    }
}

/// Opens a file in a child process. 0: it did no harm; 1: it crashed; 2: it took longer than the seconds.
static inline int skyloop_probe(const char *path, int seconds) {
    pid_t child = fork();
    if (child < 0) {
        return 0;
    }
    if (child == 0) {
        const int signals[] = {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGALRM, SIGXCPU};
        for (size_t number = 0; number < sizeof(signals) / sizeof(signals[0]); number++) {
            signal(signals[number], SIG_DFL);
        }
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        struct rlimit limit = {0, 0};
        setrlimit(RLIMIT_CORE, &limit);
        limit.rlim_cur = limit.rlim_max = (rlim_t)seconds;
        setrlimit(RLIMIT_CPU, &limit);
        close(STDERR_FILENO);
        int id;
        if (nc_open(path, NC_NOWRITE, &id) == NC_NOERR) {
            skyloop_probe_group(id, 0);
        }
        _exit(0);
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0) {
        if (errno != EINTR) {
            return 0;
        }
    }
    if (!WIFSIGNALED(status)) {
        return 0;
    }
    int number = WTERMSIG(status);
    return number == SIGXCPU || number == SIGKILL ? 2 : 1;
}
