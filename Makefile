# Parlor. `make help` lists the targets; README.md explains them.
#
# One set of rules builds every variant; each has a folder of its own:
#   build/release   -O2, the product          build/fuzz      clang, libFuzzer
#   build/sanitize  asserts, ASan, UBSan       build/coverage  gcov
#   build/thread    asserts, TSan
VARIANT ?= release
OUT     := build/$(VARIANT)
PREFIX  ?= /usr/local

WARN := -Wall -Wextra -Wpedantic -Werror -Wshadow -Wconversion -Wstrict-prototypes \
        -Wmissing-prototypes -Wvla -Wundef -Wimplicit-fallthrough -Wno-missing-field-initializers
GCC_WARN := -Wjump-misses-init -Wlogical-op

CC_release    := gcc
CC_sanitize   := gcc
CC_thread     := gcc
CC_fuzz       := clang
CC_coverage   := gcc
FLAGS_release  := -O2 -flto=auto -DNDEBUG $(GCC_WARN)
FLAGS_sanitize := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all $(GCC_WARN)
FLAGS_thread   := -O1 -g -fsanitize=thread -fno-sanitize-recover=all $(GCC_WARN)
FLAGS_fuzz     := -O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
FLAGS_coverage := -O0 -g --coverage $(GCC_WARN)

CC      := $(CC_$(VARIANT))
CFLAGS  := -std=c17 -D_GNU_SOURCE $(WARN) $(FLAGS_$(VARIANT)) -Isrc -Iinclude -Itests -MMD -MP
LDFLAGS := $(filter -O% -flto% -fsanitize=address% -fsanitize=thread --coverage,$(FLAGS_$(VARIANT)))
LDLIBS  := -ljansson -lsodium -lm
SERVER_LIBS := -lwebsockets -lev -lsqlite3 -lpthread

