"""The OpenAPI description is true: requests made from it are answered as it says."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.process import Process
from tifo.server.app import create_app
from tifo.server.settings import Settings

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


# A feed never ends; its own tests read it.
schema = schemathesis.openapi.from_dict(create_app(Settings(db="sqlite://")).openapi()).exclude(
    path_regex="/feed$"
)


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_the_description_is_true(case: Any, server: Process) -> None:
    # What may be asked depends on games and bots, which a schema cannot know: 422 is an answer too.
    case.call_and_validate(
        base_url=f"http://127.0.0.1:{server.port}", excluded_checks=[positive_data_acceptance]
    )
