"""Log lines carry fields beside their words."""

import ast
import logging

import pytest

from bot.operation.logs import _OWN, TextFormatter
from tests.house.sources import name_of, python_files


@pytest.mark.parametrize(
    ("fields", "line"), [({}, "Answered"), ({"table": "abc", "seconds": 0.5}, "Answered table=abc seconds=0.5")]
)
def test_a_line_of_text_ends_with_its_fields(fields, line):
    record = logging.makeLogRecord({"msg": "Answered", **fields})
    assert TextFormatter("%(message)s").format(record) == line


@pytest.mark.slow
def test_no_field_has_the_name_of_something_that_every_line_has():
    """Python would raise an error in place of writing the line."""
    taken = [
        f"{name_of(path)}: {key.value}"
        for path in python_files("bot")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.keyword) and call.arg == "extra" and isinstance(call.value, ast.Dict)
        for key in call.value.keys
        if isinstance(key, ast.Constant) and key.value in _OWN
    ]
    assert taken == []
