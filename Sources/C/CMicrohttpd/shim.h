#pragma once
#include <microhttpd.h>

// MHD_start_daemon takes a variable number of arguments, which Swift can't pass: the options go in an array.
static inline struct MHD_Daemon *skyloop_start_daemon(
    unsigned int flags, uint16_t port, MHD_AccessHandlerCallback handler, void *context,
    const struct MHD_OptionItem *options) {
    return MHD_start_daemon(
        flags, port, NULL, NULL, handler, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

// A function with this name is called once a request line is there; its result becomes the request's context.
typedef void *(*skyloop_uri_callback)(void *context, const char *uri, struct MHD_Connection *connection);

// MHD_get_connection_info is variadic for nothing that is used here.
static inline int skyloop_connection_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

// The port that the daemon listens on, 0 if it is not known; variadic as above.
static inline uint16_t skyloop_daemon_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

// How many connections are open; variadic as above.
static inline unsigned int skyloop_connection_count(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info =
        MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    return info ? info->num_connections : 0;
}
