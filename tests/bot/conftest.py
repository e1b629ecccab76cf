"""What tests of the store and of what works on it share."""

from collections.abc import Iterator

import pytest

from bot.operation.logs import TextFormatter
from tests import postgres
from tests.conftest import NO_POSTGRES


@pytest.fixture
def caplog(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> pytest.LogCaptureFixture:
    """What was logged; its text has the fields of each line, as an operator reads them."""
    monkeypatch.setattr(caplog.handler, "formatter", TextFormatter("%(levelname)s %(name)s: %(message)s"))
    return caplog


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL server, where the machine has one."""
    if postgres.programs() is None:
        pytest.skip(NO_POSTGRES)
    with postgres.running() as found:
        yield found
