/* backup.c - copies of a database, and whether one is sound. */
#include "store/inside.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH = 4200 };

/* --- Is it sound? --- */

/* A question to the whole database whose answers are faults, a sentence each. */
static const char *const checks[] = {
    "SELECT * FROM pragma_integrity_check(100) WHERE integrity_check<>'ok'",
    "SELECT 'Answers are missing at table ' || (SELECT code FROM game WHERE id=answer.game) || '.' "
    "FROM answer GROUP BY game HAVING count(*)<>max(number)+1",
    "SELECT 'Table ' || code || ' has not as many answers as it had at its end.' FROM game "
    "WHERE status=3 AND moves<>(SELECT count(*) FROM answer WHERE answer.game=game.id)",
    "SELECT 'Table ' || code || ' has no seats.' FROM game "
    "WHERE NOT EXISTS(SELECT 1 FROM seat WHERE seat.game=game.id)",
};

/* Adds what the question finds; false: it can't be asked. */
static bool ask(sqlite3 *db, const char *sql, struct text *report)
{
    sqlite3_stmt *query = NULL;
    int code = sqlite3_prepare_v2(db, sql, -1, &query, NULL);
    while (code == SQLITE_OK && (code = sqlite3_step(query)) == SQLITE_ROW) {
        text_add(report, "%s\n", (const char *)sqlite3_column_text(query, 0));
        code = SQLITE_OK;
    }
    sqlite3_finalize(query);
    if (code != SQLITE_DONE)
        text_add(report, "%s\n", sqlite3_errmsg(db));
    return code == SQLITE_DONE;
}

static bool is_sound(sqlite3 *db, struct text *report)
{
    size_t before = report->length;
    bool fine = true;
    for (size_t i = 0; fine && i < sizeof checks / sizeof *checks; i++)
        fine = ask(db, checks[i], report);
    return fine && !report->failed && report->length == before;
}

bool store_quick_check(sqlite3 *db, struct reason *why)
{
    struct text report = {0};
    bool fine = ask(db, "SELECT * FROM pragma_quick_check(1) WHERE quick_check<>'ok'", &report) &&
                !report.length;
    if (!fine)
        refuse(why, "The database is damaged (%.*s); `parlor store check` says more.",
               (int)strcspn(text_string(&report), "\n"), text_string(&report));
    text_free(&report);
    return fine;
}

/* --- Files. --- */

/* One that is there. */
static sqlite3 *open_database(const char *path, struct reason *why)
{
    sqlite3 *db = NULL;
    if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
        sqlite3_busy_timeout(db, 5000) == SQLITE_OK)
        return db;
    refuse(why, "%.100s can't be opened: %s.", path, db ? sqlite3_errmsg(db) : "no memory");
    sqlite3_close(db);
    return NULL;
}

static sqlite3 *open_folder(const char *folder, struct reason *why)
{
    char path[PATH];
    snprintf(path, sizeof path, "%s/parlor.db", folder);
    return open_database(path, why);
}

/* What has a name in this folder has it for good. */
static bool sync_folder_of(const char *path)
{
    char folder[PATH];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash)
        slash[slash == folder] = '\0';
    int fd = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    bool fine = fd >= 0 && !fsync(fd);
    if (fd >= 0)
        close(fd);
    return fine;
}

static bool copy_pages(sqlite3 *from, sqlite3 *to)
{
    sqlite3_backup *backup = sqlite3_backup_init(to, "main", from, "main");
    if (backup)
        sqlite3_backup_step(backup, -1);
    return backup && sqlite3_backup_finish(backup) == SQLITE_OK;
}

/* Else who reads the copy needs to write beside it, and it may lie where nobody can. */
static bool leave_log(sqlite3 *db)
{
    return sqlite3_exec(db, "PRAGMA journal_mode=DELETE", NULL, NULL, NULL) == SQLITE_OK;
}

