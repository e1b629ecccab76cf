"""A short run of each part of the soak, which `make soak` runs for half an hour."""

import pytest

from games.core import Dice
from games.registry import GAMES

from . import decisions, hostile, leaks, power, redeals
from .__main__ import _minutes
from .history import Run, added_up, remember
from .records import Outcome, Records
from .simulation import played


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["11", "30", "113"])
def test_an_evening_under_faults_ends_well(seed):
    """After failing requests, disk, clock and process, everything is stored and shown."""
    report = played(seed)
    assert report.wrong == []
    assert report.counted["moves"] > 5


@pytest.mark.slow
def test_a_seed_gives_the_same_evening_again():
    """Equal seeds give equal evenings, byte by byte, so that failures can be reproduced."""
    assert played("104", 60).digest == played("104", 60).digest


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_no_byte_tells_what_is_hidden(seed):
    outcome = redeals.attempt(f"short {seed}")
    assert outcome.wrong == []
    assert sum(outcome.counted.values()) > 50


@pytest.mark.slow
@pytest.mark.parametrize("name", leaks.LEAKS)
def test_a_planted_leak_is_noticed(name):
    assert leaks.is_noticed(leaks.LEAKS[name], f"short {name}", Dice(name))


@pytest.mark.slow
def test_hostile_inputs_are_answered_and_change_nothing():
    outcome = hostile.attempt("short")
    assert outcome.wrong == []
    assert outcome.counted["inputs"] == hostile.INPUTS


@pytest.mark.slow
def test_after_a_power_cut_everything_acknowledged_is_there():
    outcome = power.attempt("short")
    assert outcome.wrong == []
    assert outcome.counted["power cuts"] > 5
    assert power.attempt("short", unsafe=20_000).wrong, "a disk that loses what it promised to keep is noticed"


@pytest.mark.slow
def test_random_decisions_are_compared():
    """Random decisions are checked alone and against each game's second engine."""
    assert decisions.SECOND.keys() == GAMES.keys()
    for attempt in (decisions.alone, decisions.beside):
        outcome = attempt("short")
        assert outcome.wrong == []
        assert sum(outcome.counted.values()) > 5


def test_a_soak_that_was_stopped_goes_on(tmp_path, monkeypatch):
    """Results are kept per commit, and an interrupted soak continues with unused seeds."""
    monkeypatch.setattr("tests.soak.records.PROGRESS", tmp_path / "build" / "soak")
    monkeypatch.setattr("tests.soak.history.HISTORY", tmp_path / "history.jsonl")
    monkeypatch.setattr("tests.soak.records.commit", lambda: "one")
    Records.read().add("part", "seed", Outcome({"moves": 3}, ["it is lost"]))
    Records.read().add("part", "seed", Outcome({"moves": 4}))
    again = Records.read()
    assert (again.next_seed("part"), again.has_failures) == ("part 2", True)
    assert again.summary("part") == "2 attempts (7 moves), 1 failures"
    assert again.next_seed("part", ahead=3) == "part 5", "three more attempts are under way"
    remember([Run("2026-11-24", "one", "part", 2, 1), Run("2026-11-24", "one", "other part", 5, 0)])
    assert again.next_seed("part") == "part 2"
    monkeypatch.setattr("tests.soak.records.commit", lambda: "two")
    assert Records.read().summary("part") == "0 attempts (), 0 failures"
    assert Records.read().next_seed("part") == "part 2"


def test_the_results_stand_between_their_marks(tmp_path, monkeypatch):
    document = tmp_path / "soak.md"
    document.write_text(
        "before\n<!-- results -->\nold\n<!-- /results -->\nafter\n<!-- history -->\n<!-- /history -->\nend\n"
    )
    monkeypatch.setattr("tests.soak.records.DOCUMENT", document)
    monkeypatch.setattr("tests.soak.records.PROGRESS", tmp_path / "soak")
    monkeypatch.setattr("tests.soak.history.HISTORY", tmp_path / "history.jsonl")
    monkeypatch.setattr("tests.soak.records.commit", lambda: "abc")
    records = Records.read()
    records.add("part", "17", Outcome({"moves": 1500}, ["it is lost"]))
    records.write_document()
    told = document.read_text()
    assert told.startswith("before\n<!-- results -->\nCommit `abc`, ")
    assert "| part | 1 | 1,500 moves | 1 |" in told
    assert "- 17: it is lost" in told
    assert "<!-- /results -->\nafter\n<!-- history -->\n| part | commits | " in told
    assert told.endswith("<!-- /history -->\nend\n")
    assert "old" not in told


def test_the_numbers_of_several_runs_are_added_up(tmp_path, monkeypatch):
    """A continued run counts once, and the number of fixed failures is kept."""
    monkeypatch.setattr("tests.soak.history.HISTORY", tmp_path / "history.jsonl")
    remember(
        [Run("2026-11-24", "one", "kills", 3, 1, 1, {"kills": 36}), Run("2026-11-24", "one", "power cuts", None, 0)]
    )
    remember([Run("2026-11-25", "two", "kills", 2, 0, 0, {"kills": 24})])
    remember([Run("2026-11-26", "one", "kills", 1_004, 2, 0, {"kills": 12_048})])
    told = added_up()
    assert "| kills | 2 | 1,006 | 12,072 kills | 2 | 1 | 1 |" in told
    assert "| 2026-11-24 | `one` | power cuts | not noted | 0 | 0 |" in told
    assert "| 2026-11-26 | `one` | kills | 1,004 | 2 | 1 |" in told


def test_parts_side_by_side_share_the_time_of_all_processors():
    """Parts share the processors' time, none exceeding the whole, longest first."""
    found = _minutes(["planted leaks", "simulation", "kills"], 10, 2)
    assert list(found) == ["simulation", "kills", "planted leaks"]
    assert found["simulation"] == 10
    assert found["kills"] / found["planted leaks"] == pytest.approx(10)


def test_two_parts_keep_their_notes_apart(tmp_path, monkeypatch):
    """Concurrent processes keep their notes separately."""
    monkeypatch.setattr("tests.soak.records.PROGRESS", tmp_path / "soak")
    monkeypatch.setattr("tests.soak.records.commit", lambda: "one")
    first, second = Records.read(), Records.read()
    first.add("power cuts", "power cuts 0", Outcome({"moves": 3}))
    second.add("kills", "kills 0", Outcome({"moves": 4}))
    again = Records.read()
    assert [again.summary(part).split(" (")[0] for part in ("power cuts", "kills")] == ["1 attempts"] * 2
