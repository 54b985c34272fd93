# Parlor. `make help` lists the targets; README.md explains them.
#
# One set of rules builds every variant; each has a folder of its own:
#   build/release   -O2, the product          build/fuzz      clang, libFuzzer
#   build/sanitize  asserts, ASan, UBSan       build/coverage  gcov
#   build/thread    asserts, TSan              build/shared    what may lie anywhere, for libparlor.so
#   build/mutate    -O1, for tools/mutate
VARIANT ?= release
OUT     := build/$(VARIANT)
PREFIX  ?= /usr/local
VERSION := $(shell cat VERSION)
SONAME  := libparlor.so.$(firstword $(subst ., ,$(VERSION)))

# WERROR=-Werror makes warnings errors, as tools/test does: another compiler may know other ones.
WARN := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
        -Wvla -Wundef -Wimplicit-fallthrough -Wno-missing-field-initializers $(WERROR)
GCC_WARN := -Wjump-misses-init -Wlogical-op

CC_release    := gcc
CC_sanitize   := gcc
CC_thread     := gcc
CC_fuzz       := clang
CC_coverage   := gcc
CC_shared     := gcc
CC_mutate     := gcc
FLAGS_release  := -O2 -flto=auto -DNDEBUG $(GCC_WARN)
FLAGS_sanitize := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all $(GCC_WARN)
FLAGS_thread   := -O1 -g -fsanitize=thread -fno-sanitize-recover=all $(GCC_WARN)
FLAGS_fuzz     := -O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
FLAGS_coverage := -O0 -g --coverage $(GCC_WARN)
FLAGS_mutate   := -O1 -DNDEBUG $(GCC_WARN)
FLAGS_shared   := $(FLAGS_release) -fPIC -fno-semantic-interposition

# libev has no file for pkg-config.
PKG_CONFIG ?= pkg-config
library = $(shell $(PKG_CONFIG) $(1) 2>/dev/null)
LIBRARIES   := jansson libsodium libwebsockets sqlite3 libzstd zlib libedit
LDLIBS      := $(call library,--libs jansson libsodium) -lm
SERVER_LIBS := $(call library,--libs libwebsockets sqlite3 libzstd zlib) -lev -lpthread
CLI_LIBS    := $(call library,--libs libedit)
TEST_LIBS   := $(call library,--libs cmocka)

CC      := $(CC_$(VARIANT))
CFLAGS  := -std=c17 -D_GNU_SOURCE $(WARN) $(FLAGS_$(VARIANT)) -Isrc -Iinclude -Itests -MMD -MP \
           $(call library,--cflags $(LIBRARIES)) $(call library,--cflags cmocka)
LDFLAGS := $(filter -O% -flto% -fsanitize=address% -fsanitize=thread --coverage,$(FLAGS_$(VARIANT)))

ENGINE := $(wildcard src/core/*.c src/games/*.c src/games/*/*.c src/bots/*.c)
API    := $(wildcard src/api/*.c)
CLI    := $(wildcard src/cli/*.c)
SERVER := $(wildcard src/store/*.c src/server/*.c)
TESTS  := $(filter-out tests/fuzz/% tests/attack/%,$(wildcard tests/*/*.c))
KIT    := $(filter-out tests/kit/test_% tests/kit/scene.c,$(wildcard tests/kit/*.c))
TESTED := $(notdir $(wildcard tests/games/*))
RULES  := $(sort $(wildcard docs/rules/*.md))
LESSONS := $(sort $(wildcard lessons/*/*.json))
EMBEDDED := $(OUT)/rules_text.o $(OUT)/lesson_files.o $(OUT)/page_files.o
NPM    := $(shell command -v npm)
PAGE   := $(or $(if $(NPM),web/dist/index.html),$(wildcard web/dist/index.html),src/server/page/index.html)
FUZZ   := $(patsubst tests/fuzz/%.c,%,$(wildcard tests/fuzz/fuzz_*.c))

