"""Names and sentences: names format nothing, link nowhere and mention nobody."""

import re
from dataclasses import replace

import pytest

from bot.model import Occupant
from bot.present.controls import button_labels
from bot.present.speech import clean, label_voice, question_text, refusal_text, safe, sentence, short_label, voice
from games.core import NotAllowed, Refusal, Say, Seat, Sign, say
from locales import Words
from tests.lantern.maze import table

from .play import WILD


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Mira", "Mira"),
        ("*Mira*", r"\*Mira\*"),
        ("__Odo__", r"\_\_Odo\_\_"),
        ("~~||`x`||~~", r"\~\~\|\|\`x\`\|\|\~\~"),
        ("[Zoé](https://x.y)", r"\[Zoé\](https\://x.y)"),
        ("@everyone", "@\u200beveryone"),
        ("<@123> <#4> <t:0:R>", "\\<@\u200b123\\> \\<#4\\> \\<t:0:R\\>"),
        ("# big", r"\# big"),
        ("1. first", r"1\. first"),
        ("- item", r"\- item"),
        ("two\nlines", "two lines"),
        ("x\u202egnp.exe", "xgnp.exe"),
        ("נועה", "\u2068נועה\u2069"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("n" * 40, "n" * 32),
    ],
)
def test_a_name_is_harmless_in_markdown(name: str, shown: str, english: Words) -> None:
    assert safe(english, name) == shown


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "\u3164\u3164", "\u2800", "\u202e", "\u0301"])
def test_a_name_of_nothing_is_somebody(name: str, lang: Words) -> None:
    assert clean(lang, name) == lang.text("bot-nameless")


@pytest.mark.parametrize("name", WILD)
def test_a_wild_name_stays_on_its_line_and_calls_nobody(name: str, english: Words) -> None:
    shown = safe(english, name)
    assert len(shown.splitlines()) == 1
    assert not re.search(r"@(everyone|here|[!&]?\d)|(?<!\\)<|(?<!\\)[*_~`|\[]|https?:/", shown)


def test_a_label_shows_the_name_as_it_is(english: Words) -> None:
    """Labels show names without backslashes, as they have no markdown."""
    assert clean(english, "*Mi_ra*") == "*Mi_ra*"


def test_a_game_s_sentence_names_people_and_a_bot_s_takes_values_literally(english: Words) -> None:
    at = table("*Mira*", "Odo")
    assert sentence(english, say("lantern-lit", seat=0, gallery=3), at) == r"\*Mira\* lights gallery 3."
    assert sentence(english, Say("bot-notice-back", {"name": "*rope*"}), at) == r"\*rope\* is back at the table."


def test_a_bot_s_sentence_takes_lists_sentences_and_signs(english: Words) -> None:
    inner = Say("bot-board-ready", {"names": ("A_B", Sign("C*")), "count": 2})
    assert sentence(english, inner) == r"**A\_B and C\*** are ready."
    assert sentence(english, Say("bot-no-permission", {"permissions": say("bot-button-join")})).endswith(": Join.")


def test_a_refusal_is_a_sentence_without_the_number_of_its_rule(lang: Words) -> None:
    at = table()
    told = refusal_text(lang, NotAllowed(say("lantern-no-dark", gallery=3), "6.2"), at)
    assert told
    assert "6.2" not in told
    assert refusal_text(lang, Refusal(say("core-game-over")), at) == lang.text("core-game-over")


def test_the_core_s_refusals_name_people(english: Words) -> None:
    at = table("Mi_ra", "Odo")
    told = refusal_text(english, Refusal(say("core-not-your-turn", seats=(Seat(0), Seat(1)))), at)
    assert told == r"The table is waiting for Mi\_ra and Odo."


def test_every_voice_has_a_name_for_every_seat(lang: Words) -> None:
    at = replace(table(), occupants=(Occupant("Mira", 1), Occupant("Anatole", None, "random")))
    assert voice(lang, at).names == ("Mira", "🤖 Anatole")


