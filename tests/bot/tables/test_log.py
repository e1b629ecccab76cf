"""Commands and facts have rules and kinds, and are read back unchanged."""

import json

from bot.tables import Command, Fact
from bot.tables.log import FACTS, RULES
from bot.tables.play import Moved
from bot.tables.proposals import Agreed
from bot.tables.tutorial import TipsSet
from games.core import Seat
from games.core.record import records_of


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
    methods = {"change", "position", "told", "sentences"}
    idle = [name for name, made in records_of("bot", Fact).items() if not methods & vars(made).keys()]
    assert idle == []
