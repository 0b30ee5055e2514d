# `make play` and `make test` are all a newcomer needs; the rest is in `make help`.
# Everything is installed into .venv beside this file, from pyproject.toml with the exact versions of constraints.txt.

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
PYTEST := $(BIN)/pytest --numprocesses=auto --maxprocesses=8

export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_CONSTRAINT = constraints.txt
export PIP_BUILD_CONSTRAINT = constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play test test-slow check format bench constraints clean FORCE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo '  Options for a command go into ARGS: make play ARGS="--help", make test ARGS="-k rider"'

play: .venv/ready-to-play ## Play, in the terminal
	@$(BIN)/tianxia play $(ARGS)

test: .venv/ready-to-work ## Run every fast test
	@$(PYTEST) -m "not slow and not gpu" $(ARGS)

test-slow: .venv/ready-to-work ## Run the slow tests too
	@$(PYTEST) -m "not gpu" $(ARGS)

check: .venv/ready-to-work ## Lint, format, types, and who imports whom
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo 'Some files are not formatted: run "make format".'; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: .venv/ready-to-work ## Format the code and mend what ruff can mend by itself
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format

bench: .venv/ready-to-play ## Measure decisions per second
	@$(BIN)/tianxia bench $(ARGS)

constraints: .venv/made-in ## Look for newer versions of everything and write constraints.txt anew
	@echo 'Resolving (a few minutes): all extras ...'
	@PIP_CONSTRAINT= $(BIN)/pip install -qq --dry-run --ignore-installed --report .venv/report.json \
	  '.[dev,peers,gpu]' hatchling editables
	@{ sed -n '/^#/p' constraints.txt; $(BIN)/python -c 'import json; print("\n".join(sorted( \
	  i["metadata"]["name"].lower().replace("_", "-") + "==" + i["metadata"]["version"] \
	  for i in json.load(open(".venv/report.json"))["install"] if i["metadata"]["name"] != "tianxia")))'; } > .venv/constraints
	@mv .venv/constraints constraints.txt

clean: ## Remove everything that was installed or made here
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis dist
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------------------------------------- set-up
# Each file below says: this much of .venv is as pyproject.toml and constraints.txt want it.

.venv/ready-to-work: .venv/ready-to-play pyproject.toml constraints.txt
	@echo 'Setting up (once): the tools for tests and checks ...'
	@$(BIN)/pip install -qq --editable '.[dev]'
	@touch $@

.venv/ready-to-play: .venv/made-in pyproject.toml constraints.txt
	@echo 'Setting up (once): Tianxia and what it needs, about 100 MB to fetch ...'
	@$(BIN)/pip install -qq --editable .
	@touch $@

# A virtual environment neither survives a move of its folder nor the end of its Python: then it is made anew.
ifneq ($(shell cat .venv/made-in 2>/dev/null),$(CURDIR) $(realpath $(BIN)/python))
.venv/made-in: FORCE
endif
.venv/made-in:
	@command -v $(PYTHON) >/dev/null || { \
	  echo 'Tianxia needs Python 3.11 or newer, and there is no $(PYTHON) here. On Debian: apt-get install python3 python3-venv'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Tianxia needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V). If you have a newer one: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
	  echo 'Setting up (once): the Debian package python3-venv ...' && \
	  { apt-get install -y -qq python3-venv || { apt-get update -qq && apt-get install -y -qq python3-venv; }; } >/dev/null 2>&1; } || { \
	  echo 'Python cannot make virtual environments yet. On Debian or Ubuntu: sudo apt-get install python3-venv'; exit 1; }
	@$(PYTHON) -m venv --clear .venv
	@echo "$$(pwd -P) $$(realpath $(BIN)/python)" > $@
