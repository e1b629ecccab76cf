"""Metrics and health: correct figures, available to this machine only."""

import json
import logging

import pytest
from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bot.operation import interaction_id, set_up
from bot.operation.metrics import HOST, Metrics, Monitor, OperatorSummary
from bot.store import StoreFailed


def figures(text: str) -> dict[tuple[str, ...], float]:
    """Return each sample by its name and label values."""
    families = text_string_to_metric_families(text)
    return {(each.name, *each.labels.values()): each.value for family in families for each in family.samples}


def test_answers_are_counted_by_how_they_came_out():
    metrics = Metrics()
    with metrics.answering("component"):
        pass
    with metrics.answering("component") as answering:
        answering.result = "refused"
    with pytest.raises(RuntimeError), metrics.answering("component"):
        raise RuntimeError
    metrics.entry("tunhell", "moved")
    told = figures(metrics.text(OperatorSummary(2, 3, 5), True).decode())
    assert {key: value for key, value in told.items() if key[0] == "porion_interactions_total"} == {
        ("porion_interactions_total", "component", "done"): 1,
        ("porion_interactions_total", "component", "refused"): 1,
        ("porion_interactions_total", "component", "failed"): 1,
    }
    assert told["porion_answer_seconds_count", "component"] == 3
    assert told["porion_log_entries_total", "tunhell", "moved"] == 1
    assert (told["porion_live_tables", "lobby"], told["porion_live_tables", "playing"]) == (2, 3)
    assert (told["porion_outbox",], told["porion_gateway_connected",]) == (5, 1)


def test_what_all_processes_share_is_told_by_the_first_alone():
    """Figures shared by all processes are reported by the first one only, so that sums are correct."""
    told = figures(Metrics().text(OperatorSummary(2, 3, 5), True, is_first=False).decode())
    assert ("porion_live_tables", "lobby") not in told
    assert (told["porion_outbox",], told["porion_gateway_connected",]) == (0, 1)


async def test_metrics_and_health_are_served_to_this_machine():
    """Metrics and health are served on loopback; healthy means connected."""
    connected = True

    async def summary() -> OperatorSummary:
        return OperatorSummary(1, 0, 0)

    monitor = Monitor(Metrics(), summary, lambda: connected)
    port = await monitor.start(0)
    try:
        async with ClientSession(f"http://{HOST}:{port}") as http:
            async with http.get("/metrics") as answer:
                assert figures(await answer.text())["porion_live_tables", "lobby"] == 1
            async with http.get("/health") as answer:
                assert (answer.status, (await answer.json())["connected"]) == (200, True)
            connected = False
            async with http.get("/health") as answer:
                assert answer.status == 503
            other = Monitor(Metrics(), summary, lambda: connected)
            assert await other.start(port) == 0  # logged; the bot keeps running
            await other.close()
    finally:
        await monitor.close()


async def test_a_database_that_fails_is_said_and_no_fault_of_the_page(caplog):
    """A failing database gives status 503, and nothing but the store's own line is logged."""

    async def summary() -> OperatorSummary:
        raise StoreFailed

    monitor = Monitor(Metrics(), summary, lambda: True)
    port = await monitor.start(0)
    try:
        async with ClientSession(f"http://{HOST}:{port}") as http:
            async with http.get("/health") as answer:
                assert (answer.status, await answer.json()) == (503, {"connected": True, "database": "failed"})
            async with http.get("/metrics") as answer:
                assert answer.status == 503
    finally:
        await monitor.close()
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


@pytest.fixture
def restored():
    """Restore the tests' logging afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


@pytest.mark.usefixtures("restored")
def test_json_lines_name_the_interaction(capsys):
    set_up("INFO", "json")
    token = interaction_id.set(77)
    logging.getLogger("bot.test").warning("told %s", "so", extra={"table": "t1"})
    interaction_id.reset(token)
    logging.getLogger("bot.test").warning("alone")
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert {key: first[key] for key in ("level", "logger", "message", "interaction", "table")} == {
        "level": "WARNING", "logger": "bot.test", "message": "told so", "interaction": 77, "table": "t1",
    }  # fmt: skip
    assert "interaction" not in second


@pytest.mark.usefixtures("restored")
def test_text_lines_are_for_people(capsys):
    set_up("INFO", "text")
    logging.getLogger("bot.test").info("Ready")
    logging.getLogger("discord.gateway").info("chatter")
    assert capsys.readouterr().err.endswith("INFO    bot.test: Ready\n")


@pytest.mark.usefixtures("restored")
def test_text_lines_end_with_their_fields(capsys):
    """Text lines end with their fields in the given order, before the stack of an error."""
    set_up("INFO", "text")
    logging.getLogger("bot.test").info("A message could not be edited", extra={"table": "t1", "seat": 2})
    assert capsys.readouterr().err.endswith("bot.test: A message could not be edited table=t1 seat=2\n")
    try:
        raise KeyError("x")
    except KeyError:
        logging.getLogger("bot.test").exception("Lost", extra={"item": 7})
    assert capsys.readouterr().err.splitlines()[0].endswith("bot.test: Lost item=7")
