/* server.c - see server.h. */
#include "server/server.h"

#include "core/stopwatch.h"
#include "server/acceptor.h"
#include "server/log.h"
#include "server/notify.h"
#include "server/wire.h"

#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { TICK = 100000 /* microseconds */, OVERSEERS = 8 /* connections at once */ };
static const double SETTLE = 3, GOODBYE = 0.3; /* seconds */

struct server {
    struct hub *hub;
    struct lws_context *context;
    struct ev_loop *loop; /* owned. (libwebsockets' own loop asks poll about every connection) */
    struct lws_vhost *vhost;
    struct acceptor acceptor, metrics;
    struct address overseers; /* who is at the address for metrics: counted apart from all others */
    bool secure;
    int connections, connections_most;
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

bool server_is_secure(struct lws *wsi)
{
    return server_of(wsi)->secure;
}

bool server_is_overseer(struct lws *wsi)
{
    return lws_get_opaque_user_data(wsi) == &server_of(wsi)->overseers;
}

void server_count(struct lws *wsi, int change)
{
    server_of(wsi)->connections += change;
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

/* The headers of every response, as libwebsockets wants them: its own responses have them too. */
static const struct lws_protocol_vhost_options *list_headers(bool secure)
{
    enum { MOST = 8 };
    static struct lws_protocol_vhost_options list[MOST], strict;
    int count = 0;
    for (const char *const *header = http_headers; *header; header += 2, count++) {
        assert(count < MOST);
        list[count] = (struct lws_protocol_vhost_options){
            .next = header[2] ? &list[count + 1] : NULL, .name = header[0], .value = header[1]};
    }
    strict = (struct lws_protocol_vhost_options){
        .next = list, .name = http_strict[0], .value = http_strict[1]};
    return secure ? &strict : list;
}

static bool open_context(struct server *server, const struct settings *settings, struct reason *why)
{
    static const struct lws_protocols protocols[] = {
        {"http", wire_http, sizeof(struct wire_http), 0, 0, NULL, 0},
        {"parlor", wire_socket, sizeof(struct wire_socket), 1024, 0, NULL, FRAME_FULL},
        {NULL, NULL, 0, 0, 0, NULL, 0},
    };
    static const lws_retry_bo_t patience = {.secs_since_valid_ping = 30,
                                            .secs_since_valid_hangup = 45};
    server->secure = settings->certificate != NULL;
    struct lws_context_creation_info info = {.port = CONTEXT_PORT_NO_LISTEN_SERVER,
                                             .protocols = protocols,
                                             .user = server,
                                             .gid = -1,
                                             .uid = -1,
                                             .timeout_secs = 15,
                                             .keepalive_timeout = 30,
                                             .alpn = "http/1.1",
                                             .headers = list_headers(server->secure),
                                             .retry_and_idle_policy = &patience,
                                             .ssl_cert_filepath = settings->certificate,
                                             .ssl_private_key_filepath = settings->key,
                                             .foreign_loops = (void *[]){server->loop},
                                             .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
                                                        LWS_SERVER_OPTION_LIBEV};
    if (server->secure)
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    lws_set_log_level(LLL_ERR | LLL_WARN, lws_says);
    server->context = lws_create_context(&info);
    server->vhost = server->context ? lws_create_vhost(server->context, &info) : NULL;
    return server->vhost || refuse(why, "The server can't speak HTTP%s.",
                                   server->secure ? " with this certificate and key" : "");
}

/* Nothing was read yet, so nothing is answered to who is not let in: it is closed. */
static void on_connection(void *context, int connection)
{
    struct server *server = context;
    if (server->connections >= server->connections_most || !wire_lets_in(server->hub, connection))
        close(connection);
    else
        lws_adopt_socket_vhost(server->vhost, connection); /* which closes what it does not take */
}

/* Whoever runs the server looks when nobody else is let in any more, too. Without TLS: no browser
 * comes here. */
static void on_overseer(void *context, int connection)
{
    struct server *server = context;
    if (server->overseers.connections >= OVERSEERS) {
        close(connection);
        return;
    }
    struct lws *wsi =
        lws_adopt_descriptor_vhost(server->vhost, LWS_ADOPT_HTTP | LWS_ADOPT_SOCKET,
                                   (lws_sock_file_fd_type){.sockfd = connection}, NULL, NULL);
    if (wsi)
        wire_count(wsi, &server->overseers);
}

static bool listen_on(struct server *server, const struct settings *settings, struct reason *why)
{
    struct acceptor *a = &server->acceptor, *metrics = &server->metrics;
    *a = (struct acceptor){.accept = on_connection, .context = server};
    *metrics = (struct acceptor){.accept = on_overseer, .context = server};
    if (!acceptor_open(a, settings->address, settings->port, why))
        return false;
    if (settings->metrics && !acceptor_open_at(metrics, "--metrics", settings->metrics, why)) {
        acceptor_close(a, server->loop);
        return false;
    }
    acceptor_start(a, server->loop);
    if (settings->metrics)
        acceptor_start(metrics, server->loop);
    return true;
}

static void tell_where(const struct server *server, const struct settings *settings)
{
    bool brackets = strchr(settings->address, ':');
    char metrics[100] = "no";
    if (settings->metrics)
        snprintf(metrics, sizeof metrics, "%.*s:%d",
                 (int)(strrchr(settings->metrics, ':') - settings->metrics), settings->metrics,
                 server->metrics.port);
    log_line("info", "listen", "address=%s port=%d tls=%s data=\"%s\" workers=%d metrics=%s",
             settings->address, server->acceptor.port, server->secure ? "yes" : "no",
             settings->folder, settings->workers, metrics);
    printf("Parlor is open: %s://%s%s%s:%d/\n", server->secure ? "https" : "http",
           brackets ? "[" : "", settings->address, brackets ? "]" : "", server->acceptor.port);
    if (settings->metrics)
        printf("Its metrics: http://%s/metrics\n", metrics);
    fflush(stdout);
}

static void turn(struct server *server)
{
    hub_flush(server->hub);
    ev_run(server->loop, EVRUN_ONCE);
}

/* What is promised is said, and everybody hears why it ends. Neither the disk nor who does not
 * answer to that is waited for longer than a while. */
static void say_goodbye(struct server *server)
{
    struct hub *hub = server->hub;
    struct client *client;
    uint64_t written = store_written(hub->store);
    double end = stopwatch_seconds() + SETTLE;
    while (store_committed(hub->store) < written && stopwatch_seconds() < end)
        turn(server);
    hub_flush(hub);
    hub->closing = true;
    LIST_FOREACH(client, &hub->clients, all)
        client_cut(client, "The server stops; connect again in a moment.");
    end = stopwatch_seconds() + GOODBYE;
    while (!LIST_EMPTY(&hub->clients) && stopwatch_seconds() < end)
        turn(server);
}

static void serve(struct server *server)
{
    set_listening(server, true);
    lws_sul_schedule(server->context, 0, &server->tick, on_tick, TICK);
    notify("READY=1");
    while (!stop)
        turn(server);
    notify("STOPPING=1");
    say_goodbye(server);
    log_line("info", "stop", "answers=%llu", (unsigned long long)server->hub->metrics.answers);
    log_left_out();
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
    server.connections_most = limits_raise_files();
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is like a full disk */
    signal(SIGTERM, on_signal);
    signal(SIGINT, on_signal);
    signal(SIGHUP, on_signal); /* the terminal is gone */
    server.hub = hub_open(settings, wake, &server, why);
    if (!server.hub)
        return false;
    server.hub->send = wire_send;
    server.loop = ev_loop_new(EVFLAG_AUTO);
    bool fine = server.loop || refuse(why, "The system gives the server no events to wait for.");
    fine = fine && open_context(&server, settings, why) && listen_on(&server, settings, why);
    if (fine) {
        tell_where(&server, settings);
        serve(&server);
        acceptor_close(&server.acceptor, server.loop);
    }
    if (fine && settings->metrics)
        acceptor_close(&server.metrics, server.loop);
    server.hub->send = be_silent;
    if (server.context)
        lws_context_destroy(server.context);
    if (server.loop)
        ev_loop_destroy(server.loop);
    hub_close(server.hub);
    return fine;
}