objects = $(patsubst %.c,$(OUT)/%.o,$(1))

.PHONY: all play test bench fuzz lint format install clean help
.PHONY: unit golden transcripts

## all          build/parlor, the release build (the default)
all: build/parlor

## play         install what is missing, build, and open the parlor: it prints the address
play:
	@tools/bootstrap play || $(MAKE) --no-print-directory libraries
	@if $(MAKE) --no-print-directory page; then $(MAKE) --no-print-directory build/parlor; else \
	    $(MAKE) --no-print-directory NPM= build/parlor; fi
	@build/parlor serve

## test         install what is missing, build every variant, and run every test
test:
	@tools/bootstrap test
	@tools/test

## check        the fast part of that, in two minutes: style, rules, kernel, and touched tests
.PHONY: check
check:
	@tools/bootstrap test
	@tools/check

## bench        decisions per second, a search's share of them, and instructions per decision
bench: build/parlor
	@tools/bootstrap test
	@build/parlor bench --search 1000
	@tools/instructions

## long         DECISIONS=1000000 random decisions of each mode, then SECONDS=60 in step with the references
DECISIONS ?= 1000000
SECONDS ?= 60
.PHONY: long
long: $(OUT)/tests/run build/parlor
	@DECISIONS=$(DECISIONS) $(OUT)/tests/run long_random_play
	@tools/references --seconds $(SECONDS) --seed $$(date +%s)

## fuzz         fuzz each outside input for SECONDS=60 each
fuzz:
	@tools/bootstrap test
	@tools/fuzz -max_total_time=$(SECONDS)

## attack       attack a server for SECONDS=60 in each known way, and print a table of what it stood
.PHONY: attack
attack: build/parlor
	@tools/bootstrap test
	@$(MAKE) --no-print-directory VARIANT=sanitize build/sanitize/parlor
	@PARLOR=build/sanitize/parlor python3 tests/attack/attack.py --seconds $(SECONDS) --seed $$(date +%s)

## lint         the style checks, how long functions are, and clang-tidy over the sources
lint:
	@tools/bootstrap test
	@tools/style
	@tools/measure --limits
	@tools/tidy

## format       clang-format over all C files, prettier over the page
format:
	@tools/bootstrap test
	@$(MAKE) --no-print-directory web/node_modules/.package-lock.json
	@clang-format -i $$(git ls-files '*.c' '*.h')
	@cd web && npx prettier --log-level warn --write .

## mutate       break the rules of GAME=flash_duel in SAMPLE=400 ways of SEED=1; which does no test notice?
GAME ?= flash_duel
SAMPLE ?= 400
SEED ?= 1
.PHONY: mutate
mutate:
	@tools/bootstrap test
	@tools/mutate $(GAME) --sample $(SAMPLE) --seed $(SEED)

## golden       write the golden records of tests/golden again, after a change of rules
golden: $(OUT)/tests/run
	@$(OUT)/tests/run --write-golden

