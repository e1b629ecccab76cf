"""Tests that share a server, a browser or drawings run on one worker."""

import os

import pytest

from tests.conftest import group_of


@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="one process runs all there is")
def test_the_group_of_a_test_is_in_the_name_that_workers_report(request: pytest.FixtureRequest) -> None:
    """A test's group is part of the name by which the distributor assigns it."""
    assert request.node.nodeid.partition("@")[2] == group_of(request.node).partition("@")[0]