/* Into a file that nobody else may read. */
static bool write_copy(sqlite3 *from, const char *path, struct reason *why)
{
    sqlite3 *to = NULL;
    unlink(path);
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0)
        return refuse(why, "%.100s can't be made: %s.", path, strerror(errno));
    bool fine = sqlite3_open(path, &to) == SQLITE_OK && copy_pages(from, to) && leave_log(to);
    if (!fine)
        refuse(why, "The copy can't be written: %s.", to ? sqlite3_errmsg(to) : "no memory");
    fine = fine && store_quick_check(to, why);
    sqlite3_close(to);
    if (fine && fsync(fd))
        fine = refuse(why, "%.100s can't be written: %s.", path, strerror(errno));
    close(fd);
    return fine;
}

/* --- Its place. --- */

/* Moves what is in a database's log into it, so that it is whole without one. Of a damaged database
 * nothing can be moved, and nothing is lost that was whole. */
static bool fold_log(const char *path, struct reason *why)
{
    if (access(path, F_OK))
        return true;
    sqlite3 *db = open_database(path, why);
    if (!db)
        return false;
    int code = sqlite3_exec(db, "PRAGMA journal_mode=DELETE", NULL, NULL, NULL);
    if (code != SQLITE_OK && code != SQLITE_CORRUPT && code != SQLITE_NOTADB)
        refuse(why, "%.100s can't be replaced: %s.", path, sqlite3_errmsg(db));
    else
        code = SQLITE_OK;
    sqlite3_close(db);
    return code == SQLITE_OK;
}

/* SQLite does not ask whether a log or a journal belongs to the database that it lies beside. */
static bool remove_logs(const char *path)
{
    static const char *const ends[] = {"-wal", "-shm", "-journal"};
    char name[PATH + 8];
    bool fine = true;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        snprintf(name, sizeof name, "%s%s", path, ends[i]);
        fine = fine && (!unlink(name) || errno == ENOENT);
    }
    return fine;
}

/* At each moment, also if the power fails, the old database is there with its log, the old one
 * without a log that it needs, or the new one: so the log must be gone for good before the new one
 * has the name. */
static bool put_in_place(const char *new, const char *path, struct reason *why)
{
    if (!fold_log(path, why))
        return false;
    return (remove_logs(path) && sync_folder_of(path) && !rename(new, path) &&
            sync_folder_of(path)) ||
           refuse(why, "%.100s can't be written: %s.", path, strerror(errno));
}

bool store_copy(sqlite3 *from, const char *path, bool replace, struct reason *why)
{
    char new[PATH + 8];
    if (!replace && !access(path, F_OK))
        return refuse(why, "%.100s is there already.", path);
    snprintf(new, sizeof new, "%s.new", path);
    bool fine = write_copy(from, new, why) && put_in_place(new, path, why);
    if (!fine)
        unlink(new);
    return fine;
}

/* --- For whoever runs a server. --- */

bool store_check(const char *folder, struct text *report, struct reason *why)
{
    sqlite3 *db = open_folder(folder, why);
    bool fine = db && (is_sound(db, report) || refuse(why, "The database is damaged."));
    sqlite3_close(db);
    return fine;
}

bool store_backup(const char *folder, const char *path, bool replace, struct reason *why)
{
    sqlite3 *db = open_folder(folder, why);
    bool fine = db && store_copy(db, path, replace, why);
    sqlite3_close(db);
    return fine;
}

static bool put_into(sqlite3 *from, const char *folder, bool replace, struct reason *why)
{
    struct text report = {0};
    char path[PATH];
    snprintf(path, sizeof path, "%s/parlor.db", folder);
    bool fine = is_sound(from, &report) ||
                refuse(why, "The copy can't be read, or is damaged: %.*s.",
                       (int)strcspn(text_string(&report), ".\n"), text_string(&report));
    text_free(&report);
    if (fine && !replace && !access(path, F_OK))
        return refuse(why, "There is a database in %.100s; say --replace to lose it.", folder);
    return fine && store_copy(from, path, replace, why);
}

bool store_restore(const char *folder, const char *path, bool replace, struct reason *why)
{
    mkdir(folder, 0700);
    int lock = store_lock(folder, why);
    if (lock < 0)
        return false;
    sqlite3 *from = open_database(path, why);
    bool fine = from && put_into(from, folder, replace, why);
    sqlite3_close(from);
    close(lock);
    return fine;
}
