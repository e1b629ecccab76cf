"""What shares a server, a browser or something drawn runs on one worker: the groups reach those who hand out tests."""

import os

import pytest

from tests.conftest import group_of


@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="one process runs all there is")
def test_the_group_of_a_test_is_in_the_name_that_workers_report(request: pytest.FixtureRequest) -> None:
    """There the distributor reads it; a group that stands nowhere would be split without a word."""
    assert request.node.nodeid.partition("@")[2] == group_of(request.node).partition("@")[0]
