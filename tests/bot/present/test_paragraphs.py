"""The history in paragraphs and on pages: what one move told runs on, and nothing stands there twice."""

from bot.present.messages.history import history_post
from bot.present.words.story import lines_in_full, pages_of, paragraphs
from games.core import Event, Seat, say
from locales import Words
from tests.bot.present.limits import taken
from tests.lantern.maze import table

ANA = Seat(0)


def heading(number: int) -> Event:
    return Event(say("lantern-round", n=number), is_heading=True)


def lit(gallery: int, *, is_recap: bool = False) -> Event:
    return Event(say("lantern-lit", seat=ANA, gallery=gallery), is_recap=is_recap)


def test_sentences_of_one_move_follow_each_other_in_one_paragraph(english: Words) -> None:
    lines = lines_in_full([heading(1), lit(1), lit(2), lit(3)], table(), english)
    first, second, third = (line.text for line in lines[1:])
    told = paragraphs(lines, [4, 4, 4, 5])
    assert told == [lines[0].text, f"{first} {second.removeprefix('> ')}", third]


def test_a_sentence_that_was_found_stands_alone(english: Words) -> None:
    lines = lines_in_full([heading(1), lit(1), lit(2), lit(3)], table(), english)
    assert paragraphs(lines, [4] * 4, apart=2) == [line.text for line in lines]


def test_a_paragraph_ends_before_it_is_long(english: Words) -> None:
    lines = lines_in_full([lit(n) for n in range(60)], table(), english)
    told = paragraphs(lines)
    assert 1 < len(told) < 60
    assert max(map(len, told)) <= 200
    assert all(line.text.removeprefix("> ") in "".join(told) for line in lines)


def test_a_recap_is_left_out_where_it_repeats_the_lines_above(english: Words) -> None:
    told = [line.event for line in lines_in_full([heading(1), lit(1), lit(2, is_recap=True)], table(), english)]
    assert told == [0, 1]
    alone = [line.event for line in lines_in_full([heading(1), lit(2, is_recap=True)], table(), english)]
    assert alone == [0, 1]


def test_pages_hold_everything_once_and_end_between_paragraphs(lang: Words) -> None:
    events = [event for n in range(80) for event in (heading(n), lit(n), lit(n + 1), lit(n + 2))]
    moves = [n // 4 for n in range(len(events))]
    lines = lines_in_full(events, table(), lang)
    pages = pages_of(lines, moves)
    assert len(pages) > 1
    assert [line for page in pages for line in page] == lines
    assert all(page[0].is_heading for page in pages)
    assert [text for page in pages for text in paragraphs(page, moves)] == paragraphs(lines, moves)


def test_a_page_has_at_most_three_rows_of_controls(lang: Words) -> None:
    """Also in the middle of a long game; the turns that its menu does not hold are reached by their numbers."""
    events = [event for n in range(80) for event in (heading(n), lit(n))]
    moves = [n // 2 for n in range(len(events))]
    post = taken(history_post(events, table(), lang, 1, ANA, moves))
    menus = [control for control in post.controls() if hasattr(control, "entries")]
    assert len(menus) == 1
    assert menus[0].entries[-1].value == "typed"
    assert len(menus[0].entries) == 25
    assert sum(type(block).__name__ in {"Buttons", "Menu"} for block in post.blocks) == 3
