# `make cards` prints every pack into build/; `make test` runs all that CI checks, `make nightly` what
# takes longer: ten thousand damaged packs, five hundred whole games, types as on other systems.
# Both set up a virtual environment in .venv first; Python ≥ 3.11 with venv is all they need.

PYTHON ?= python3
PAPER ?= a4
VENV := .venv
BIN := $(VENV)/bin
# pip compiles no modules (`--no-compile`): few of them are ever imported, and those compile then.
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# An installation that follows the sources names their folder from its own: Python before 3.13 reads
# these files in the encoding of the locale, and would not even start in C below a folder `jeux d’été`.
FOLLOW := for file in $(VENV)/lib/python*/site-packages/*cardgen.pth; do echo ../../../.. > "$$file"; done

# What two processors do side by side: the tests of these folders take about as long as all others.
# The long ones are begun first; each is told of when it is done, where `make` can.
FIRST_HALF := $(addprefix tests/,benchmarks build cards cli docs layout packs pdf)
TYPES := types-linux types-win32 types-darwin
# The modules that do something else on another system: their types are checked for each, those of
# all others every night.
BY_SYSTEM := cardgen.output.folder cardgen.processes cardgen.project.git
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# Modules compiled once serve every process that tests start.
export PYTHONDONTWRITEBYTECODE :=

.DELETE_ON_ERROR:
.PHONY: cards test tests-first tests-second nightly system-packages packs-check packs-fmt bench bench-everything bench-large bench-books bench-checks bench-wordings bench-strangers fonts clean

cards: $(VENV)/installed
	$(BIN)/cardgen build --paper $(PAPER)

test:
	$(MAKE) --jobs 2 system-packages $(VENV)/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(MAKE) --jobs 2 $(SYNC) packs-check packs-fmt tests-second tests-first $(TYPES)

system-packages:
	.ci/system-packages

# It plays the scenarios too.
packs-check: $(VENV)/installed-dev
	$(BIN)/cardgen check --strict

packs-fmt: $(VENV)/installed-dev
	$(BIN)/cardgen fmt --check --write-reviews

# Two processes that share nothing take less than workers that a third one tells what to try.
tests-first: $(VENV)/installed-dev
	$(BIN)/python -m tests $(FIRST_HALF)

tests-second: $(VENV)/installed-dev
	$(BIN)/python -m tests $(FIRST_HALF:%=--ignore=%)

types-linux: $(VENV)/installed-dev
	$(BIN)/mypy --platform linux --cache-dir .mypy_cache/linux

types-win32 types-darwin: types-%: $(VENV)/installed-dev
	$(BIN)/mypy --platform $* --cache-dir .mypy_cache/$* $(BY_SYSTEM:%=--module %)

nightly: $(VENV)/installed-dev
	$(BIN)/python -m tests.fuzz 10000
	$(BIN)/python -m tests.games 500
	TRY_ALL=1 $(BIN)/python -m tests tests/phrasebook tests/checks/test_prose.py tests/checks/test_settled_matters.py
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/all-win32
	$(BIN)/mypy --platform darwin --cache-dir .mypy_cache/all-darwin

bench: $(VENV)/installed-bench
	$(BIN)/python benchmarks/run.py

bench-everything: $(VENV)/installed-dev
	$(BIN)/python benchmarks/everything.py

bench-large: $(VENV)/installed-dev
	$(BIN)/python benchmarks/large.py

bench-books: $(VENV)/installed-bench
	$(BIN)/python benchmarks/books.py

bench-checks: $(VENV)/installed-dev
	$(BIN)/python -m benchmarks.planted

bench-wordings: $(VENV)/installed-dev
	$(BIN)/python -m benchmarks.planted.wordings

bench-strangers: $(VENV)/installed-dev
	$(BIN)/python -m benchmarks.strangers

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "cardgen needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(VENV)/bin/python pyproject.toml constraints.txt
	$(PIP) install --no-compile --editable . --constraint constraints.txt
	$(FOLLOW)
	touch $@

$(VENV)/installed-dev: $(VENV)/bin/python pyproject.toml constraints.txt
	$(PIP) install --no-compile --editable '.[dev]' --constraint constraints.txt
	$(FOLLOW)
	touch $@ $(VENV)/installed

$(VENV)/installed-bench: $(VENV)/installed-dev
	$(PIP) install --editable '.[bench]' --constraint constraints.txt
	$(FOLLOW)
	touch $@

clean:
	rm -rf $(VENV)
	[ ! -d build ] || find build -mindepth 1 ! -path build/.gitignore -delete
