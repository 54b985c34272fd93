/* cuts.c - preloaded into a program: logs what it writes, cuts, syncs, renames and removes in one
 * folder, so that cuts.py can rebuild what a power cut would have left of it.
 *
 *   CUTS_FOLDER  the folder
 *   CUTS_LOG     where the log goes: for each operation a head, the file's name, and the bytes
 * written */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum operation { WRITE = 'w', TRUNCATE = 't', SYNC = 's', REMOVE = 'r', RENAME = 'n' };

struct head {
    uint64_t offset, length; /* of what was written; TRUNCATE: the new size is the offset */
    uint32_t name;           /* bytes of the name that follows; 0: the folder itself */
    char operation, unused[3];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_file = -1;

static void *real(const char *name)
{
    return dlsym(RTLD_NEXT, name);
}

static ssize_t real_write(int fd, const void *bytes, size_t length)
{
    static ssize_t (*function)(int, const void *, size_t);
    if (!function)
        *(void **)&function = real("write");
    return function(fd, bytes, length);
}

static void put(const void *bytes, size_t length)
{
    if (real_write(log_file, bytes, length) != (ssize_t)length)
        abort();
}

/* What is behind the folder in a path; NULL: it lies elsewhere. */
static const char *inside(const char *path)
{
    const char *folder = getenv("CUTS_FOLDER");
    size_t length = folder ? strlen(folder) : 0;
    if (!length || strncmp(path, folder, length))
        return NULL;
    return path[length] == '/' ? path + length + 1 : path[length] ? NULL : path + length;
}

static void note(enum operation operation, const char *path, uint64_t offset, const void *bytes,
                 size_t length)
{
    const char *name = inside(path);
    if (!name)
        return;
    struct head head = {offset, length, (uint32_t)strlen(name), (char)operation, {0}};
    if (log_file < 0)
        log_file = open(getenv("CUTS_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
    put(&head, sizeof head);
    put(name, head.name);
    if (bytes)
        put(bytes, length);
}

static void note_file(enum operation operation, int fd, uint64_t offset, const void *bytes,
                      size_t length)
{
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t got = readlink(link, path, sizeof path - 1);
    if (got > 0) {
        path[got] = '\0';
        note(operation, path, offset, bytes, length);
    }
}

/* The log has the order in which things were done. */
#define LOGGED(note_it, call)                                                                      \
    pthread_mutex_lock(&lock);                                                                     \
    note_it;                                                                                       \
    __typeof__(call) result = call;                                                                \
    pthread_mutex_unlock(&lock);                                                                   \
    return result

ssize_t write(int fd, const void *bytes, size_t length)
{
    off_t at = lseek(fd, 0, SEEK_CUR);
    if (at < 0)
        return real_write(fd, bytes, length);
    LOGGED(note_file(WRITE, fd, (uint64_t)at, bytes, length), real_write(fd, bytes, length));
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset)
{
    static ssize_t (*function)(int, const void *, size_t, off64_t);
    if (!function)
        *(void **)&function = real("pwrite64");
    LOGGED(note_file(WRITE, fd, (uint64_t)offset, bytes, length),
           function(fd, bytes, length, offset));
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset)
{
    return pwrite64(fd, bytes, length, offset);
}

int ftruncate64(int fd, off64_t length)
{
    static int (*function)(int, off64_t);
    if (!function)
        *(void **)&function = real("ftruncate64");
    LOGGED(note_file(TRUNCATE, fd, (uint64_t)length, NULL, 0), function(fd, length));
}

int ftruncate(int fd, off_t length)
{
    return ftruncate64(fd, length);
}

int unlink(const char *path)
{
    static int (*function)(const char *);
    if (!function)
        *(void **)&function = real("unlink");
    LOGGED(note(REMOVE, path, 0, NULL, 0), function(path));
}

/* Both are in the folder; what is written is the new name. */
int rename(const char *from, const char *to)
{
    static int (*function)(const char *, const char *);
    if (!function)
        *(void **)&function = real("rename");
    const char *name = inside(to);
    LOGGED(note(RENAME, from, 0, name, name ? strlen(name) : 0), function(from, to));
}

static int synced(int fd, const char *name)
{
    int (*function)(int);
    *(void **)&function = real(name);
    /* Nothing is written meanwhile: so all that the log has before it is on disk. */
    pthread_mutex_lock(&lock);
    int result = function(fd);
    if (!result)
        note_file(SYNC, fd, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return result;
}

int fdatasync(int fd)
{
    return synced(fd, "fdatasync");
}

int fsync(int fd)
{
    return synced(fd, "fsync");
}
