"""The story beside an animation, which tells part of it already."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.present.messages import hand
from bot.present.panels import Panels, surprises, untold
from bot.present.story import recent_lines, story_lines
from bot.tables.records import since_own
from bot.tables.view import TableView, view_for
from games import core
from games.core import Deal, Dice, Event, Seat, say
from games.registry import GAMES
from games.tunhell.choices import Play
from locales import Words, words
from tests.bot.present.play import PLAIN, table_of
from tests.lantern.maze import table
from tests.looking import look
from tests.tunhell.stage import sketch

from .test_story import A, B, clash, fight, told


def test_beside_an_animation_of_several_turns_their_headings_stay_legible(english: Words) -> None:
    """What an animation tells is hidden from its second sentence on, but not whose turn it was."""
    first, second = clash(A, details=2), clash(B, details=2)
    hides = [event.say for event in (*first, *second)]
    shown = recent_lines([*first, *second], table(), english, most=30, room=2000, hides=hides)
    whole = told([*first, *second], english, 30)
    assert [line for line in shown if "||" not in line] == [line for line in whole if line.startswith("**")]


def hidden_line(events: list[Event], english: Words) -> str:
    """Return the line of what an animation of all these events tells."""
    shown = recent_lines(events, table(), english, most=30, room=2000, hides=[event.say for event in events])
    (hidden,) = [line for line in shown if "||" in line]
    return hidden


def test_a_long_story_beside_an_animation_is_told_by_its_recap_alone(english: Words) -> None:
    short, long = fight(1, details=2), fight(1, details=9)
    recap = told(short, english, 30)[-1].removeprefix("> ")
    assert hidden_line(short, english).startswith("> ||")
    assert hidden_line(long, english) == f"> ||{recap}||\n> -# For 9 more events, press “More”, then “History”."


def test_without_a_recap_only_what_an_animation_reveals_is_told_beside_it(
    english: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a long animation only revelations are told, the latest ones if there are many; without any, nothing is."""
    heading, *others = fight(1, details=3)[:-1]
    reveals = [Event(say("lantern-bid", seat=A, coins=number)) for number in range(20)]
    monkeypatch.setitem(GAMES, "lantern", replace(GAMES["lantern"], reveals=frozenset({"lantern-bid"})))
    hidden = hidden_line([heading, *reveals, *others], english)
    latest = [line.removeprefix("> ") for line in told([heading, *reveals], english, 30)][-4:]
    assert all(line in hidden for line in latest), hidden
    assert not any(line.removeprefix("> ") in hidden for line in told([heading, *others], english, 30)[1:])
    monkeypatch.setitem(GAMES, "lantern", replace(GAMES["lantern"], reveals=frozenset()))
    quiet = recent_lines([heading, *others, *reveals], table(), english, most=30, room=2000, hides=[reveals[-1].say])
    assert not any("||" in line for line in quiet), quiet
    assert len(hidden) <= 6 * 42


