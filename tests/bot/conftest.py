"""What tests of the store and of what works on it share."""

from collections.abc import Iterator

import pytest

from tests import postgres


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL server, where the machine has one."""
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    with postgres.running() as found:
        yield found
