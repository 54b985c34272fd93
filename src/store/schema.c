/* schema.c - the database's versions: the tables of columns.h, and how an older one becomes new. */
#include "core/text.h"
#include "store/inside.h"

#include <assert.h>
#include <sodium.h>
#include <stdio.h>

/* What a version brings besides new tables and columns. Never change one that was released: add. */
static const char *const steps[] = {
    [1] = "CREATE UNIQUE INDEX person_account ON person(name COLLATE NOCASE) WHERE account;"
          "CREATE INDEX session_person ON session(person);"
          "CREATE INDEX game_unfinished ON game(id) WHERE status<3;"
          "CREATE INDEX game_finished ON game(game, id) WHERE status=3;"
          "CREATE INDEX seat_person ON seat(person, game) WHERE person>0;",
    /* 2: achievements, the table mark */
    /* 3: when somebody was here last */
    [3] = "UPDATE person SET seen=unixepoch();"
          "CREATE INDEX person_guest ON person(seen) WHERE NOT account;",
    /* 4: stories, and what state each answer led to; past games are found by an index, whatever
     * else there is; when one of its people was at a table last; of a session's token only a hash
     * is kept, and sessions can be told apart and expire; names that look alike; codes to get back
     * into an account; who wrote a line of chat, and who wants to hear nothing of whom */
    [4] = "CREATE INDEX game_untold ON game(id) WHERE status=3 AND story=0;"
          "UPDATE game SET seen=unixepoch() WHERE status<3;"
          "UPDATE seat SET of_game=coalesce((SELECT game FROM game WHERE id=seat.game), '');"
          "CREATE INDEX seat_person_game ON seat(person, of_game, game) WHERE person>0;"
          "CREATE INDEX game_public ON game(id) WHERE status=3 AND public;"
          "CREATE INDEX game_public_of_game ON game(game, id) WHERE status=3 AND public;"
          "DROP INDEX game_finished;"
          "UPDATE session SET token=hash_token(token), id=1+(abs(random())>>12), seen=unixepoch();"
          "CREATE INDEX person_skeleton ON person(skeleton);"
          "CREATE INDEX chat_person ON chat(person) WHERE person>0;"
          "CREATE INDEX chat_nobody ON chat(name) WHERE person=0;"
          "CREATE INDEX shun_other ON shun(other);"
          "CREATE INDEX report_open ON report(id) WHERE NOT done;",
    /* 5: the sessions of a person, and all of them, in the order of their last use; reports are
     * counted without being read, and those that are done go after a time; stories had their record
     * as a part of its own, which kept the names of people who have left */
    [5] = "DROP INDEX session_person;"
          "CREATE INDEX session_person ON session(person, seen, id);"
          "CREATE INDEX session_seen ON session(seen);"
          "DROP INDEX report_open;"
          "CREATE INDEX report_done ON report(done);"
          "CREATE INDEX report_by ON report(by, done);"
          "DELETE FROM story WHERE part<0;",
};
enum { STEPS = sizeof steps / sizeof *steps };

int store_newest_version(void)
{
    int newest = STEPS - 1;
    for (int row = 0; row < ROWS; row++)
        for (int i = 0; i < store_rows[row].count; i++)
            if (store_rows[row].column[i].version > newest)
                newest = store_rows[row].column[i].version;
    return newest;
}

/* --- The SQL of a version. --- */

static int count_keys(const struct row_columns *table)
{
    int keys = 0;
    for (int i = 0; i < table->count; i++)
        keys += table->column[i].role == ROLE_KEY;
    return keys;
}

static void add_column(struct text *sql, const struct row_columns *table,
                       const struct column *column)
{
    static const char *const types[] = {
        [KIND_NUMBER] = " INTEGER", [KIND_NAME] = " TEXT",  [KIND_TEXT] = " TEXT",
        [KIND_BLOB] = " BLOB",      [KIND_BYTES] = " BLOB", [KIND_ANY] = "",
    };
    text_add(sql, "%s%s", column->name, types[column->kind]);
    if (column->role == ROLE_KEY && count_keys(table) == 1)
        text_add(sql, " PRIMARY KEY");
    else if (column->role == ROLE_NEEDED || column->role == ROLE_KEPT)
        text_add(sql, " NOT NULL");
    if (*column->rule)
        text_add(sql, " %s", column->rule);
}

