"""RULES.md is consistent with the help and the texts of refusals."""

import re

from locales import words
from tests.house.play import AnyGame, every_game
from tests.house.sources import ROOT


@every_game
def test_every_topic_leads_to_places_of_the_rules(game: AnyGame) -> None:
    """The places covered by topics are headings, items or rulings of RULES.md."""
    text = (ROOT / "games" / game.id / "RULES.md").read_text("utf-8")
    missing = [place for places in game.topics.values() for place in places if not is_in_rules(place, text)]
    assert missing == []


@every_game
def test_every_bad_move_of_the_rules_has_its_text(game: AnyGame) -> None:
    """Each row of the bad moves' table names an existing text, or its key is one."""
    text = (ROOT / "games" / game.id / "RULES.md").read_text("utf-8")
    (section,) = re.findall(r"^## \d+\. Bad moves[^\n]*\n(.*?)(?=^## )", text, re.MULTILINE | re.DOTALL)
    promised = {
        text_id for row in re.findall(r"^\|(.+)\|$", section, re.MULTILINE)[2:] for text_id in texts_of(row, game)
    }
    assert [text_id for text_id in sorted(promised) if not words("en").has(text_id)] == []
    assert promised or "|" not in section


def texts_of(row: str, game: AnyGame) -> list[str]:
    """Return the texts that a row of a table of bad moves promises."""
    key, *rest = row.split("|")
    named = re.findall(r"`((?:core|bot|no)-[a-z-]+)`", "|".join(rest))
    if named:
        return [f"{game.id}-{text_id}" if text_id.startswith("no-") else text_id for text_id in named]
    return [f"{game.id}-no-{one.replace('_', '-')}" for one in re.findall(r"[a-z]\w+", key)]


def is_in_rules(place: str, text: str) -> bool:
    """Return whether a place exists: heading "6.2", item 6 of section 8 for "8.6", or ruling "R13"."""
    heading = rf"^#+ {re.escape(place)}[. ]"
    ruling = rf"^\W*{re.escape(place)}\b"
    section, _, item = place.rpartition(".")
    numbered = rf"^#+ {re.escape(section)}[. ].*?\n(?:(?!^#).)*?^ *{re.escape(item)}\. " if section else "$^"
    flags = re.MULTILINE | re.DOTALL
    return any(re.search(pattern, text, flags) for pattern in (heading, ruling, numbered))