## transcripts  tell the games and lessons of tests/transcripts again, after a change of words
transcripts: build/parlor
	@for record in tests/transcripts/*.parlor.json; do \
	    build/parlor replay $$record --story > $${record%.parlor.json}.txt; done
	@for game in $(sort $(notdir $(patsubst %/,%,$(dir $(LESSONS))))); do \
	    for lesson in lessons/$$game/*.json; do build/parlor learn --check $$lesson; done \
	    > tests/transcripts/$$game.lessons.txt; done

## coverage     line coverage of the sources, as build/coverage/html
.PHONY: coverage
coverage:
	@tools/bootstrap test
	@$(MAKE) --no-print-directory VARIANT=coverage unit
	@lcov -q --capture --directory build/coverage/src -o build/coverage/info
	@genhtml -q build/coverage/info -o build/coverage/html | tail -n 3

## install      program, libraries, manual, completion, systemd unit below PREFIX=/usr/local
SHARE = $(DESTDIR)$(PREFIX)/share
FILL  = sed 's|@PREFIX@|$(PREFIX)|; s|@VERSION@|$(VERSION)|'
install: build/parlor build/libparlor.a build/libparlor.so
	install -Dm755 build/parlor $(DESTDIR)$(PREFIX)/bin/parlor
	install -Dm644 build/libparlor.a $(DESTDIR)$(PREFIX)/lib/libparlor.a
	install -Dm644 build/libparlor.so $(DESTDIR)$(PREFIX)/lib/libparlor.so.$(VERSION)
	ln -sf libparlor.so.$(VERSION) $(DESTDIR)$(PREFIX)/lib/$(SONAME)
	ln -sf $(SONAME) $(DESTDIR)$(PREFIX)/lib/libparlor.so
	install -Dm644 include/parlor.h $(DESTDIR)$(PREFIX)/include/parlor.h
	mkdir -p $(DESTDIR)$(PREFIX)/lib/pkgconfig $(DESTDIR)$(PREFIX)/lib/systemd/system
	$(FILL) tools/parlor.pc.in > $(DESTDIR)$(PREFIX)/lib/pkgconfig/parlor.pc
	$(FILL) tools/parlor.service.in > $(DESTDIR)$(PREFIX)/lib/systemd/system/parlor.service
	install -Dm644 tools/completion.bash $(SHARE)/bash-completion/completions/parlor
	install -Dm644 tools/completion.zsh $(SHARE)/zsh/site-functions/_parlor
	mkdir -p $(SHARE)/man/man1
	build/parlor help --man > $(SHARE)/man/man1/parlor.1
	for name in $$(build/parlor help --complete "" | grep -v -e --); do \
	    build/parlor help --man $$name > $(SHARE)/man/man1/parlor-$$name.1; done

## clean        remove what was built
clean:
	rm -rf build web/dist web/node_modules

help:
	@sed -n 's/^## /  make /p' Makefile

# --- The files. ---

build/parlor: $(if $(filter release,$(VARIANT)),build/release/parlor,force-release)
	@cp --remove-destination $< $@

.PHONY: force-release
force-release:
	@$(MAKE) --no-print-directory VARIANT=release build/parlor

$(OUT)/parlor: $(call objects,$(CLI) $(SERVER) $(ENGINE)) $(EMBEDDED)
	@$(CC) $(LDFLAGS) $^ $(LDLIBS) $(SERVER_LIBS) $(CLI_LIBS) -o $@

# The library shows only parlor_*: its inner names can't clash with those of a program.
build/libparlor.a: $(call objects,$(API) $(ENGINE))
	@$(CC) $(FLAGS_release) -r -flinker-output=nolto-rel $^ -o $(OUT)/libparlor.o
	@objcopy --wildcard --keep-global-symbol='parlor_*' $(OUT)/libparlor.o
	@rm -f $@ && ar rcs $@ $(OUT)/libparlor.o

# So does the shared one. Code that may lie anywhere is slower, so it has a variant of its own.
ifeq ($(VARIANT),shared)
build/libparlor.so: $(call objects,$(API) $(ENGINE)) tools/libparlor.map VERSION
	@$(CC) $(LDFLAGS) -fPIC -shared -Wl,-soname,$(SONAME),--no-undefined \
	    -Wl,--version-script=tools/libparlor.map $(filter %.o,$^) $(LDLIBS) -o $@
else
.PHONY: build/libparlor.so
build/libparlor.so:
	@$(MAKE) --no-print-directory VARIANT=shared $@
endif

# The tests of a game and the kit's scenes become one object whose names are its own; tests
# register themselves.
GAME_TESTS := $(TESTED:%=$(OUT)/tests/games/%.o)
.SECONDEXPANSION:
$(GAME_TESTS): $(OUT)/tests/games/%.o: $$(call objects,tests/kit/scene.c $$(wildcard tests/games/$$*/*.c))
	@$(CC) -r $^ -o $@
	@objcopy --wildcard --localize-symbol='*' $@

