# What a person types. Every target sets up what it needs; a second run does only what changed.
.DEFAULT_GOAL := help
SHELL := /bin/bash

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps

# The folders too: a file that goes away changes the joined rules as well.
COMPILED_SOURCES := $(shell find src/undaunted/rules src/undaunted/bots \
  \( -name '*.py' -o -type d ! -name __pycache__ \) ! -path '*/__pycache__/*' 2>/dev/null)
# A compiler alone is not enough: Python's own headers must be there as well.
HEADERS := $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')
HAVE_CC := $(shell echo | $(CC) -I'$(HEADERS)' -include Python.h -x c -c -o /dev/null - 2>/dev/null && echo yes)

# Named for what was found, so that installing a compiler later is noticed.
COMPILED := $(STAMPS)/compiled-$(or $(HAVE_CC),no)

# Tests run on all cores; `make test JOBS=0` keeps them in one process.
JOBS ?= auto

.PHONY: help play compile lint test test-compiled test-interpreted bench fuzz clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(STAMPS)/venv:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

# Installed without compiling: the next step compiles in place, and again whenever the rules change.
$(STAMPS)/run: $(STAMPS)/venv pyproject.toml setup.py
	UNDAUNTED_NO_COMPILE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[compile]'
	@touch $@

$(STAMPS)/dev: $(STAMPS)/run
	UNDAUNTED_NO_COMPILE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[compile,dev]'
	@touch $@

$(STAMPS)/bench: $(STAMPS)/run
	@UNDAUNTED_NO_COMPILE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[compile,bench]' \
	  || echo "bench: the yardsticks could not be installed; measuring without those that are missing"
	@touch $@

$(COMPILED): $(STAMPS)/run $(wildcard tools/unity*.py) $(COMPILED_SOURCES)
ifeq ($(HAVE_CC),yes)
	@echo "compiling the rules"
	@mkdir -p build
	@UNDAUNTED_REQUIRE_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace >build/compile.log 2>&1 \
	  || { cat build/compile.log; exit 1; }
else
	@echo "no C compiler found: the rules run interpreted"
endif
	@touch $@

compile: $(COMPILED) ## compile the rules (again, when they changed)

play: $(COMPILED) ## set everything up and play
	$(BIN)/undaunted play $(ARGS)

lint: $(STAMPS)/dev ## style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

ifeq ($(HAVE_CC),yes)
test: lint test-compiled test-interpreted ## everything that must pass: lint, then all tests in both speeds
else
test: lint test-interpreted
	@echo "no C compiler found: the tests ran in one speed only, interpreted"
endif

test-compiled: $(STAMPS)/dev $(COMPILED) ## all tests, compiled
	UNDAUNTED_SPEED=compiled $(BIN)/python -m pytest -q -n $(JOBS) $(ARGS)

test-interpreted: $(STAMPS)/dev $(COMPILED) ## all tests, interpreted
	UNDAUNTED_SPEED=interpreted $(BIN)/python -m pytest -q -n $(JOBS) $(ARGS)

bench: $(STAMPS)/bench $(COMPILED) ## how fast it is, beside others
	$(BIN)/undaunted bench $(ARGS)

fuzz: $(COMPILED) ## random games that look for broken rules; ARGS="--games 1000"
	$(BIN)/undaunted fuzz $(ARGS)

clean: ## remove everything that can be made again
	rm -rf $(VENV) build dist src/*.egg-info src/undaunted/_fast.* .mypy_cache .pytest_cache .ruff_cache
	rm -rf .hypothesis .import_linter_cache
	find src tests tools examples -name __pycache__ -type d -prune -exec rm -rf {} +