/* A table whose key is one number is in its order already; others are kept in that of their key. */
static void add_table(struct text *sql, enum row_id row, int version)
{
    const struct row_columns *table = &store_rows[row];
    text_add(sql, "CREATE TABLE %s(", table->name);
    for (int i = 0; i < table->count && table->column[i].version <= version; i++) {
        text_add(sql, "%s", i ? ", " : "");
        add_column(sql, table, &table->column[i]);
    }
    if (count_keys(table) > 1) {
        text_add(sql, ", PRIMARY KEY(");
        add_column_names(sql, row, 1u << ROLE_KEY);
        text_add(sql, ")");
    }
    bool numbered = count_keys(table) == 1 && table->column[0].kind == KIND_NUMBER;
    text_add(sql, ")%s;", numbered ? "" : " WITHOUT ROWID");
}

/* What is new of a table; a column that is added becomes the last one, so versions must ascend. */
static void add_news(struct text *sql, enum row_id row, int version)
{
    const struct row_columns *table = &store_rows[row];
    if (table->column[0].version == version) {
        add_table(sql, row, version);
        return;
    }
    for (int i = 1; i < table->count; i++) {
        assert(table->column[i].version >= table->column[i - 1].version);
        if (table->column[i].version != version)
            continue;
        text_add(sql, "ALTER TABLE %s ADD COLUMN ", table->name);
        add_column(sql, table, &table->column[i]);
        text_add(sql, ";");
    }
}

/* From the version before to this one, all or nothing. */
static void add_migration(struct text *sql, int version)
{
    text_add(sql, "BEGIN IMMEDIATE;");
#define X(table, type) add_news(sql, ROW_##table, version);
    STORE_TABLES(X)
#undef X
    if (version < STEPS && steps[version])
        text_add(sql, "%s", steps[version]);
    text_add(sql, "PRAGMA user_version=%d;COMMIT", version);
}

/* --- Tokens. --- */

void store_hash_token(const uint8_t token[TOKEN_BYTES], uint8_t hash[HASH_BYTES])
{
    crypto_generichash(hash, HASH_BYTES, token, TOKEN_BYTES, NULL, 0);
}

/* hash_token(token) in SQL. */
static void hash_token(sqlite3_context *context, int count, sqlite3_value **values)
{
    uint8_t hash[HASH_BYTES];
    (void)count; /* one, as it is registered */
    if (sqlite3_value_bytes(values[0]) != TOKEN_BYTES) {
        sqlite3_result_value(context, values[0]); /* it is nobody's */
        return;
    }
    store_hash_token(sqlite3_value_blob(values[0]), hash);
    sqlite3_result_blob(context, hash, HASH_BYTES, SQLITE_TRANSIENT);
}

/* --- Migrating. --- */

static int version_of(sqlite3 *db)
{
    sqlite3_stmt *query;
    int version = -1;
    if (sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &query, NULL) == SQLITE_OK &&
        sqlite3_step(query) == SQLITE_ROW)
        version = sqlite3_column_int(query, 0);
    sqlite3_finalize(query);
    return version;
}

int store_version(struct store *s)
{
    return version_of(s->reader);
}

static bool migrate(sqlite3 *db, int version, struct reason *why)
{
    struct text sql = {0};
    add_migration(&sql, version);
    bool fine = !sql.failed || refuse_memory(why);
    if (fine && sqlite3_exec(db, text_string(&sql), NULL, NULL, NULL) != SQLITE_OK) {
        fine = refuse(why, "The database can't be brought to version %d: %s.", version,
                      sqlite3_errmsg(db));
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    }
    text_free(&sql);
    return fine;
}

/* What an older program wrote is kept as it was, beside it. */
static bool keep_old(sqlite3 *db, int version, struct reason *why)
{
    char path[4200];
    snprintf(path, sizeof path, "%s.version-%d", sqlite3_db_filename(db, "main"), version);
    return store_copy(db, path, true, why);
}

bool store_migrate(sqlite3 *db, struct reason *why)
{
    int version = version_of(db), newest = store_newest_version();
    if (version < 0)
        return refuse(why, "The database can't be read: %s.", sqlite3_errmsg(db));
    if (version > newest)
        return refuse(why, "The database has version %d, this program knows versions up to %d.",
                      version, newest);
    if (version > 0 && version < newest && !keep_old(db, version, why))
        return false;
    if (sqlite3_create_function(db, "hash_token", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL,
                                hash_token, NULL, NULL) != SQLITE_OK)
        return refuse(why, "The database can't be used: %s.", sqlite3_errmsg(db));
    while (version < newest)
        if (!migrate(db, ++version, why))
            return false;
    return true;
}