# Allocations go through tests/kit/memory.c, which can refuse them.
WRAP := @tests/kit/memory.wrap
$(OUT)/tests/run: $(call objects,$(TESTS)) $(GAME_TESTS) $(call objects,$(API) $(SERVER) $(ENGINE)) $(EMBEDDED)
	@$(CC) $(LDFLAGS) $(WRAP) $^ $(LDLIBS) $(SERVER_LIBS) $(TEST_LIBS) -o $@

# Only the tests of one game, as in build/sanitize/tests/run-flash_duel.
$(TESTED:%=$(OUT)/tests/run-%): $(OUT)/tests/run-%: $(OUT)/tests/games/%.o $(call objects,$(KIT) $(ENGINE)) $(OUT)/rules_text.o
	@$(CC) $(LDFLAGS) $(WRAP) $^ $(LDLIBS) $(TEST_LIBS) -o $@

unit: $(OUT)/tests/run
	@$(OUT)/tests/run

$(OUT)/fuzz_%: $(OUT)/tests/fuzz/fuzz_%.o $(call objects,$(ENGINE) $(SERVER) $(filter-out src/cli/main.c,$(CLI))) $(EMBEDDED)
	@$(CC) -fsanitize=fuzzer,address,undefined $^ $(LDLIBS) $(SERVER_LIBS) $(CLI_LIBS) -o $@

.SECONDARY: $(FUZZ:%=$(OUT)/tests/fuzz/%.o)
.PHONY: fuzzers
fuzzers: $(FUZZ:%=$(OUT)/%)

# The rules reference, the lessons and the page become part of the program.
$(OUT)/rules_text.S: tools/embed $(RULES)
	@mkdir -p $(@D)
	@tools/embed rules_text $(RULES) > $@

$(OUT)/lesson_files.S: tools/embed $(LESSONS)
	@mkdir -p $(@D)
	@tools/embed --below lessons lesson_files $(LESSONS) > $@

# Without npm, or with NPM=, it is the page as it was built last, or one that says there is none.
$(OUT)/page_files.S: tools/embed $(PAGE)
	@mkdir -p $(@D)
	@$(if $(NPM),,echo "  The program gets the page $(PAGE), because npm does not build one.")
	@tools/embed page_files $$(find $(dir $(PAGE)) -type f | sort) > $@

.PHONY: page
ifdef NPM
page: web/dist/index.html

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@echo "  npm ci"
	@cd web && npm ci --loglevel=error --fetch-retry-maxtimeout=10000 || { \
	    echo "The page can't be built: npm could not get its packages, see above." \
	        "Mend its network or registry, or do without: 'make NPM='." >&2; exit 1; }
	@touch $@

web/dist/index.html: $(shell find web/src -type f) web/build.mjs web/node_modules/.package-lock.json
	@echo "  esbuild web"
	@cd web && node build.mjs
else
page:
	@echo "The page can't be built: there is no npm. 'tools/bootstrap play' installs it on Debian." >&2
	@false
endif

$(EMBEDDED): %.o: %.S
	@$(CC) -c $< -o $@

.PHONY: libraries test-libraries
libraries:
	@tools/libraries play "$(CC)" $(LIBRARIES)
test-libraries:
	@tools/libraries test "$(CC)" cmocka
TEST_OBJECTS := $(call objects,$(TESTS) $(wildcard tests/games/*/*.c))
$(TEST_OBJECTS): | test-libraries
$(TEST_OBJECTS): CFLAGS := $(filter-out -flto%,$(CFLAGS)) # only the rules need to be fast

$(OUT)/%.o: %.c Makefile | libraries
	@mkdir -p $(@D)
	@echo "  CC $(VARIANT) $<"
	@$(CC) $(CFLAGS) -c $< -o $@

-include $(shell find $(OUT) -name '*.d' 2>/dev/null)
