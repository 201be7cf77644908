# One verb a target. Every target but clean makes the virtual environment first.
PYTHON ?= python3
VENV   := .venv
RUN    := $(VENV)/bin/
UV     := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
STAMP  := $(VENV)/.installed
TWO    := -n 2 --dist loadgroup

.DEFAULT_GOAL := help
.PHONY: help install play test quick browse check fmt types lint units golden deep mutants bench docs gallery ptx clean

help:     ## this list
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

install: $(STAMP)  ## make .venv with everything

$(STAMP): pyproject.toml constraints.txt examples/shootout/pyproject.toml examples/cuptie/pyproject.toml
	@sh tools/install "$(PYTHON)" "$(UV)" "$(VENV)"
	@touch $(STAMP)

play: install  ## the games in the browser
	@$(RUN)tifo

test: check install  ## everything that must hold before a change lands, a real browser included
	@sh tools/browser >/dev/null || true
	$(RUN)pytest $(TWO) -m "not slow"

quick: check install  ## while you work: format, lint, types and what is tested in a moment
	$(RUN)pytest $(TWO) -m "not slow and not long and not browser"

browse: install  ## the browser's part of the tests alone
	@sh tools/browser >/dev/null || true
	$(RUN)pytest $(TWO) -m browser tests/web

check: lint types units  ## format, lint, types, and the browser side without a browser

lint: install
	$(RUN)ruff format --check .
	$(RUN)ruff check .
	@sh tools/web-lint

types: install
	$(RUN)mypy
	@sh tools/web-types

units:
	@sh tools/web-test

fmt: install  ## format and sort
	$(RUN)ruff format .
	$(RUN)ruff check --fix .
	@sh tools/web-biome format --write .

golden: install  ## write the golden playthroughs anew (review the diff)
	$(RUN)python -m tifo.testing.golden --write

deep: install  ## the long runs: deep perft, 100,000 seeds a game
	$(RUN)pytest $(TWO) -m slow

mutants: install  ## break the rules by machine: which tests notice? (GAME=buteur)
	$(RUN)python -m lab.mutants $(GAME) --seed $(or $(SEED),1) $(MORE)

docs: install  ## write the generated pages anew
	$(RUN)python -m tifo.testing.pages --write
	$(RUN)python -m tifo.testing.told --write

gallery: install  ## take the pictures of the docs anew, with a real browser
	$(RUN)python -m tests.web.gallery

bench: install  ## how fast the games are played, and beside C where there is a twin
	$(RUN)tifo bench
	$(RUN)python -m bench.c_ratio

ptx: install  ## compile every game for a GPU, without one
	@sh tools/install-gpu "$(UV)" "$(VENV)"
	$(RUN)python -m tifo.native.ptx

clean:    ## remove what was made
	rm -rf $(VENV) .tools .cache build dist artefacts
