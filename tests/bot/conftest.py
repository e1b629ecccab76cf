"""Fixtures for tests of the store and of everything that uses it."""

from collections.abc import Iterator

import pytest

from bot.operation import TextFormatter
from games.review import estimating
from tests import postgres
from tests.conftest import NO_POSTGRES


@pytest.fixture
def caplog(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> pytest.LogCaptureFixture:
    """Return the captured log; its text includes the fields of each line, as operators see them."""
    monkeypatch.setattr(caplog.handler, "formatter", TextFormatter("%(levelname)s %(name)s: %(message)s"))
    return caplog


@pytest.fixture(autouse=True)
def _few_simulations(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Estimate chances from two simulations, except in tests marked `chances`, whose subject they are.

    Otherwise two thirds of the time of a game that a test plays to its end would go into looking back at it.
    """
    if request.node.get_closest_marker("chances") is None:
        monkeypatch.setattr(estimating, "LEAST", 2)
        monkeypatch.setattr(estimating, "MOST", 2)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """Yield a PostgreSQL server, if the machine has one."""
    if postgres.programs() is None:
        pytest.skip(NO_POSTGRES)
    with postgres.running() as found:
        yield found