def test_names_in_labels_are_short_and_differ(english: Words) -> None:
    """Names in labels are short, and similar ones have their marks."""
    at = table("Bartholomew the Elder", "Bartholomew the Younger", "Zoé")
    assert label_voice(english, at).names == ("A Bartholomew…", "B Bartholomew…", "Zoé")
    assert max(map(len, label_voice(english, at).names)) <= 15


def test_a_notice_cleans_the_name_it_holds(english: Words) -> None:
    """Notices clean names of right-to-left overrides and invisible characters."""
    told = sentence(english, say("bot-notice-left", name="Mi\u202era\u200b"))
    assert "Mira" in told
    assert not {"\u202e", "\u200b"} & set(told)


def test_things_of_one_name_side_by_side_are_counted_in_a_list(lang: Words) -> None:
    """Equal things next to each other in a list are counted; the order of others is kept."""
    speak = voice(lang, table())
    rope, hook = speak.thing("rope"), speak.thing("hook")
    told = speak(say("lantern-part-tools", tools=("rope", "hook", "rope", "rope")))
    assert told == lang.enumerate([rope, hook, f"2\u00a0×\u00a0{rope}"])


@pytest.mark.parametrize(
    ("label", "shown"),
    [
        ("Mine 3 · Rat (1) · strength 0 vs 0 · 16 cards", "Mine 3 · Rat (1) · strength 0 vs 0"),
        ("Castle → Forest 1 · Frost Giant (needs 3)", "Castle → Forest 1 · Frost Giant (needs 3)"),
        ("Mine 2 → Château · à côté\u00a0: la Banshee hurlante, le Tréant gelé", "Mine 2 → Château"),
        ("C7 · a kobold can catch at C8, free · 2 spaces", "C7 · a kobold can catch at C8, free"),
        ("Castle · Frost Giant (needs 3), Snow Troll (needs 3) and Ice Witch (needs 2)", "Castle"),
        (
            "Battre le Roi ogre · 2 nourritures et 1 pierre → 5 points (Château)",
            "Battre le Roi ogre · 2 nourritures et 1 pierre → 5 points (Château)",
        ),
    ],
)
def test_a_label_keeps_the_fact_that_decides(label: str, shown: str) -> None:
    """A label keeps its first fact in up to two lines, a price and its gain in three, and drops later facts."""
    assert short_label(label) == shown


@pytest.mark.parametrize(
    ("asks", "lines"),
    [
        ("Ana: which die?", ["**Ana: which die?**"]),
        ("Ana: pay 2 coins? You have 5. It is level II.", ["**Ana: pay 2 coins?**", "You have 5. It is level II."]),
        ("Ana\u00a0: payez-vous\u202f? Vous avez 5 or.", ["**Ana\u00a0: payez-vous\u202f?**", "Vous avez 5 or."]),
        ("M. Dupont: lay a tile or stop. Two are free.", ["**M. Dupont: lay a tile or stop.**", "Two are free."]),
    ],
)
def test_of_a_question_only_the_first_sentence_is_bold(asks: str, lines: list[str]) -> None:
    """Only the first sentence of a question is bold; its details follow as plain text on the next line."""
    assert question_text(asks).splitlines() == lines


def test_buttons_tell_what_things_do_in_sentences_on_all_or_on_none() -> None:
    """If one effect is too long for a button, no other stands on one; other facts stay."""
    long = "Field Scout · Move up to two of your dwarfs from fields to areas beside them."
    assert button_labels(["Mason · Gain 1 stone.", long]) == ["Mason", "Field Scout"]
    assert button_labels(["Mason · Gain 1 stone.", "Farmer · Gain 1 bread."])[0] == "Mason · Gain 1 stone."
    assert button_labels(["Mine 2 · needs 3", long]) == ["Mine 2 · needs 3", "Field Scout"]
