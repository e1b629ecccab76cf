"""Log lines have fields next to their sentences."""

import ast
import json
import logging

import pytest
from pythonjsonlogger.json import JsonFormatter

from bot.operation import _OWN, TextFormatter, report
from tests.house.sources import name_of, python_files

LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
SECRET = "the ace of spades"


@pytest.mark.parametrize(
    ("fields", "line"), [({}, "Answered"), ({"table": "abc", "seconds": 0.5}, "Answered table=abc seconds=0.5")]
)
def test_a_line_of_text_ends_with_its_fields(fields, line):
    record = logging.makeLogRecord({"msg": "Answered", **fields})
    assert TextFormatter("%(message)s").format(record) == line


def test_a_failure_names_its_fields_and_its_place_and_not_its_message(caplog):
    """A logged failure has its fields and location but not its error text, as plain text and as JSON."""
    try:
        raise ValueError(SECRET)
    except ValueError as error:
        report("A drawing went wrong", error, table="abc")
    record = caplog.records[0]
    lines = TextFormatter("%(message)s").format(record).splitlines()
    assert lines[0] == "A drawing went wrong table=abc error=ValueError"
    assert "test_logs.py" in lines[1]
    told = json.loads(JsonFormatter("%(message)s").format(record))
    assert (told["message"], told["table"], told["error"]) == ("A drawing went wrong", "abc", "ValueError")
    assert SECRET not in str(told)


def sentences(tree: ast.AST) -> list[tuple[ast.Call, bool]]:
    """Return the calls that write a log line, and whether each has one constant sentence."""
    found = []
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        match call.func:
            case ast.Attribute(ast.Name("log" | "logger"), attr) if attr in LEVELS:
                is_one = len(call.args) == 1
            case ast.Name("report") | ast.Attribute(_, "retry"):
                is_one = True
            case _:
                continue
        found.append((call, is_one and not any(_is_made(argument) for argument in call.args)))
    return found


def _is_made(argument: ast.expr) -> bool:
    """Return whether an argument is a sentence with inserted values."""
    return isinstance(argument, ast.JoinedStr | ast.BinOp) or (
        isinstance(argument, ast.Constant) and isinstance(argument.value, str) and "%" in argument.value
    )


def test_every_line_is_one_sentence_with_fields():
    """Every log line is one constant sentence with fields, so that lines can be counted and found."""
    found = [(path, *one) for path in python_files("bot") for one in sentences(ast.parse(path.read_text("utf-8")))]
    assert [f"{name_of(path)}:{call.lineno}" for path, call, is_fixed in found if not is_fixed] == []
    assert len(found) > 70, "the calls are found"


@pytest.mark.parametrize(
    "line",
    [
        'log.info("Table %s is gone", table.id)',
        'log.info(f"Table {table.id} is gone")',
        'log.warning("Table " + table.id)',
        'logger.error("Table %s" % table.id)',
        'report(f"table {table.id} went wrong", error)',
        'messages.retry(doing, f"message {ref.message} stays", {})',
    ],
)
def test_a_sentence_with_something_in_it_is_found(line):
    assert [is_fixed for _, is_fixed in sentences(ast.parse(line))] == [False]


@pytest.mark.slow
def test_no_field_has_the_name_of_something_that_every_line_has():
    """No field has the name of a standard attribute, for which Python would raise an error."""
    taken = [
        f"{name_of(path)}: {key.value}"
        for path in python_files("bot")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.keyword) and call.arg == "extra" and isinstance(call.value, ast.Dict)
        for key in call.value.keys
        if isinstance(key, ast.Constant) and key.value in _OWN
    ]
    assert taken == []
