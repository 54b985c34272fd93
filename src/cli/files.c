/* files.c - reading and writing the files that people name. */
#include "cli/cli.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LARGEST_FILE = 16 << 20 };

/* Reads all of it, but never more than the limit. */
static bool read_all(FILE *file, const char *path, struct text *out, struct reason *why)
{
    char block[65536];
    size_t got;
    while ((got = fread(block, 1, sizeof block, file)) > 0) {
        if (out->length + got > LARGEST_FILE)
            return refuse(why, "%.100s is larger than %d MB.", path, LARGEST_FILE >> 20);
        text_add_bytes(out, block, got);
    }
    if (ferror(file))
        return refuse(why, "%.100s can't be read: %s.", path, strerror(errno));
    return !out->failed || refuse_memory(why);
}

bool file_read(const char *path, struct text *out, struct reason *why)
{
    bool standard_input = !strcmp(path, "-");
    FILE *file = standard_input ? stdin : fopen(path, "r");
    if (!file)
        return refuse(why, "%.100s can't be opened: %s.", path, strerror(errno));
    bool fine = read_all(file, path, out, why);
    if (!standard_input)
        fclose(file);
    return fine;
}

json_t *file_read_json(const char *path, struct reason *why)
{
    struct text content = {0};
    json_t *json = NULL;
    json_error_t error;
    if (file_read(path, &content, why)) {
        json = json_loadb(text_string(&content), content.length, JSON_REJECT_DUPLICATES, &error);
        if (!json)
            refuse(why, "%.100s is not whole JSON: %.80s in line %d.", path, error.text,
                   error.line);
    }
    text_free(&content);
    return json;
}

/* Without the carriage returns that other systems end lines with. */
static void add_lines(struct text *out, const char *text)
{
    for (size_t line; *text; text += line + (text[line] == '\r')) {
        line = strcspn(text, "\r");
        text_add_bytes(out, text, line);
    }
}

bool file_read_setting(const char *path, struct text *out, struct reason *why)
{
    struct text content = {0};
    bool fine = file_read(path, &content, why);
    if (fine) {
        json_t *json = json_loadb(text_string(&content), content.length, JSON_REJECT_DUPLICATES,
                                  NULL); /* else it is read as it is */
        char *compact = json ? json_dumps(json, JSON_COMPACT | JSON_ENSURE_ASCII) : NULL;
        if (compact)
            text_add(out, "%s", compact);
        else
            add_lines(out, text_string(&content));
        free(compact);
        json_decref(json);
        fine = !out->failed || refuse_memory(why);
    }
    text_free(&content);
    return fine;
}

bool file_read_record(const char *path, struct record *record, struct reason *why)
{
    json_t *json = file_read_json(path, why);
    if (!json)
        return false;
    bool fine = record_read(record, json, why);
    json_decref(json);
    return fine;
}

/* Only then does the new name outlive a power cut. Some file systems can't: they need not. */
static bool sync_folder(const char *path)
{
    char folder[4096];
    const char *slash = strrchr(path, '/');
    int length = !slash ? 1 : slash == path ? 1 : (int)(slash - path);
    if (snprintf(folder, sizeof folder, "%.*s", length, slash ? path : ".") >= (int)sizeof folder) {
        errno = ENAMETOOLONG;
        return false;
    }
    int descriptor = open(folder, O_RDONLY | O_DIRECTORY);
    bool fine = descriptor >= 0 && (fsync(descriptor) == 0 || errno == EINVAL);
    if (descriptor >= 0)
        close(descriptor);
    return fine;
}

bool file_write(const char *path, const struct text *content, struct reason *why)
{
    struct text beside = {0};
    assert(content->failed || content->length); /* no file of ours is empty */
    text_add(&beside, "%s.new", path);
    if (content->failed || beside.failed) {
        text_free(&beside);
        return refuse_memory(why);
    }
    FILE *file = fopen(text_string(&beside), "w");
    bool fine = file && fwrite(text_string(content), 1, content->length, file) == content->length &&
                fflush(file) == 0 && fsync(fileno(file)) == 0;
    if (file)
        fine &= fclose(file) == 0;
    fine = fine && rename(text_string(&beside), path) == 0 && sync_folder(path);
    if (!fine)
        refuse(why, "%.100s can't be written: %s.", path, strerror(errno));
    text_free(&beside);
    return fine;
}

bool file_state_folder(char *folder, size_t capacity)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    if (state && *state)
        return (size_t)snprintf(folder, capacity, "%s/parlor", state) < capacity;
    return home && *home &&
           (size_t)snprintf(folder, capacity, "%s/.local/state/parlor", home) < capacity;
}

bool file_make_folders(char *folder)
{
    assert(*folder);
    for (char *slash = folder + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        bool made = mkdir(folder, 0700) == 0 || errno == EEXIST;
        *slash = '/';
        if (!made)
            return false;
    }
    return mkdir(folder, 0700) == 0 || errno == EEXIST;
}
