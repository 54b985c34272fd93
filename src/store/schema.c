/* schema.c - the database's versions: the tables of columns.h, and how an older one becomes new. */
#include "core/text.h"
#include "store/inside.h"

#include <assert.h>

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

bool store_migrate(sqlite3 *db, struct reason *why)
{
    int version = version_of(db), newest = store_newest_version();
    if (version < 0)
        return refuse(why, "The database can't be read: %s.", sqlite3_errmsg(db));
    if (version > newest)
        return refuse(why, "The database has version %d, this program knows versions up to %d.",
                      version, newest);
    while (version < newest)
        if (!migrate(db, ++version, why))
            return false;
    return true;
}
