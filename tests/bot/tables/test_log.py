"""Commands and facts have rules and kinds, and are read back unchanged."""

import json
from dataclasses import MISSING, fields

from bot.tables import Command, Fact
from bot.tables.deal import Started
from bot.tables.lobby import LoggedSeat
from bot.tables.log import FACTS, RULES
from bot.tables.play import Moved
from bot.tables.proposals import Agreed
from bot.tables.tutorial import TipsSet
from games.core import Seat
from games.core.record import records_of

from .memory import MemoryTable


def test_every_command_has_its_rule():
    assert set(RULES) == set(records_of("bot", Command).values())


def test_facts_of_one_shape_are_kept_apart():
    """Facts with equal fields are distinguished by kind, and defaults are omitted."""
    moved = Moved(Seat(1), "4", '"x"', 3)
    saved = {"kind": "bot.Moved", "seat": 1, "ticket": "4", "choice": '"x"', "before": 3}
    assert json.loads(FACTS.dump(moved)) == saved
    for fact in (moved, Agreed(Seat(0)), TipsSet(False)):
        assert FACTS.load(FACTS.dump(fact)) == fact


def test_every_fact_says_what_it_does():
    """Every fact changes a table or position, or has an announcement."""
    methods = "change", "position", "told", "sentences"
    idle = [
        name
        for name, made in records_of("bot", Fact).items()
        if all(getattr(made, method, None) is getattr(Fact, method, None) for method in methods)
    ]
    assert idle == []


LEFT_OUT = {
    "Ended": {"name": "", "reason": "asked", "winner": ""},
    "StoodIn": {"missed": 0, "for_good": False, "is_out": False},
    "Opened": {"after": None, "secret": "", "share": "", "opening_position": "", "step": 0, "contest": None},
    "Joined": {"share": ""},
    "SeatTaken": {"share": ""},
    "SeatAccepted": {"share": ""},
    "Started": {"shares": None, "guided": False, "is_position": False, "tips": {}},
    "Moved": {"by": "person", "chosen": None},
    "TurnTakenOver": {"is_quiet": False},
    "TookBack": {"by_consent": False, "unrates": False, "keeps": False, "is_lesson": False},
    "HandedOver": {"tips": None},
    "ChannelLost": {"with_server": False},
    "Proposed": {
        "unrates": False,
        "later": 0,
        "moves": (),
        "movers": (),
        "has_roll": False,
        "has_news": False,
    },
    "ProposalClosed": {"seat": None},
}
"""What a stored fact means that does not say it."""


def test_what_a_stored_fact_leaves_out_means_the_same_for_ever():
    """Logs hold no fields that have their default: another default would change games that were played before it."""
    found = {}
    for made in records_of("bot", Fact).values():
        left = [
            one for one in fields(made) if one.name != "kind" and (one.default, one.default_factory) != (MISSING,) * 2
        ]
        if left:
            found[made.__name__] = {
                one.name: one.default if one.default is not MISSING else one.default_factory() for one in left
            }
    assert found == LEFT_OUT
    seat = fields(LoggedSeat)
    assert {one.name: one.default for one in seat if one.default is not MISSING} == {
        "person": None, "computer": None, "owner": None, "kept_until": 0.0
    }  # fmt: skip


def test_a_deal_tells_what_it_turned_up():
    """Nothing is told of a deal whose position cannot be read any more."""
    table = MemoryTable.playing("winter")
    deal = next(entry for entry in table.replay.entries if isinstance(entry.fact, Started))
    first = table.replay.positions[deal.n]
    assert first.told
    assert deal.fact.told(table.table, first) == tuple(first.told)
    assert deal.fact.told(table.table, None) == ()
