# `make` alone says what there is. Needs Python 3.11 or newer with its venv module, and nothing else.
# ARGS is handed on:  make lab ARGS=--no-browser   make test ARGS="tests/test_layout.py -x"

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo "$$p"; break; }; done)
BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PY := $(BIN)/python
BOOKS := serpents sacrum tutorial tribune
# Tests are shared out among processes, whole files together (the cells of a notebook need each other); -n0 in ARGS keeps them in one.
SHARED := -n auto --maxprocesses=4 --dist=loadfile
# The slow ones stand alone, so that nobody waits for one long file.
EVENLY := -n auto --maxprocesses=4 --dist=worksteal
ENV = @python="$(PYTHON)"; [ -n "$$python" ] || { echo "No Python 3.11 or newer with its venv module was found (on Debian and Ubuntu: apt-get install python3-venv). PYTHON=path/to/python names one." >&2; exit 1; }; "$$python" tools/env.py

.DEFAULT_GOAL := help
.PHONY: help lab test slow test-all lint format typecheck proof bench games maps front front-check notebooks transcripts lock clean env-lab env-test env-dev env-bench programs

help:  ## show this list
	@echo "make lab     open the lessons in JupyterLab (installs everything into .venv first)"
	@echo "make test    run the tests (installs everything, and a Chromium where there is none)"
	@echo
	@grep -hE '^[a-z-]+:.*  ## ' Makefile | grep -vE '^(lab|test|help):' | sed -E 's/^([a-z-]+):.*  ## /  make \1	/' | expand -t 20

lab: env-lab  ## open a copy of the lessons in JupyterLab
	@$(BIN)/rulekit lab $(ARGS)

test: env-test programs  ## run the tests, all but the slow ones
	@$(PY) -m pytest -m "not slow" $(SHARED) $(ARGS)

slow: env-test programs  ## run the slow tests: real JupyterLab, every example in Chromium, every piece switched off
	@$(PY) -m pytest -m slow $(EVENLY) $(ARGS)

test-all: env-test programs  ## run every test
	@$(PY) -m pytest $(ARGS)

lint: env-dev  ## check the style
	@$(PY) -m ruff check .

format: env-dev  ## mend what the style check can mend by itself
	@$(PY) -m ruff check --fix .

typecheck: env-dev  ## check the types, strictly
	@$(PY) -m mypy

proof: env-lab  ## check the rulebooks' graphs, play them, and count which clauses their code names
	@for book in $(BOOKS); do for what in check coverage; do \
		$(BIN)/rulekit $$what "$$book" --cases "tests/rulebooks/$$book" || exit 1; done; done

bench: env-bench  ## print the figures of the engine beside those of others
	@$(PY) -m tests.bench $(ARGS)

games: env-test  ## play ten thousand whole games at random and see what must hold: make games BOOK=tribune
	@$(PY) -m tests.bench.whole $(or $(BOOK),serpents) $(or $(ARGS),--games 10000)

maps: env-test programs  ## draw the committed layouts of the rulebooks' maps again
	@$(PY) -m rulekit.maps $(ARGS)

front:  ## build the widget's bundle again (developers; needs Node)
	@command -v npm >/dev/null || { echo "npm was not found: the front end is built with Node 20 or newer." >&2; exit 1; }
	@cd widgets && npm ci --no-audit --no-fund --loglevel=error && npm run --silent typecheck && npm run --silent build

front-check:  ## see that the committed bundle is what its sources give (needs Node)
	@command -v npm >/dev/null || { echo "npm was not found: the front end is built with Node 20 or newer." >&2; exit 1; }
	@cd widgets && npm ci --no-audit --no-fund --loglevel=error && npm run --silent check && echo "the bundle is up to date"

notebooks: env-test  ## run all notebooks and store what they show
	@$(PY) tools/notebooks.py $(ARGS)

transcripts: env-lab  ## play the stored games again and store what is printed
	@$(PY) tools/transcripts.py

lock:  ## write requirements.lock and binder/requirements.txt from the newest releases
	@"$(PYTHON)" tools/lock.py

clean:  ## remove the environment and everything that was built
	rm -rf .venv build dist widgets/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

env-lab:
	$(ENV) lab

env-test:
	$(ENV) test

env-dev:
	$(ENV) test dev

env-bench:
	$(ENV) lab bench

programs: env-test
	@$(PY) tools/programs.py --install
