/* disk.c - preloaded into a server: a disk in trouble, for tests/server/disk.py. What is wrong with
 * it say files in the folder $DISK, as long as they are there:
 *
 *   hangs         every sync waits
 *   fails.db-wal  syncs of files whose names end so fail (or fails.db)
 *   is-read-only  files of a database, parlor.db*, can't be changed, nor opened to change them */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int is_there(const char *what, const char *end)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s%s", getenv("DISK"), what, end);
    return !access(path, F_OK);
}

static void find_name(int descriptor, char name[4096])
{
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, name, 4095);
    name[length > 0 ? length : 0] = '\0';
}

/* --- Syncs. --- */

static int answer(const char *function, int descriptor)
{
    char name[4096];
    find_name(descriptor, name);
    const char *end = strrchr(name, '.');
    while (is_there("hangs", ""))
        usleep(10000);
    if (!end || !is_there("fails", end))
        return ((int (*)(int))dlsym(RTLD_NEXT, function))(descriptor);
    errno = EIO;
    return -1;
}

int fsync(int descriptor)
{
    return answer("fsync", descriptor);
}

int fdatasync(int descriptor)
{
    return answer("fdatasync", descriptor);
}

/* --- Writes. --- */

/* Refused, as by a file system that was mounted again for reading only. */
static int refused(const char *path)
{
    if (!strstr(path, "/parlor.db") || !is_there("is-read-only", ""))
        return 0;
    errno = EROFS;
    return 1;
}

static int write_refused(int descriptor)
{
    char name[4096];
    find_name(descriptor, name);
    return refused(name);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t length, off64_t offset)
{
    ssize_t (*function)(int, const void *, size_t, off64_t);
    *(void **)&function = dlsym(RTLD_NEXT, "pwrite64");
    return write_refused(descriptor) ? -1 : function(descriptor, bytes, length, offset);
}

int ftruncate64(int descriptor, off64_t length)
{
    int (*function)(int, off64_t);
    *(void **)&function = dlsym(RTLD_NEXT, "ftruncate64");
    return write_refused(descriptor) ? -1 : function(descriptor, length);
}

static int opened(const char *path, int flags, va_list rest)
{
    int (*function)(const char *, int, mode_t);
    *(void **)&function = dlsym(RTLD_NEXT, "open64");
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    return flags & (O_WRONLY | O_RDWR) && refused(path) ? -1 : function(path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    int descriptor = opened(path, flags, rest);
    va_end(rest);
    return descriptor;
}

int open(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    int descriptor = opened(path, flags, rest);
    va_end(rest);
    return descriptor;
}
