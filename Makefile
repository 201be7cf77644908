# One verb a target. Every target but clean makes the virtual environment first.
PYTHON ?= python3
VENV   := .venv
RUN    := $(VENV)/bin/
UV     := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
STAMP  := $(VENV)/.installed

.DEFAULT_GOAL := help
.PHONY: help install play test browse check fmt types lint golden perft deep mutants bench docs gallery ptx clean

help:     ## this list
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

install: $(STAMP)  ## make .venv with everything

$(STAMP): pyproject.toml constraints.txt examples/shootout/pyproject.toml
	@sh tools/install "$(PYTHON)" "$(UV)" "$(VENV)"
	@touch $(STAMP)

play: install  ## the games in the browser
	@$(RUN)tifo

test: check install  ## everything that must hold before a change lands, but for the browser
	$(RUN)pytest -n 2 --dist loadgroup -m "not slow and not browser"

browse: install  ## whole matches in a real browser; who stumbles may try once more
	@sh tools/browser >/dev/null || true
	$(RUN)pytest -n 2 --dist loadgroup -m browser tests/web || $(RUN)pytest -m browser --last-failed --last-failed-no-failures none tests/web

check: lint types  ## format, lint and types

lint: install
	$(RUN)ruff format --check .
	$(RUN)ruff check .

types: install
	$(RUN)mypy
	@sh tools/web-types

fmt: install  ## format and sort
	$(RUN)ruff format .
	$(RUN)ruff check --fix .

golden: install  ## write the golden playthroughs anew (review the diff)
	$(RUN)python -m tifo.testing.golden --write

deep: install  ## the long runs: deep perft, 100,000 seeds a game
	$(RUN)pytest -n 2 -m slow

mutants: install  ## break the rules by machine: which tests notice? (GAME=buteur)
	$(RUN)python -m lab.mutants $(GAME) --seed $(or $(SEED),1) $(MORE)

docs: install  ## write the generated pages anew
	$(RUN)python -m tifo.testing.pages --write

gallery: install  ## take the pictures of the docs anew, with a real browser
	$(RUN)python -m tests.web.gallery

bench: install  ## the benchmarks, with ratios
	$(RUN)tifo bench

ptx: install  ## compile the playout of every game for a GPU, without one
	@sh tools/install-gpu "$(UV)" "$(VENV)"
	$(RUN)python -m tifo.native.ptx

clean:    ## remove what was made
	rm -rf $(VENV) .tools .cache build dist artefacts
