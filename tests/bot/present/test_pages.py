"""The history in pages: one sentence per line, without repetitions."""

from bot.present.messages.history import history_post
from bot.present.story import lines_in_full, pages_of
from games.core import Event, Seat, say
from locales import Words
from tests.bot.present.limits import taken
from tests.lantern.maze import table

ANA = Seat(0)


def heading(number: int) -> Event:
    return Event(say("lantern-round", n=number), is_heading=True)


def lit(gallery: int, *, is_recap: bool = False) -> Event:
    return Event(say("lantern-lit", seat=ANA, gallery=gallery), is_recap=is_recap)


def test_each_sentence_has_a_line_of_its_own(english: Words) -> None:
    """Each sentence has its own line, also if one move led to several."""
    events = [heading(1), lit(1), lit(2), lit(3)]
    told = history_post(events, table(), english, 0, ANA, [4, 4, 4, 5]).words()
    lines = [line.text for line in lines_in_full(events, table(), english)]
    assert len(lines) == 4
    assert "\n".join(lines) in told


def test_a_recap_is_left_out_where_it_repeats_the_lines_above(english: Words) -> None:
    told = [line.event for line in lines_in_full([heading(1), lit(1), lit(2, is_recap=True)], table(), english)]
    assert told == [0, 1]
    alone = [line.event for line in lines_in_full([heading(1), lit(2, is_recap=True)], table(), english)]
    assert alone == [0, 1]


def test_pages_hold_everything_once_and_end_between_turns(lang: Words) -> None:
    events = [event for n in range(80) for event in (heading(n), lit(n), lit(n + 1), lit(n + 2))]
    lines = lines_in_full(events, table(), lang)
    pages = pages_of(lines)
    assert len(pages) > 1
    assert [line for page in pages for line in page] == lines
    assert all(page[0].is_heading for page in pages)


def test_a_page_has_at_most_three_rows_of_controls(lang: Words) -> None:
    """A page has at most three rows of controls; turns outside its menu are reached by number."""
    events = [event for n in range(80) for event in (heading(n), lit(n))]
    moves = [n // 2 for n in range(len(events))]
    post = taken(history_post(events, table(), lang, 1, ANA, moves))
    menus = [control for control in post.controls() if hasattr(control, "entries")]
    assert len(menus) == 1
    assert menus[0].entries[-1].value == "typed"
    assert len(menus[0].entries) == 25
    assert sum(type(block).__name__ in {"Buttons", "Menu"} for block in post.blocks) == 3
