"""What tests of the store and of what works on it share."""

from collections.abc import Iterator

import pytest

from tests import postgres
from tests.conftest import NO_POSTGRES


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL server, where the machine has one."""
    if postgres.programs() is None:
        pytest.skip(NO_POSTGRES)
    with postgres.running() as found:
        yield found
