/* recovery.c - see recovery.h. */
#include "server/recovery.h"

#include <ctype.h>
#include <sodium.h>
#include <string.h>

void recovery_hash(const struct hub *hub, const char *code, uint8_t hash[RECOVERY_BYTES])
{
    char letters[64] = "recovery ";
    size_t length = strlen(letters);
    for (; *code && length < sizeof letters; code++)
        if (!strchr(" -", *code))
            letters[length++] = (char)tolower((unsigned char)*code);
    crypto_generichash(hash, RECOVERY_BYTES, (const uint8_t *)letters, length, hub->key,
                       sizeof hub->key);
}

/* Without letters that can be mistaken for others. */
static void draw_code(char code[RECOVERY_LETTERS + 3])
{
    static const char alphabet[] = "23456789abcdefghjkmnpqrstuvwxyz";
    char *at = code;
    for (int i = 0; i < RECOVERY_LETTERS; i++) {
        if (i && i % 4 == 0)
            *at++ = '-';
        *at++ = alphabet[randombytes_uniform(sizeof alphabet - 1)];
    }
    *at = '\0';
}

void recovery_renew(struct hub *hub, struct person *person, struct recovery_codes *out)
{
    store_drop_recoveries(hub->store, person->row.id);
    for (int i = 0; i < RECOVERY_CODES; i++) {
        uint8_t hash[RECOVERY_BYTES];
        draw_code(out->code[i]);
        recovery_hash(hub, out->code[i], hash);
        store_add_recovery(hub->store, person->row.id, hash);
    }
    person->codes_written = store_written(hub->store);
}
