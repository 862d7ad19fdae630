# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
EXTRAS := $(VENV)/.extras

.PHONY: setup page play test check bench shots coverage clean

setup: $(STAMP) page

$(STAMP): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $(STAMP)

$(EXTRAS): $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[research,cluster]'
	touch $(EXTRAS)

page: $(STAMP)
	$(BIN)/python -m grognard.server.webbuild

play: setup
	$(BIN)/grognard serve

test: setup $(EXTRAS)
	$(BIN)/python -m tests.prepare
	$(BIN)/python -m pytest -n auto --dist loadgroup

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: setup
	$(BIN)/python -m benchmarks

shots: setup
	$(BIN)/python -m benchmarks.shots

coverage: $(STAMP)
	$(BIN)/python -m tests.rulebook_coverage --write

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache grognard/server/static web/node_modules
