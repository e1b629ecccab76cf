"""The history search finds words as people remember them, in events that the reader knows."""

import pytest

from bot.present.messages.history import MOST_TYPED, find, history_post, search_form, search_post
from bot.present.speech import folded, unmarked
from bot.present.story import story_lines
from games.core import Event, Refusal, Seat, say
from locales import Words
from tests.bot.present.limits import taken, taken_form
from tests.lantern.maze import table

ANA, BEN = Seat(0), Seat(1)
LIT = say("lantern-lit", seat=ANA, gallery=3)


def heading(n: int) -> Event:
    return Event(say("lantern-round", n=n), is_heading=True)


def lit(seat: Seat, gallery: int) -> Event:
    return Event(say("lantern-lit", seat=seat, gallery=gallery))


def found(events: list[Event], lang: Words, wanted: str) -> list[int]:
    return [hit.line.event for hit in find(events, table(), lang, wanted)]


def sentence_of(event: Event, lang: Words) -> str:
    return unmarked(story_lines([event, lit(ANA, 1)], table(), lang)[0].text)


def test_all_words_must_stand_in_the_sentence_or_in_the_heading_above(english: Words) -> None:
    """All words must be in a sentence or its heading, with at least one in the sentence itself."""
    events = [heading(1), lit(ANA, 3), lit(BEN, 4), heading(2), lit(ANA, 4)]
    ana, round_two = sentence_of(events[1], english).split()[0], sentence_of(events[3], english)
    assert found(events, english, ana) == [1, 4]
    assert found(events, english, f"4 {ana}") == [4]
    assert found(events, english, round_two) == [3]
    assert found(events, english, f"{round_two} {ana}") == [4]
    assert found(events, english, f"{ana} unicorn") == []


@pytest.mark.parametrize("typed", ["eclaireur", "ÉCLAIREUR", "Éclaireur", "  éclai "])
def test_accents_and_capitals_make_no_difference(typed: str) -> None:
    assert folded(typed) in folded("L’Éclaireur descend.")


def test_ligatures_and_apostrophes_are_typed_as_on_any_keyboard() -> None:
    assert folded("Sœur, l’œil, ægis") == "soeur, l'oeil, aegis"


def test_marks_of_our_own_markdown_are_not_searched() -> None:
    assert unmarked(r"> **Mira\_2** digs: 3 \* 4 `A`") == "Mira_2 digs: 3 * 4 A"


@pytest.mark.parametrize("typed", ["", "   ", "**", "> "])
def test_without_a_word_nothing_is_searched(english: Words, typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        find([lit(ANA, 3)], table(), english, typed)
    assert refused.value.say.id == "bot-no-search-words"


@pytest.mark.parametrize("count", [0, 1, 2, 300])
def test_what_was_found_fits_into_a_message_in_both_languages(lang: Words, count: int) -> None:
    """Search results fit into a message: the latest are shown, and each menu entry leads to its page."""
    events = [event for n in range(count) for event in (heading(n + 1), lit(ANA, n))]
    wanted = "@everyone **" if not count else sentence_of(lit(ANA, 0), lang).split()[0]
    hits = find(events, table(), lang, wanted)
    assert len(hits) == count
    post = taken(search_post(hits, wanted, events, table(), lang))
    assert "@everyone" not in post.words()
    entries = [entry for control in post.controls() for entry in getattr(control, "entries", ())]
    assert len(entries) == min(count, 25)
    if count:
        assert str(count) in entries[0].label
    for entry in entries:
        page, event, _ = entry.value.split("-")
        there = history_post(events, table(), lang, int(page[1:]), found=int(event))
        (marked,) = [line for line in there.words().splitlines() if "🔎" in line]
        assert unmarked(marked).endswith(entry.detail)


def test_the_form_fits_into_discord(lang: Words) -> None:
    assert [field.most for field in taken_form(search_form(table(), lang)).fields] == [MOST_TYPED]
