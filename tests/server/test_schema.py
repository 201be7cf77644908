"""The OpenAPI description is true: requests made from it are answered as it says."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.process import Process
from tifo.server.http.description import describe

EXAMPLES = 12


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("schema")
    process = Process(f"sqlite:///{folder / 'matches.sqlite'}")
    process.start()
    try:
        process.wait()
        yield process
    finally:
        process.kill()


# A feed never ends; its own tests read it. A parameter of pytest's own gives each test its name:
# those that schemathesis makes share one, and several processes would run but one of them.
SCHEMA = schemathesis.openapi.from_dict(describe()).exclude(path_regex="/feed$")
OPERATIONS: list[Any] = [cast(Any, found).ok() for found in SCHEMA.get_all_operations()]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_the_description_is_true(operation: Any, server: Process) -> None:
    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    def ask(case: Any) -> None:
        # What may be asked depends on games and bots, which a schema cannot know: 422 is an answer.
        case.call_and_validate(
            base_url=f"http://127.0.0.1:{server.port}", excluded_checks=[positive_data_acceptance]
        )

    ask()
