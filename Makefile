# A fresh clone needs nothing but Python 3.11+ and make: `make run` and `make test` set up the rest.
# `make help` lists the commands. Settings: VENV (where the virtual environment lives), PYTHON (which
# Python makes it), WORKERS (test processes; 4 suit two processors, since many tests wait for a server or a browser),
# ARGS (passed on, e.g. make test ARGS="-k lobby").

PYTHON  ?= python3
VENV    ?= .venv
WORKERS ?= 4
ARGS    ?=

BIN     := $(VENV)/bin
# Modules are compiled when they are first imported: compiling all would take a third of the time.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-compile
STYLE   := $(BIN)/python -m ruff format --check . && $(BIN)/python -m ruff check .
PYTEST   = $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup --no-loadscope-reorder
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
           --no-emit-index-url --no-emit-find-links --no-header $(ARGS)

# Bot, drawing and thinking processes are started dozens of times by the tests: none may compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE

TOO_OLD := Porion needs Python 3.11 or newer, and '$(PYTHON)' is older or missing. Install one, or name it: make PYTHON=python3.12
NO_VENV := '$(PYTHON)' has no venv module. On Debian and Ubuntu: apt-get install python3-venv

.DEFAULT_GOAL := help
.PHONY: run test check quick lint format bench arena soak mutants gallery pictures lock help

run: $(VENV)/.run  ## Start the bot, or the playground in a browser when no DISCORD_TOKEN is set
	$(BIN)/python -m playground.run

# Types are looked at by one of the tests, tests/house/test_types.py, while the other workers go on.
test: $(VENV)/.dev  ## Everything: format, lint, strict types, unit, property, end-to-end and browser tests
	$(STYLE)
	$(PYTEST) $(ARGS)

check: export PORION_REQUIRE_BROWSER = 1
check: test  ## The same as CI: like test, and a missing browser is a failure instead of a warning

# Nothing here waits: more workers than processors would only cost their start.
quick: export PORION_HOUSE ?= 0.05
quick: WORKERS = 2
quick: $(VENV)/.dev  ## For use while writing: half of the random games, no end-to-end, browser or other slow tests
	$(STYLE)
	$(PYTEST) -m "types or not (e2e or browser or slow)" $(ARGS)

lint: $(VENV)/.dev  ## Format, lint and types only; changes nothing
	$(STYLE)
	$(BIN)/python -m mypy

format: $(VENV)/.dev  ## Format the code and mend what the linter can mend
	$(BIN)/python -m ruff format .
	$(BIN)/python -m ruff check --fix .

bench: $(VENV)/.dev  ## Measure the engine and the bot; prints ratios measured in one run
	$(BIN)/python -m tools.bench $(ARGS)

arena: $(VENV)/.dev  ## Let computer players meet, and write what they showed to docs/opponents.md
	$(BIN)/python -m tools.arena ladder $(ARGS)

soak: $(VENV)/.dev  ## Try to break the bot for half an hour, and write to docs/soak.md what came of it
	$(BIN)/python -m tests.soak $(ARGS)

mutants: $(VENV)/.mutants  ## Plant small faults for half an hour, and write to docs/mutants.md which no test has noticed
	$(BIN)/python -m tools.mutants $(ARGS)

gallery: $(VENV)/.dev  ## Draw every situation of tests/pictures into build/gallery/index.html, to be looked at
	$(BIN)/python -m tests.pictures.gallery

pictures: $(VENV)/.dev  ## Draw the pictures of both READMEs anew, in today's words
	$(BIN)/python -m tests.pictures.readme

lock: $(VENV)/.lock  ## Pin the dependencies of pyproject.toml anew (ARGS=--upgrade for the newest versions)
	$(COMPILE) --extra postgres pyproject.toml -o requirements/run.txt
	$(COMPILE) --group playground -c requirements/run.txt -o requirements/playground.txt
	$(COMPILE) --group dev -c requirements/run.txt -c requirements/playground.txt -o requirements/dev.txt
	$(COMPILE) --group lock -o requirements/lock.txt
	$(COMPILE) --no-strip-extras --group mutants -c requirements/run.txt -c requirements/dev.txt -o requirements/mutants.txt

help:  ## This list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | \
	    while IFS='|' read -r name words; do printf 'make %-8s %s\n' "$$name" "$$words"; done

# The stamps: a set of packages is installed again only when its requirement file has changed.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo "$(TOO_OLD)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(NO_VENV)" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: requirements/run.txt requirements/playground.txt | $(VENV)/.made
	$(INSTALL) -r requirements/run.txt -r requirements/playground.txt
	@touch $@

$(VENV)/.dev: requirements/run.txt requirements/playground.txt requirements/dev.txt | $(VENV)/.made
	$(INSTALL) -r requirements/run.txt -r requirements/playground.txt -r requirements/dev.txt
	@touch $(VENV)/.run $@

$(VENV)/.lock: requirements/lock.txt | $(VENV)/.made
	$(INSTALL) -r requirements/lock.txt
	@touch $@

$(VENV)/.mutants: requirements/mutants.txt | $(VENV)/.dev
	$(INSTALL) -r requirements/mutants.txt
	@touch $@