def test_beside_an_animation_what_was_won_is_told_before_what_only_turned_up(
    english: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    (heading, *_), won = fight(1, details=1), Event(say("lantern-lit", seat=A, gallery=9))
    bids = [Event(say("lantern-bid", seat=B, coins=number)) for number in range(9)]
    told_of = frozenset({"lantern-lit", "lantern-bid"})
    game = replace(GAMES["lantern"], reveals=told_of, scored=frozenset({"lantern-lit"}))
    monkeypatch.setitem(GAMES, "lantern", game)
    assert told([won], english, 30)[0].removeprefix("> ") in hidden_line([heading, bids[0], won, *bids[1:]], english)


def test_what_is_revealed_of_the_reader_is_told_beside_an_animation(
    english: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of orders turned up together everybody reads their own."""
    reveals = [Event(say("lantern-bid", seat=seat, coins=number)) for number, seat in enumerate([A, B, *[A] * 9])]
    monkeypatch.setitem(GAMES, "lantern", replace(GAMES["lantern"], reveals=frozenset({"lantern-bid"})))
    own = told(reveals[1:2], english, 30)[0].removeprefix("> ")
    lines = [*fight(1, details=1)[:-1], *reveals]
    hides = [event.say for event in lines]
    for seat in (A, B):
        shown = recent_lines(lines, table(), english, most=30, room=2000, seat=seat, has_moved=False, hides=hides)
        (hidden,) = [line for line in shown if "||" in line]
        assert (own in hidden) == (seat == B), hidden


def test_a_readers_own_fight_is_told_whole_and_open(english: Words) -> None:
    """The animation stands above the news of a seat; another seat, and the channel, tap to read it before."""
    events = fight(1, details=9)
    hides = [event.say for event in events]
    owner = next(event.say.values["seat"] for event in events if event.is_recap)
    for seat in (None, A, B):
        shown = recent_lines(events, table(), english, most=30, room=2000, seat=seat, has_moved=False, hides=hides)
        assert (shown == told(events, english, 30)) == (seat == owner), shown


def test_what_all_reveal_together_is_not_hidden_from_who_did_it(
    english: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first sentence is open already, and the reader knows their own; that of the third player stays hidden."""
    reveals = [Event(say("lantern-bid", seat=seat, coins=number)) for number, seat in enumerate((A, B, A))]
    monkeypatch.setitem(GAMES, "lantern", replace(GAMES["lantern"], reveals=frozenset({"lantern-bid"})))
    first, own, last = told(reveals, english, 30)
    hides = [event.say for event in reveals]
    shown = recent_lines(reveals, table(), english, most=30, room=2000, seat=B, has_moved=False, hides=hides)
    assert shown == [first, own, f"> ||{last.removeprefix('> ')}||"]


def test_revelations_of_one_kind_are_all_told_beside_an_animation(
    english: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None of several players' orders decides, so that one alone would be told by chance."""
    reveals = [Event(say("lantern-bid", seat=seat, coins=number)) for number, seat in enumerate([A, B, A, B, A])]
    monkeypatch.setitem(GAMES, "lantern", replace(GAMES["lantern"], reveals=frozenset({"lantern-bid"})))
    assert hidden_line(reveals, english).count("bid") == len(reveals) - 1


def test_what_changes_the_score_is_told_beside_an_animation_before_what_only_turned_up(english: Words) -> None:
    """A long dig: the ghost's theft, the treasure, the fight lost and the trophy, not that rats turned up."""
    state = sketch("A hand: digger_3_0 blaster digger_2_0 scout_5\nmine 1: grodur_ghost dirt treasure orc ...")
    state = core.apply(state, A, Play("digger_3_0", 1, ()))
    news = [event for event in state.told if event.to is None]
    hides = [event.say for event in news]
    for seat in (None, A, B):
        at = {"seat": seat, "has_moved": False, "hides": hides}
        shown = recent_lines(news, table_of(GAMES["tunhell"], 2, PLAIN), english, most=16, room=1100, **at)
        text = "\n".join(shown)
        assert all(told in text for told in ("The ghost scares", "Employee of the Month", "turns up a Treasure")), text


def test_own_losses_are_told_beside_an_animation_however_many(english: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = [Event(say("lantern-lit", seat=A, gallery=number)) for number in range(60)]
    game = replace(GAMES["lantern"], reveals=frozenset({"lantern-bid"}), setbacks=frozenset({"lantern-lit"}))
    monkeypatch.setitem(GAMES, "lantern", game)
    events = [*fight(1, details=1)[:1], Event(say("lantern-bid", seat=B, coins=1)), *lost]
    hides = [event.say for event in events]
    for seat in (A, B):
        shown = recent_lines(events, table(), english, most=90, room=9000, seat=seat, has_moved=False, hides=hides)
        (hidden,) = [line for line in shown if "||" in line]
        assert (hidden.count("lights") == len(lost)) == (seat == A), hidden


def winter_news(seat: Seat | None, words: Words, *said: tuple[str, dict[str, object]]) -> str:
    """Return what is told of an invasion, with room for few lines."""
    game = GAMES["winter"]
    events = [Event(say("winter-log-week-solo", n=1, most=7), is_heading=True)]
    events += [Event(say(f"winter-log-{word}", **values)) for word, values in said]
    table = table_of(game, 2, PLAIN)
    news = untold(events, look(table, game.begin(core.Deal(2, "a")), seat), is_drawn=True)
    return "\n".join(recent_lines(news, table, words, most=4, room=400, seat=seat, has_moved=False))


def test_arrivals_are_told_before_that_nothing_has_attacked(english: Words) -> None:
    """Else a monster seems to arrive from nowhere, after it was said that none is on the board."""
    arrivals = [
        ("arrives", {"monster": monster, "area": area, "n": n, "most": 3})
        for n, (monster, area) in enumerate((("winter_wolf_a", "wall_2"), ("frozen_treant_a", "wall_4")), 1)
    ]
    struck = [
        ("disaster", {"disaster": one, "area": "mine_1", "n": 1, "most": 4, "danger": 0})
        for one in ("cave_in", "earthquake")
    ]
    news = winter_news(A, english, ("no-monsters", {}), *arrivals, *struck)
    assert all(name in news for name in ("Winter Wolf", "Frozen Treant")), news
    assert "No monster" not in news, news


def test_a_monster_beside_the_castle_is_told_of_before_one_far_away(english: Words) -> None:
    near = ("moves", {"monster": "ogre_king_a", "start": "wall_3", "end": "forest_1", "n": 1})
    far = [("moves", {"monster": "frost_giant_b", "start": "mine_4", "end": "wall_3", "n": 2})] * 9
    for seat in (None, A):
        assert "Ogre King" in winter_news(seat, english, near, *far)


def readers(game: str, seats: int, seed: str) -> Iterator[TableView]:
    """Yield what each seat sees before every move of a random game, with its news since its last move."""
    sat, dice = table_of(GAMES[game], seats, PLAIN), Dice(seed)
    state = GAMES[game].begin(Deal(seats, seed))
    news: dict[Seat, list[Event]] = {Seat(seat): [] for seat in range(seats)}
    moved = set[Seat]()
    while True:
        for seat, events in news.items():
            events.extend(event for event in state.told if event.to in {None, seat})
            yield replace(view_for(sat, state, seat, news=events), has_moved=seat in moved)
        now = core.decision(state)
        if now is None:
            return
        mover = dice.pick(tuple(now.asks))
        state = core.apply(state, mover, core.at_random(state, mover, dice))
        news[mover] = []
        moved.add(mover)


@pytest.mark.parametrize("game", ["poursuite", "tunhell", "winter"])
def test_no_gain_and_no_loss_is_left_out_of_the_news(game: str) -> None:
    """Nor a threat: with too little room, only lines are left out that change nothing for anybody."""
    for view in readers(game, max(GAMES[game].seats), "news"):
        assert view.seat is not None
        if view.outcome is not None:
            continue
        events = untold(view.news, view, is_drawn=True)
        events = since_own(events, view.game, view.seat) if view.has_moved else events
        weighty = [line.text for line in story_lines(events, view.table, words("en"), view.seat) if line.counts]
        for hides in ((), surprises(view, Panels.MOTION)):
            news = "\n".join(hand._news(view, words("en"), hides, is_drawn=True))
            assert all(line.removeprefix("> ") in news for line in weighty), news


WEIGHTY = {
    "poursuite": ["climbs-in", "wotan-frees", "share", "caught", "swap", "rescue"],
    "tunhell": ["blaster", "mine-empty", "ghost", "defeat", "win", "trophy", "throne", "heart"],
    "winter": ["disaster", "silences", "arrives", "loses", "sent-home", "hand-lost", "action-lost", "beats"],
}


@pytest.mark.parametrize(("game", "word"), [(game, word) for game, each in WEIGHTY.items() for word in each])
def test_what_changes_the_score_takes_something_or_threatens_counts(game: str, word: str) -> None:
    assert GAMES[game].counts(say(f"{game}-log-{word}", cards=("warrior_2",)))
    assert not GAMES["tunhell"].counts(say("tunhell-log-blaster", cards=()))


def test_a_dig_beside_its_animation_names_every_card_in_order(english: Words) -> None:
    """Cards that bring no points are named as well, each before the trophy that it earns."""
    digger = sketch("A hand: digger_3_0\nmine 2: treasure dirt dirt ...")
    told = core.apply(core.start(digger), A, Play("digger_3_0", 2)).told
    hidden = hidden_in(told, english)
    places = [hidden.index(word) for word in ("Treasure", "Dirt", "Employee")]
    assert places == sorted(places)
    assert hidden.count("turns up") == 3
    assert "History" not in hidden


def hidden_in(events: list[Event], english: Words) -> str:
    """Return what an animation of all these events of Tunhell tells, hidden."""
    at = table_of(GAMES["tunhell"], 2, PLAIN)
    return "\n".join(recent_lines(events, at, english, most=30, room=2000, hides=[event.say for event in events]))
