"""RULES.md keeps its promises: the help leads to places that are there, and every bad move has its text."""

import re

from locales import words
from tests.house.play import AnyGame, every_game
from tests.house.sources import ROOT


@every_game
def test_every_topic_leads_to_places_of_the_rules(game: AnyGame) -> None:
    """The places that topics cover are headings, numbered items or rulings of RULES.md."""
    text = (ROOT / "games" / game.id / "RULES.md").read_text("utf-8")
    missing = [place for places in game.topics.values() for place in places if not is_in_rules(place, text)]
    assert missing == []


@every_game
def test_every_bad_move_of_the_rules_has_its_text(game: AnyGame) -> None:
    """A row of the table names a text of the locales, in full or without the game's name, or else its key is one."""
    text = (ROOT / "games" / game.id / "RULES.md").read_text("utf-8")
    (section,) = re.findall(r"^## \d+\. Bad moves[^\n]*\n(.*?)(?=^## )", text, re.MULTILINE | re.DOTALL)
    promised = {
        text_id for row in re.findall(r"^\|(.+)\|$", section, re.MULTILINE)[2:] for text_id in texts_of(row, game)
    }
    assert [text_id for text_id in sorted(promised) if not words("en").has(text_id)] == []
    assert promised or "|" not in section


def texts_of(row: str, game: AnyGame) -> list[str]:
    """The texts that a row of a table of bad moves promises."""
    key, *rest = row.split("|")
    named = re.findall(r"`((?:core|bot|no)-[a-z-]+)`", "|".join(rest))
    if named:
        return [f"{game.id}-{text_id}" if text_id.startswith("no-") else text_id for text_id in named]
    return [f"{game.id}-no-{one.replace('_', '-')}" for one in re.findall(r"[a-z]\w+", key)]


def is_in_rules(place: str, text: str) -> bool:
    """A heading "6.2", item 6 of section 8 for "8.6", or a ruling "R13"."""
    heading = rf"^#+ {re.escape(place)}[. ]"
    ruling = rf"^\W*{re.escape(place)}\b"
    section, _, item = place.rpartition(".")
    numbered = rf"^#+ {re.escape(section)}[. ].*?\n(?:(?!^#).)*?^ *{re.escape(item)}\. " if section else "$^"
    flags = re.MULTILINE | re.DOTALL
    return any(re.search(pattern, text, flags) for pattern in (heading, ruling, numbered))
