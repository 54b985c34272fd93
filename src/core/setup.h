/* setup.h - how a game is set up, described as data.
 *
 * A game lists its fields (mode, characters, variants ...) with their legal values and defaults.
 * Command line options, the page's form, the engine protocol and the validation all come from
 * that one list. Every value is a small number: the index of a choice, a number in a range, or
 * yes/no; a field can hold several of them (one per seat, ten bank stacks). The exception is a
 * text, for what is too free for a list of choices: a deck, a map. */
#ifndef PARLOR_SETUP_H
#define PARLOR_SETUP_H

#include "core/reason.h"
#include "core/seat.h"
#include "core/writer.h"

#include <jansson.h>

enum setup_kind {
    SETUP_CHOICE,
    SETUP_NUMBER,
    SETUP_FLAG,
    SETUP_TEXT /* the name of a choice, or lines of one's own that the game's start reads */
};

/* Whose choice a field is. */
enum {
    SETUP_TABLES,    /* whoever sets up the table */
    SETUP_EACH,      /* its value number s is that of seat s: characters */
    SETUP_FIRST_SEAT /* one seat's: a deck. SETUP_OF(0), SETUP_OF(1) ... */
};
#define SETUP_OF(seat) (SETUP_FIRST_SEAT + (seat))

/* A choice as people are told of it. */
struct setup_choice {
    const char *title; /* "Bal-Bas-Beta"; NULL ends the list */
    const char *text;  /* what it is, in a sentence; NULL: the title says it all */
    const char *card;  /* of the catalogue, whose picture stands for it; NULL: none */
    bool friendly;     /* easy to understand: for who plays the game for the first time */
};

struct setup_field {
    const char *name;  /* "mode"; also the option --mode. NULL ends the list */
    const char *title; /* for people */
    enum setup_kind kind;
    int count;                        /* how many values it holds; of a text: its greatest length */
    const char *const *choices;       /* SETUP_CHOICE, SETUP_TEXT: ends with NULL */
    const struct setup_choice *about; /* of each of the choices; NULL: only their names are known */
    int least, most;                  /* SETUP_NUMBER */
    int fallback;     /* default of every value; of a text: the number of a choice */
    int bounded;      /* SETUP_NUMBER: what every game ends with; 0: it does anyhow */
    unsigned modes;   /* bit m: it matters in mode m; 0: in every mode */
    const char *when; /* it matters only while the field of this name, */
    int is;           /* of a single value, has this one; NULL: always */
    const char *noun; /* SETUP_TEXT: what it is, "deck"; one shelf for each noun */
    int whose;        /* SETUP_TABLES, SETUP_EACH, SETUP_OF(seat) */
    bool secret;      /* of one seat: the others must not know it before the game is over */
};

enum {
    SETUP_MODE = 0, /* the first field of every game is its mode */
    SETUP_VALUES = 2048
};

struct setup {
    int16_t value[SETUP_VALUES]; /* of all fields, in order; of a text: its bytes, then zeros */
};

/* What these values would be called: a choice's name. */
const char *setup_choice_name(const struct setup_field *field, int value);

/* The same for people: its title. */
const char *setup_choice_title(const struct setup_field *field, int value);

/* The i-th value of the field number `field`. */
int setup_get(const struct setup_field *fields, const struct setup *setup, int field, int i);

/* The text of a SETUP_TEXT; `out` has room for the field's count and a NUL. */
void setup_get_text(const struct setup_field *fields, const struct setup *setup, int field,
                    char *out);

/* Its mode, as the first field's choice is called. */
const char *setup_mode(const struct setup_field *fields, const struct setup *setup);

void setup_defaults(const struct setup_field *fields, struct setup *setup);
/* The same for programs that play among themselves, with nobody there to stop: every game ends. */
void setup_bounded(const struct setup_field *fields, struct setup *setup);

/* From {"mode": "simple", ...}; what is not named keeps its default. `object` may be NULL. */
bool setup_read(const struct setup_field *fields, const json_t *object, struct setup *setup,
                struct reason *why);

/* Sets one field from words, as on a command line: "full" or "grave,jaina"; a text as it is. */
bool setup_set(const struct setup_field *fields, struct setup *setup, const char *name,
               const char *words, struct reason *why);

/* The setup as JSON object; reading it back gives the same setup. */
void setup_write(const struct setup_field *fields, const struct setup *setup, struct writer *w,
                 const char *key);

/* The same as this observer may know it during a game: without what is secret to other seats. */
void setup_write_seen(const struct setup_field *fields, const struct setup *setup, int observer,
                      struct writer *w, const char *key);
bool setup_has_secrets(const struct setup_field *fields);

/* What a seat brings itself, such as {"red": "my deck", "characters": "grave"}: one value for each
 * field, and only fields that are this seat's. Refused, it changes nothing. */
bool setup_bring(const struct setup_field *fields, struct setup *setup, int seat,
                 const json_t *object, struct reason *why);
/* What is this seat's choice becomes the default again. */
void setup_forget(const struct setup_field *fields, struct setup *setup, int seat);
/* People move on by one seat, the last to the first, and take what is theirs with them. Fields of
 * single seats belong together by their noun. */
void setup_move_on(const struct setup_field *fields, struct setup *setup, int seats);

/* The schema as a JSON list of fields. */
void setup_schema_write(const struct setup_field *fields, struct writer *w, const char *key);

#endif
