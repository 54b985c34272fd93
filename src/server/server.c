/* server.c - see server.h. */
#include "server/server.h"

#include "server/log.h"
#include "server/wire.h"

#include <ev.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

enum { TICK = 100000 /* microseconds */ };

struct server {
    struct hub *hub;
    struct lws_context *context;
    struct ev_loop *loop; /* owned. (libwebsockets' own loop asks poll about every connection) */
    bool secure;
    pthread_mutex_t waking; /* held by a thread that uses `context` */
    bool listening;         /* such a thread may use it; under `waking` */
    atomic_bool woken;
    lws_sorted_usec_list_t tick;
};

static volatile sig_atomic_t stop;

static void on_signal(int number)
{
    (void)number;
    stop = 1;
}

/* --- What the wire needs of the server. --- */

static struct server *server_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

struct hub *wire_hub(struct lws *wsi)
{
    return server_of(wsi)->hub;
}

bool wire_secure(struct lws *wsi)
{
    return server_of(wsi)->secure;
}

/* --- Threads wake the loop. --- */

static void wake(void *context)
{
    struct server *server = context;
    pthread_mutex_lock(&server->waking);
    if (server->listening && !atomic_exchange(&server->woken, true))
        lws_cancel_service(server->context);
    pthread_mutex_unlock(&server->waking);
}

/* After set_listening(false) no other thread is anywhere in the context. */
static void set_listening(struct server *server, bool listening)
{
    pthread_mutex_lock(&server->waking);
    server->listening = listening;
    pthread_mutex_unlock(&server->waking);
}

void server_woken(struct lws *wsi)
{
    struct server *server = server_of(wsi);
    if (atomic_exchange(&server->woken, false))
        hub_turn(server->hub);
}

static void on_tick(lws_sorted_usec_list_t *tick)
{
    struct server *server = lws_container_of(tick, struct server, tick);
    hub_tick(server->hub);
    lws_sul_schedule(server->context, 0, tick, on_tick, TICK);
}

/* --- Beginning and end. --- */

static void lws_says(int level, const char *line)
{
    (void)level; /* what it calls errors are mostly strange clients */
    log_line("warning", "libwebsockets", "text=\"%.*s\"", (int)strcspn(line, "\n"), line);
}

static bool listen_on(struct server *server, const struct settings *settings, struct reason *why)
{
    static const struct lws_protocols protocols[] = {
        {"http", wire_http, sizeof(struct wire_http), 0, 0, NULL, 0},
        {"parlor", wire_socket, sizeof(struct wire_socket), 1024, 0, NULL, FRAME_FULL},
        {NULL, NULL, 0, 0, 0, NULL, 0},
    };
    static const lws_retry_bo_t patience = {.secs_since_valid_ping = 30,
                                            .secs_since_valid_hangup = 45};
    struct lws_context_creation_info info = {.port = settings->port,
                                             .iface = settings->address,
                                             .protocols = protocols,
                                             .user = server,
                                             .gid = -1,
                                             .uid = -1,
                                             .timeout_secs = 15,
                                             .keepalive_timeout = 30,
                                             .alpn = "http/1.1",
                                             .retry_and_idle_policy = &patience,
                                             .ssl_cert_filepath = settings->certificate,
                                             .ssl_private_key_filepath = settings->key,
                                             .foreign_loops = (void *[]){server->loop},
                                             .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
                                                        LWS_SERVER_OPTION_LIBEV};
    server->secure = settings->certificate != NULL;
    if (server->secure)
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    lws_set_log_level(LLL_ERR | LLL_WARN, lws_says);
    server->context = lws_create_context(&info);
    struct lws_vhost *vhost = server->context ? lws_create_vhost(server->context, &info) : NULL;
    int port = vhost ? lws_get_vhost_listen_port(vhost) : 0;
    if (port <= 0)
        return refuse(why, "The server can't listen on %s port %d.", settings->address,
                      settings->port);
    log_line("info", "listen", "address=%s port=%d tls=%s data=\"%s\" workers=%d",
             settings->address, port, server->secure ? "yes" : "no", settings->folder,
             settings->workers);
    printf("Parlor is open: %s://%s:%d/\n", server->secure ? "https" : "http", settings->address,
           port);
    fflush(stdout);
    return true;
}

static void serve(struct server *server)
{
    set_listening(server, true);
    lws_sul_schedule(server->context, 0, &server->tick, on_tick, TICK);
    while (!stop) {
        hub_flush(server->hub);
        ev_run(server->loop, EVRUN_ONCE);
    }
    log_line("info", "stop", "answers=%llu", (unsigned long long)server->hub->metrics.answers);
    set_listening(server, false);
}

/* When the connections end one after the other, the others are not told. */
static void be_silent(struct client *client)
{
    (void)client;
}

bool server_run(const struct settings *settings, struct reason *why)
{
    struct server server = {.waking = PTHREAD_MUTEX_INITIALIZER};
    limits_raise_files();
    signal(SIGPIPE, SIG_IGN);
    signal(SIGTERM, on_signal);
    signal(SIGINT, on_signal);
    server.hub = hub_open(settings, wake, &server, why);
    if (!server.hub)
        return false;
    server.hub->send = wire_send;
    server.loop = ev_loop_new(EVFLAG_AUTO);
    bool fine = server.loop ? listen_on(&server, settings, why)
                            : refuse(why, "The system gives the server no events to wait for.");
    if (fine)
        serve(&server);
    server.hub->send = be_silent;
    if (server.context)
        lws_context_destroy(server.context);
    if (server.loop)
        ev_loop_destroy(server.loop);
    hub_close(server.hub);
    return fine;
}
