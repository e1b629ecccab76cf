"""The story in a small space: parts with a recap are replaced by it, oldest first."""

from dataclasses import replace

import pytest

from bot.discord_io.handlers import moves
from bot.present.messages import hand
from bot.present.panels import untold
from bot.present.speech import voice
from bot.present.story import recent_lines, story_lines
from bot.tables.records import TOOK_BACK, with_undone
from games import core
from games.core import Deal, Event, Say, Seat, Sign, say
from games.registry import GAMES
from locales import Locale, Words, words
from tests.bot.present.play import PLAIN, begun, set_kinds, table_of
from tests.lantern.maze import table
from tests.looking import look

A, B = Seat(0), Seat(1)
MORE = "-# For 3 more events, press “More”, then “History”."


def fight(gallery: int, *, details: int) -> list[Event]:
    """Return a heading, some events, and a recap with its own number."""
    lines = [Event(say("lantern-lit", seat=B, gallery=gallery)) for _ in range(details)]
    heading = Event(say("lantern-round", n=gallery), is_heading=True)
    return [heading, *lines, Event(say("lantern-lit", seat=A, gallery=gallery + 10), is_recap=True)]


def told(events: list[Event], english: Words, most: int, seat: Seat | None = None) -> list[str]:
    return recent_lines(events, table(), english, most=most, room=2000, seat=seat)[0]


def test_with_room_everything_is_told_and_no_recap_of_it(english: Words) -> None:
    """A recap would repeat the lines above it; they take up no room either."""
    first, second = fight(1, details=3), fight(2, details=3)
    for seat in (None, A, B):
        shown = told([*first, *second], english, 8, seat)
        assert shown == told([*first[:-1], *second[:-1]], english, 20, seat)
        assert len(shown) == 8
        assert told([*first, *second], english, 6, seat)[:6] == told([first[0], first[-1], *second[:-1]], english, 20)


def test_the_oldest_fight_is_summed_up_first(english: Words) -> None:
    first, second = fight(1, details=3), fight(2, details=3)
    assert told(first + second, english, 7) == [*told([first[0], first[-1], *second], english, 20), MORE]


def test_with_little_room_only_recaps_are_left(english: Words) -> None:
    """With little room only the latest recaps are left, with the number of hidden lines; the public reads no more."""
    first, second, third = (fight(n, details=3) for n in (1, 2, 3))
    short = told([first[0], first[-1], second[0], second[-1]], english, 20)
    assert told(first + second, english, 4) == [*short, MORE.replace("3", "6")]
    *rest, counted = told(first + second, english, 4, B)
    assert (rest, "6" in counted) == (short, True)
    assert told([*third, *first, *second], english, 4)[:-1] == short


def test_a_single_line_is_shown_instead_of_a_note_that_it_is_hidden(english: Words) -> None:
    """A single line is shown instead of a note that hides it, as both take one line."""
    first, events = fight(1, details=1)[:-1], fight(2, details=3)[:-1]
    assert told([*first, *events], english, len(events), B) == told([*first, *events], english, 20)
    first = fight(1, details=2)[:-1]
    assert "2" in told([*first, *events], english, len(events), B)[-1]


def test_the_latest_turn_is_told_whole_and_earlier_ones_whole_or_not_at_all(english: Words) -> None:
    """The latest turn is shown whole up to twice the room; earlier turns whole or only as a number of hidden lines."""
    turns = [fight(n, details=3)[:-1] for n in (1, 2, 3)]
    for seat in (None, A, B):
        *_, shown = [told([*turns[0], *turns[1], *turns[2]], english, most, seat) for most in (2, 3)]
        assert shown[:4] == told(turns[2], english, 10), "more lines than there is room for"
        assert told([*turns[0], *turns[1], *turns[2]], english, 9, seat)[:8] == told(
            [*turns[1], *turns[2]], english, 20
        )
    assert "6" in told([*turns[0], *turns[1], *turns[2]], english, 7, B)[-1]