ENGINE := $(wildcard src/core/*.c src/games/*.c src/games/*/*.c src/bots/*.c)
CLI    := $(wildcard src/cli/*.c)
SERVER := $(wildcard src/store/*.c src/server/*.c)
TESTS  := $(filter-out tests/fuzz/%,$(wildcard tests/*/*.c tests/games/*/*.c))
RULES  := $(sort $(wildcard docs/rules/*.md))
NPM    := $(shell command -v npm)
PAGE   := $(or $(if $(NPM),web/dist/index.html),$(wildcard web/dist/index.html),src/server/page/index.html)
FUZZ   := $(patsubst tests/fuzz/%.c,%,$(wildcard tests/fuzz/fuzz_*.c))

objects = $(patsubst %.c,$(OUT)/%.o,$(1))

.PHONY: all play test bench fuzz lint format install clean help
.PHONY: unit golden

## all          build/parlor, the release build (the default)
all: build/parlor

## play         install what is missing, build, and open the parlor: it prints the address
play:
	@tools/bootstrap play
	@$(MAKE) --no-print-directory build/parlor
	@build/parlor serve

## test         install what is missing, build every variant, and run every test
test:
	@tools/bootstrap test
	@tools/test

## bench        decisions per second, a search's share of them, and instructions per decision
bench: build/parlor
	@tools/bootstrap test
	@build/parlor bench --search 1000
	@tools/instructions

## long         DECISIONS=1000000 random decisions of each mode, of all games or of GAME=flash_duel
DECISIONS ?= 1000000
.PHONY: long
long: $(OUT)/tests/run
	@DECISIONS=$(DECISIONS) $(OUT)/tests/run long_random_play

## fuzz         fuzz each outside input for SECONDS=60 each
SECONDS ?= 60
fuzz:
	@tools/bootstrap test
	@tools/fuzz -max_total_time=$(SECONDS)

## lint         clang-tidy over the sources, and the style checks
lint:
	@tools/bootstrap test
	@clang-tidy --quiet $(ENGINE) $(CLI) $(SERVER) -- -std=c17 -D_GNU_SOURCE -Isrc -Iinclude
	@tools/style

## format       clang-format over all C files, prettier over the page
format:
	@tools/bootstrap test
	@$(MAKE) --no-print-directory web/node_modules/.package-lock.json
	@clang-format -i $$(git ls-files '*.c' '*.h')
	@cd web && npx prettier --log-level warn --write .

## golden       write the golden records of tests/golden anew, after a change of rules
golden: $(OUT)/tests/run
	@$(OUT)/tests/run --write-golden

## coverage     line coverage of the sources, as build/coverage/html
.PHONY: coverage
coverage:
	@tools/bootstrap test
	@$(MAKE) --no-print-directory VARIANT=coverage unit
	@lcov -q --capture --directory build/coverage/src -o build/coverage/info
	@genhtml -q build/coverage/info -o build/coverage/html | tail -n 3

## install      the program, the library and its header below PREFIX=/usr/local
install: build/parlor build/libparlor.a
	install -Dm755 build/parlor $(DESTDIR)$(PREFIX)/bin/parlor
	install -Dm644 build/libparlor.a $(DESTDIR)$(PREFIX)/lib/libparlor.a
	install -Dm644 include/parlor.h $(DESTDIR)$(PREFIX)/include/parlor.h
	mkdir -p $(DESTDIR)$(PREFIX)/lib/pkgconfig
	sed 's|@PREFIX@|$(PREFIX)|' tools/parlor.pc.in > $(DESTDIR)$(PREFIX)/lib/pkgconfig/parlor.pc

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

$(OUT)/parlor: $(call objects,$(CLI) $(SERVER) $(ENGINE)) $(OUT)/rules_text.o $(OUT)/page_files.o
	@$(CC) $(LDFLAGS) $^ $(LDLIBS) $(SERVER_LIBS) -ledit -o $@

# The library shows only parlor_*: its inner names can't clash with those of a program.
build/libparlor.a: $(call objects,$(ENGINE))
	@$(CC) $(FLAGS_release) -r -flinker-output=nolto-rel $^ -o $(OUT)/libparlor.o
	@objcopy --wildcard --keep-global-symbol='parlor_*' $(OUT)/libparlor.o
	@rm -f $@ && ar rcs $@ $(OUT)/libparlor.o

$(OUT)/tests/run: $(call objects,$(TESTS) $(SERVER) $(ENGINE)) $(OUT)/rules_text.o $(OUT)/page_files.o
	@$(CC) $(LDFLAGS) $^ $(LDLIBS) $(SERVER_LIBS) -lcmocka -o $@

unit: $(OUT)/tests/run
	@$(OUT)/tests/run

$(OUT)/fuzz_%: $(OUT)/tests/fuzz/fuzz_%.o $(call objects,$(ENGINE) $(SERVER) $(filter-out src/cli/main.c,$(CLI))) $(OUT)/rules_text.o $(OUT)/page_files.o
	@$(CC) -fsanitize=fuzzer,address,undefined $^ $(LDLIBS) $(SERVER_LIBS) -ledit -o $@

.SECONDARY: $(FUZZ:%=$(OUT)/tests/fuzz/%.o)
.PHONY: fuzzers
fuzzers: $(FUZZ:%=$(OUT)/%)

# The rules reference and the page become part of the program.
$(OUT)/rules_text.S: tools/embed $(RULES)
	@mkdir -p $(@D)
	@tools/embed rules_text $(RULES) > $@

$(OUT)/page_files.S: tools/embed $(PAGE)
	@mkdir -p $(@D)
	@tools/embed page_files $$(find $(dir $(PAGE)) -type f | sort) > $@

ifdef NPM
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@echo "  npm ci"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

web/dist/index.html: $(shell find web/src -type f) web/build.mjs web/node_modules/.package-lock.json
	@echo "  esbuild web"
	@cd web && node build.mjs
endif

$(OUT)/rules_text.o $(OUT)/page_files.o: %.o: %.S
	@$(CC) -c $< -o $@

$(OUT)/%.o: %.c Makefile
	@mkdir -p $(@D)
	@echo "  CC $(VARIANT) $<"
	@$(CC) $(CFLAGS) -c $< -o $@

-include $(shell find $(OUT) -name '*.d' 2>/dev/null)
