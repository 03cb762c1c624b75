# Every target sets up its own virtual environment: a machine needs Python 3.11+, make and a package index.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
# Half as many again as there are cores: tests of the database and the bot wait for the disk as much as they compute.
WORKERS := $(shell echo $$(( ($$(getconf _NPROCESSORS_ONLN) * 3 + 1) / 2 )))

# Whatever needs no browser, no server and no process to be killed.
QUICK := tests/games tests/db --ignore tests/db/test_crash.py --ignore tests/db/test_outbox_model.py -k "not postgres"
# Python files that differ from the last commit; all of them where that is not known.
CHANGED = $(or $(shell git ls-files -mo --exclude-standard '*.py' 2>/dev/null),.)

.PHONY: play test quick lint unit rules mutants bench soak soak-tests legibility report clean

play: $(PLAYABLE)
	@$(BIN)/slowtable play $(ARGS)

# What is linted and what is tested does not depend on each other: side by side where there is a core for each.
test: $(READY)
	@$(MAKE) --no-print-directory -j 2 lint unit

# Before a commit: types, what has changed linted, and the tests that need neither a browser, nor Discord, nor whole matches.
quick: $(READY)
	@$(BIN)/ruff check -q $(CHANGED) && $(BIN)/ruff format -q --check $(CHANGED)
	@$(BIN)/mypy
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal -m "not soak and not browser and not whole_match" $(QUICK) $(ARGS)

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/mypy

# Many of the tests start Python anew: what is compiled is kept, whatever the environment says.
unit: export PYTHONDONTWRITEBYTECODE :=
unit: $(READY)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not soak" $(ARGS)

# Lists the rules of the games' specifications that stand in no code or in no test.
rules: $(READY)
	$(BIN)/python -m tools.rules $(ARGS)

# Breaks rules at random and counts how many breaks the rule tests notice: docs/testing.md.
mutants: $(READY)
	$(BIN)/python -m tools.mutants --jobs $$(getconf _NPROCESSORS_ONLN) $(ARGS)

# Measures everything, and writes docs/benchmarks.md and the measured part of docs/scaling.md: about ten minutes.
bench: $(READY)
	$(BIN)/python -m tools.bench --write docs/benchmarks.md $(ARGS)

# Draws every page of every game in many positions and languages, and lists what cannot be read on a phone.
legibility: $(READY)
	$(BIN)/python -m tools.legibility --jobs $$(getconf _NPROCESSORS_ONLN) $(ARGS)

# Everything at once, with faults, and a look at what is left: docs/testing.md (ARGS="--minutes 60 --seed 7").
soak: $(READY)
	$(BIN)/python -m tools.soak $(ARGS)

# What of the tests takes long: whole matches, other libraries on the sandbox, more examples, more seeds.
soak-tests: $(READY)
	$(BIN)/pytest -n auto -m soak $(ARGS)
	SLOWTABLE_FUZZ=3000 $(BIN)/pytest -n auto --timeout 3600 tests/fuzz $(ARGS)
	SLOWTABLE_LOOKS=40 SLOWTABLE_SEEDS=12 $(BIN)/pytest -n auto -m "not soak" tests/contract $(ARGS)

# Writes docs/quality.md: what can be counted now, and what the commands above have measured (ARGS="--measure pace strength").
report: $(READY)
	$(BIN)/python -m tools.report $(ARGS)

clean:
	rm -rf $(VENV) out .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Playing needs about half of what developing needs: who only wants to try it does not wait for the rest, nor for modules
# to be compiled that are never imported.
$(PLAYABLE): pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing what Slowtable needs (only the first time) ..."
	@$(PIP) --no-compile -e .
	@touch $@

$(READY): pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing what Slowtable and its tests need (only the first time) ..."
	@$(PIP) -e ".[dev]"
	@touch $(PLAYABLE) $@

$(BIN)/python:
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
