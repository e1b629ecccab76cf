"""The help of every game leads somewhere: to a heading, an item or a ruling of its RULES.md."""

import re

from tests.house.play import AnyGame, every_game
from tests.house.sources import ROOT


@every_game
def test_every_topic_leads_to_places_of_the_rules(game: AnyGame) -> None:
    """The places that topics cover are headings, numbered items or rulings of RULES.md."""
    text = (ROOT / "games" / game.id / "RULES.md").read_text("utf-8")
    missing = [place for places in game.topics.values() for place in places if not is_in_rules(place, text)]
    assert missing == []


def is_in_rules(place: str, text: str) -> bool:
    """A heading "6.2", item 6 of section 8 for "8.6", or a ruling "R13"."""
    heading = rf"^#+ {re.escape(place)}[. ]"
    ruling = rf"^\W*{re.escape(place)}\b"
    section, _, item = place.rpartition(".")
    numbered = rf"^#+ {re.escape(section)}[. ].*?\n(?:(?!^#).)*?^ *{re.escape(item)}\. " if section else "$^"
    flags = re.MULTILINE | re.DOTALL
    return any(re.search(pattern, text, flags) for pattern in (heading, ruling, numbered))
