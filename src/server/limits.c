/* limits.c - see limits.h. */
#include "server/limits.h"

#include <arpa/inet.h>
#include <assert.h>
#include <string.h>
#include <sys/resource.h>

enum { FILES = 65536, FILES_FOR_OTHERS = 40, MINUTE = 60, HOUR = 3600, DAY = 86400 };

/* An address is a household, a school or a club, so it has several times what a person has.
 * docs/server-protocol.md, "Limits", adds up what one address can cost. */
const struct limit limits_table[LIMITS] = {
    [LIMIT_MESSAGES] = {"messages", 200, 800, 4, "Too many messages in too short a time."},
    [LIMIT_CONNECTS] = {"connections", 0, 400, 4, "Too many connections from this address."},
    [LIMIT_REQUESTS] = {"requests", 0, 200, 4, "Too many requests from this address."},
    [LIMIT_PASSWORDS] = {"passwords", 0, 10, MINUTE,
                         "Too many attempts from this address; wait a minute."},
    [LIMIT_GUESSES] = {"guesses", 10, 0, 10 * MINUTE,
                       "Too many wrong passwords for this name; wait some minutes, or use one of "
                       "the account's codes."},
    [LIMIT_NAMES] = {"names", 10, 40, 10 * MINUTE, "Too many new names; wait some minutes."},
    [LIMIT_GUESTS] = {"guests", 0, 1000, DAY,
                      "Too many new guests from this address; wait some minutes."},
    [LIMIT_TABLES] = {"tables", 0, 20, MINUTE,
                      "Too many new tables in too short a time; wait a minute."},
    [LIMIT_TABLES_A_DAY] = {"tables_a_day", 100, 300, DAY,
                            "Too many new tables in a day; wait some minutes."},
    [LIMIT_ANSWERS] = {"answers", 20000, 60000, DAY, "Too many answers in a day; wait a minute."},
    [LIMIT_CHAT] = {"chat", 20, 60, MINUTE, "Too many lines of chat; wait a minute."},
    [LIMIT_CHAT_BYTES] = {"chat_bytes", 200e3, 800e3, DAY, "Too much chat in a day; wait an hour."},
    [LIMIT_TEXT_BYTES] = {"text_bytes", 2e6, 4e6, DAY, "Too much was kept in a day; wait an hour."},
    [LIMIT_SHUNS] = {"shuns", 200, 1000, DAY,
                     "Too many were muted or blocked in a day; wait an hour."},
    [LIMIT_REPORTS] = {"reports", 5, 20, DAY,
                       "Too many reports in a day; wait some hours, and mute or block meanwhile."},
    [LIMIT_ANALYSES] = {"analyses", 10, 30, HOUR, "Too many analyses in an hour; wait a while."},
};

void limit_set(struct limit *limit, double rate, double most)
{
    double times = most / (limit->person > 0 ? limit->person : limit->address);
    limit->person *= times;
    limit->address *= times;
    limit->seconds = most / rate;
}

void limits_multiply(struct limit limits[LIMITS], double times)
{
    for (int id = 0; id < LIMITS; id++) {
        if (id == LIMIT_PASSWORDS || id == LIMIT_GUESSES)
            continue; /* guessing stays slow */
        limits[id].person *= times;
        limits[id].address *= times;
    }
}

bool bucket_spend(struct bucket *bucket, double tokens, double rate, double most, double now)
{
    assert(tokens > 0 && rate > 0 && now >= bucket->at);
    bucket->used -= (now - bucket->at) * rate;
    if (bucket->used < 0)
        bucket->used = 0;
    bucket->at = now;
    if (bucket->used + tokens > most)
        return false;
    bucket->used += tokens;
    return true;
}

bool bucket_take(struct bucket *bucket, double rate, double most, double now)
{
    return bucket_spend(bucket, 1, rate, most, now);
}

bool limits_spend(const struct limit *limit, enum limit_id id, double tokens, struct ledger *person,
                  struct ledger *address, double now)
{
    bool of_person = person && limit->person > 0, of_address = address && limit->address > 0;
    if (of_person && !bucket_spend(&person->bucket[id], tokens, limit->person / limit->seconds,
                                   limit->person, now))
        return false;
    if (!of_address || bucket_spend(&address->bucket[id], tokens, limit->address / limit->seconds,
                                    limit->address, now))
        return true;
    if (of_person)
        person->bucket[id].used -= tokens;
    return false;
}

bool ledger_is_full(const struct limit limits[LIMITS], const struct ledger *ledger, bool person,
                    double now)
{
    for (int id = 0; id < LIMITS; id++) {
        const struct bucket *bucket = &ledger->bucket[id];
        double rate = (person ? limits[id].person : limits[id].address) / limits[id].seconds;
        if (bucket->used > (now - bucket->at) * rate)
            return false;
    }
    return true;
}

size_t address_network(const char *address, unsigned char network[ADDRESS_BYTES])
{
    static const unsigned char mapped[12] = {[10] = 0xff, [11] = 0xff};
    unsigned char whole[16];
    if (inet_pton(AF_INET, address, network) == 1)
        return 4;
    if (inet_pton(AF_INET6, address, whole) != 1)
        return 0;
    bool is_v4 = !memcmp(whole, mapped, sizeof mapped);
    memcpy(network, whole + (is_v4 ? 12 : 0), is_v4 ? 4 : 8);
    return is_v4 ? 4 : 8;
}

int limits_raise_files(void)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files))
        return FILES_FOR_OTHERS;
    files.rlim_cur = files.rlim_max < FILES ? files.rlim_max : FILES;
    setrlimit(RLIMIT_NOFILE, &files);
    return files.rlim_cur > 2 * FILES_FOR_OTHERS ? (int)files.rlim_cur - FILES_FOR_OTHERS
                                                 : (int)files.rlim_cur / 2;
}