def test_what_others_did_is_kept_before_what_the_reader_did(english: Words) -> None:
    """In a turn much longer than the room others' actions are kept before the reader's own; the latest line stays."""
    heading, *others = fight(1, details=9)[:-1]
    mine = Event(say("lantern-lit", seat=A, gallery=9))
    events = [heading, *others, mine, others[0]]
    assert told(events, english, 4, A)[:-1] == told([heading, *others[-2:], others[0]], english, 10)
    assert told([heading, *others, mine], english, 4, A)[:-1] == told([heading, *others[-2:], mine], english, 10)
    assert told(events, english, 4, B)[:-1] == told([heading, others[-1], mine, others[0]], english, 10)


def test_what_reveals_something_is_left_out_last(english: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reveals are dropped last, however early, whoever caused them, with or without a recap."""
    set_kinds(monkeypatch, reveals="lantern-round")
    heading, *others, recap = fight(1, details=7)
    turned_up = Event(say("lantern-round", n=9))
    for seat in (None, A, B):
        shown = [line for line in told([heading, turned_up, *others], english, 3, seat) if "History" not in line]
        assert shown[-2:] == told([turned_up, others[-1]], english, 10)
        shown = [line for line in told([heading, turned_up, *others, recap], english, 3, seat) if "History" not in line]
        assert shown[-2:] == [*told([turned_up], english, 10), *told([recap], english, 10)]


def test_what_was_revealed_of_the_reader_is_never_left_out(english: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reveals about the reader are never dropped, whatever followed and however long they are."""
    set_kinds(monkeypatch, reveals="lantern-lit")
    heading, *others = fight(1, details=7)[:-1]
    mine = [Event(say("lantern-lit", seat=A, gallery=9 + n)) for n in range(3)]
    shown = told([heading, *mine, *others], english, 3, A)
    assert shown[:-1] == told([heading, *mine, others[-1]], english, 20)
    assert told([heading, *mine, *others], english, 3, B)[-3:-1] == told(others[-2:], english, 20)


def test_one_blow_to_several_players_is_one_line(lang: Words) -> None:
    """Each with what they had and have; two blows to one player, or of two monsters, stay apart."""
    slowed = [
        Event(say("winter-log-action-lost", monster=monster, seat=seat, old=old, new=old - 1))
        for monster, seat, old in (("yeti_a", A, 5), ("yeti_a", B, 4), ("yeti_b", A, 4), ("yeti_b", A, 3))
    ]
    lines = story_lines(slowed, table_of(GAMES["winter"], 2, PLAIN), lang, B)
    assert len(lines) == 3
    assert all(told in lines[0].text for told in ("**Mira** (5 → 4)", "**Odo** (4 → 3)"))
    assert [line.is_mine for line in lines] == [True, False, False]
    assert all(line.counts for line in lines)


def test_gains_and_losses_take_up_at_most_twice_the_room(english: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are, the message stays within what Discord accepts."""
    set_kinds(monkeypatch, scored="lantern-lit")
    events = fight(1, details=60)[:-1]
    for seat in (A, B):
        shown = told(events, english, 16, seat)
        assert len(shown) == 2 * 16 + 1, "with the note of what is left out"
        assert told(events, english, 99, seat) == told(events, english, 999)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_concerns_one_who_has_not_moved_yet_is_told_before_what_concerns_others(game: str) -> None:
    """The first news of a player keep everything about that player, such as clan and first orders."""
    for seats in GAMES[game].seats:
        for seed in range(12):
            state = GAMES[game].begin(Deal(seats, f"first news {seed}"))
            sat = table_of(GAMES[game], seats, PLAIN)
            for seat in map(Seat, core.decision(state).asks):
                events = [event for event in state.told if event.to in {None, seat}]
                every = [line for line in story_lines(events, sat, words("en"), seat) if not line.is_heading]
                room = {"most": hand._NEWS_LINES, "room": hand._NEWS}
                news, _ = recent_lines(events, sat, words("en"), seat=seat, has_moved=False, **room)
                assert {line.text for line in every if line.is_mine} <= set(news), news


def test_what_reveals_something_is_told_with_its_cause(english: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reveal is shown with the move that caused it."""
    set_kinds(monkeypatch, reveals="lantern-round")
    heading, *_ = fight(1, details=0)
    moved, paid = Event(say("lantern-lit", seat=B, gallery=4)), Event(say("lantern-round", n=9))
    after = [Event(say("lantern-lit", seat=B, gallery=gallery)) for gallery in range(5, 12)]
    shown = told([heading, after[0], moved, paid, *after], english, 4, A)
    assert shown[:-1] == told([heading, moved, paid, after[-1]], english, 10)


def test_everyone_is_told_the_latest_turns_without_a_gap(english: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    """The public story shows the latest turns completely; reveals of earlier turns do not displace them."""
    set_kinds(monkeypatch, reveals="lantern-round")
    turned_up = Event(say("lantern-round", n=9))
    first, *_ = fight(1, details=1)
    heading, *others = fight(2, details=3)[:-1]
    assert told([first, turned_up, heading, *others], english, 4) == told([heading, *others], english, 10)
    assert told([first, turned_up], english, 10)[-1] in told([first, turned_up, heading, *others], english, 4, B)


@pytest.mark.parametrize(("locale", "told"), [("en", "**`A` Mira’s turn**"), ("fr", "**`A` Mira joue**")])
def test_the_mark_of_a_player_stands_before_the_heading_of_their_turn(locale: Locale, told: str) -> None:
    played = replace(table(), game="poursuite")
    events = [Event(say("poursuite-log-turn", seat=A), is_heading=True), Event(say("poursuite-log-boarding"))]
    heading, _ = story_lines(events, played, words(locale))
    assert heading.text == told


def test_that_a_begun_answer_is_possible_no_more_stands_apart_from_the_story(lang: Words) -> None:
    """The notice about an impossible answer is below the story, outside any turn, once."""
    turn = fight(1, details=1)[:2]
    cut = [Event(say("core-draft-part", seat=B, n=1), to=A), Event(say("core-draft-gone", seat=B), to=A)]
    story, _ = recent_lines(turn, table(), lang, most=8, room=800, seat=A)
    lines, _ = recent_lines([turn[0], *cut, turn[1]], table(), lang, most=8, room=800, seat=A)
    assert lines == [*story, f"**{voice(lang, table())(cut[1].say)}**"]


def test_what_was_taken_back_is_struck_through(english: Words) -> None:
    """From the move that was taken back up to the sentence that says so; what came before and after stands."""
    told = [
        (4, Event(say("lantern-lit", seat=A, gallery=4))),
        (5, Event(say("lantern-lit", seat=B, gallery=7))),
        (6, Event(Say(TOOK_BACK, {"name": "Odo", "unrates": 0, "to": 4}))),
        (7, Event(say("lantern-lit", seat=B, gallery=9))),
    ]
    shown = [line.text for line in story_lines([event for _, event in with_undone(told)], table(), english)]
    assert [line.startswith("> ~~") and line.endswith("~~") for line in shown] == [False, True, False, False]


def taken_back(*, unrates: str, further: bool) -> list[Event]:
    """Return the news after B has taken back the move that ended their turn, and made `further` moves."""
    told = [
        (3, Event(say("lantern-round", n=1), is_heading=True)),
        (4, Event(say("lantern-lit", seat=A, gallery=4))),
        (5, Event(say("lantern-lit", seat=B, gallery=7))),
        (5, Event(say("lantern-round", n=2), is_heading=True)),
        (6, Event(Say(TOOK_BACK, {"name": "Odo", "unrates": unrates, "to": 4}))),
        *([(7, Event(say("lantern-lit", seat=B, gallery=9)))] if further else []),
    ]
    return [event for _, event in with_undone(told)]


def test_news_tell_what_stands_of_moves_that_were_taken_back(english: Words) -> None:
    """Not the move, the turn that it had begun, nor that it was taken back, once another has been made instead."""
    story = told(taken_back(unrates="nothing", further=True), english, 10)
    assert story == told([*fight(1, details=0)[:1], Event(say("lantern-lit", seat=A, gallery=4)),
                          Event(say("lantern-lit", seat=B, gallery=9))], english, 10)  # fmt: skip


@pytest.mark.parametrize(("unrates", "further"), [("nothing", False), ("rating", True)])
def test_that_a_move_was_taken_back_is_told_until_another_is_made_or_if_it_costs_the_rating(
    unrates: str, further: bool, english: Words
) -> None:
    news = taken_back(unrates=unrates, further=further)
    assert sum("taken back" in line for line in told(news, english, 10)) == 1


def test_news_of_a_seat_do_not_repeat_its_own_move(english: Words) -> None:
    """Unless nothing else is told; what it revealed is news."""
    own, other = Event(say("lantern-lit", seat=A, gallery=4)), Event(say("lantern-lit", seat=B, gallery=9))
    assert told([own, other], english, 10, A) == told([other], english, 10, A)
    assert told([other, own], english, 10, A) == [*told([other], english, 10), *told([own], english, 10)]
    assert told([own], english, 10, A) == told([own], english, 10)
    assert told([own, other], english, 10, B) == told([own, other], english, 10)


def test_what_ones_own_last_move_brought_is_told_before_what_others_have_done_since(english: Words) -> None:
    """As it happened first, also beside an animation. It has no title of its own if no other turn has begun."""
    caught = Event(say("poursuite-log-caught", cell=Sign("G3"), mole_seat=B))
    parked = Event(say("poursuite-log-park", seat=A, wagon=1, cell=Sign("B1"), forced=0))
    theirs = [
        Event(say("poursuite-log-turn", seat=B), is_heading=True),
        Event(say("poursuite-log-roll", seat=B, pips=3)),
    ]
    game = GAMES["poursuite"]
    seen = replace(look(table_of(game, 2, PLAIN), game.begin(Deal(2, "a")), A), has_moved=True)

    def titles(*news: Event) -> list[str]:
        above, below = hand._news(replace(seen, news=news), english, (), is_drawn=True)
        return [line.strip("*") for line in (*above, *below) if line.startswith("**") or "G3" in line]

    last = "Your last move"
    turn, brought = "`B` Odo’s turn", "> The kobold at G3 catches **Odo**’s mole."
    assert titles(caught, *theirs) == [last, brought, "Since your last move", turn]
    beside = hand._news(replace(seen, news=(caught, *theirs)), english, [one.say for one in theirs], is_drawn=True)
    assert brought in beside[0]
    assert brought not in beside[1]
    assert titles(parked, *theirs) == ["Since your last move", turn]
    mine = Event(say("poursuite-log-turn", seat=A), is_heading=True)
    assert titles(mine, parked, caught, *theirs) == [last, brought, "Since your last move", turn]
    assert titles(mine, parked, *theirs) == ["Since your last move", turn]
    for own in ((parked,), (caught, theirs[0]), (mine, parked, caught)):
        assert titles(*own)[0] == last


def test_a_choice_no_longer_open_names_what_another_player_has_done_last() -> None:
    """Neither what the reader did, nor what nobody did; with nothing else it says only that the game has moved on."""
    seen = look(table(), begun(), A)
    theirs, own = Event(say("lantern-lit", seat=B, gallery=4)), Event(say("lantern-lit", seat=A, gallery=9))
    gone, since = say("bot-no-moved-on"), Say("bot-no-moved-on-since", {"told": theirs.say})
    head, left = Event(say("lantern-round", n=1), is_heading=True), Event(say("lantern-lit", seat=7, gallery=4))
    for news, told in (
        ((), gone),
        ((own,), gone),
        ((theirs,), since),
        ((theirs, own, head, left), since),
        ((replace(theirs, is_undone=True),), gone),
    ):
        assert moves._moved_on(replace(seen, news=news)) == told


def test_news_do_not_repeat_what_the_question_says() -> None:
    """An offer made to the reader alone stands in the question; without it, or with other terms, it is news."""
    seen = look(table(), begun(), A)
    assert seen.offer is not None
    told = [Event(say("lantern-lit", seat=B, gallery=4), to=A)]
    for values, is_news in (({"seat": A, "other_seat": B, "gallery": 4}, False), ({"seat": A, "gallery": 4}, True)):
        asked = replace(seen, offer=replace(seen.offer, prompt=Say("lantern-lit", values)))
        assert bool(untold(told, asked, is_drawn=False)) is is_news
    assert untold([replace(told[0], to=None)], asked, is_drawn=False)


def test_of_a_game_recorded_before_that_was_noted_nothing_is_struck_through() -> None:
    told = [(4, Event(say("lantern-lit", seat=A, gallery=4))), (5, Event(Say(TOOK_BACK, {"name": "Odo"})))]
    assert with_undone(told) == told


def test_of_an_earlier_turn_everybody_is_told_all_or_nothing(english: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even what it revealed stands alone: a turn with a gap reads as if nothing else had happened in it."""
    set_kinds(monkeypatch, reveals="lantern-round")
    found = Event(say("lantern-round", n=9))
    heading, *lit = fight(1, details=3)[:-1]
    latest = fight(2, details=3)[:-1]
    whole = told([heading, *lit, found, *latest], english, 20)
    assert told([heading, *lit, found, *latest], english, 7) == whole[-len(latest) :]


def test_a_round_of_four_long_turns_is_told_whole_in_a_hand(english: Words) -> None:
    """Each turn with a heading and three lines: nobody has to look for what happened behind two buttons."""
    events = [event for n in range(4) for event in fight(n, details=3)[:-1]]
    told, _ = recent_lines(events, table(), english, most=hand._NEWS_LINES, room=hand._NEWS, seat=B)
    assert len(told) == len(events)


def clash(seat: Seat, *, details: int) -> list[Event]:
    """Return a turn of a seat with as many reveals, summed up at its end."""
    heading = Event(say("lantern-round", n=seat + 1), is_heading=True)
    lines = [Event(say("lantern-lit", seat=seat, gallery=n + 1)) for n in range(details)]
    return [heading, *lines, Event(say("lantern-lit", seat=seat, gallery=90 + seat), is_recap=True)]


def test_a_player_reads_their_own_fight_first_and_whole_and_those_of_others_in_short(
    english: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the order of fights: what others revealed is in their recaps, and what is left out is counted."""
    set_kinds(monkeypatch, reveals="lantern-lit")
    first, second, third = (clash(Seat(number), details=7) for number in range(3))
    events = [*first, *second, *third]
    short = {seat: [one[0], one[-1]] for seat, one in enumerate((first, second, third))}
    assert told(events, english, 13, B)[:-1] == told([*second, *short[0], *short[2]], english, 30)
    assert told(events, english, 13, A)[:-1] == told([*first, *short[1], *short[2]], english, 30)
    assert "14" in told(events, english, 13, B)[-1]


def test_the_fights_of_one_round_stay_before_what_followed(english: Words) -> None:
    later = fight(3, details=2)[:-1]
    first, second = clash(A, details=2), clash(B, details=2)
    events = [*first, *second, *later]
    assert told(events, english, 30, B) == told([*second, *first, *later], english, 30)
    assert told(events, english, 30) == told(events, english, 30, A)


def test_of_many_fights_of_their_own_a_player_reads_the_results(english: Words) -> None:
    """Rounds that passed without a question are no wall of text: one line each, and the last turn in full."""
    events = [event for seat in (0, 1, 1, 1) for event in clash(Seat(seat), details=7)]
    end = [Event(say("lantern-round", n=9), is_heading=True), Event(say("lantern-lit", seat=A, gallery=99))]
    shown = told([*events, *end], english, 13, B)
    assert shown[:4] == [*["> **Odo** lights gallery 91."] * 3, "> **Mira** lights gallery 90."]
    assert shown[4:-1] == told(end, english, 30)
