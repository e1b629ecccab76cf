"""The story beside an animation, and what of it is always told."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest

from bot.present.messages import hand
from bot.present.panels import Panels, animated, recent, untold
from bot.present.story import recent_lines, story_lines
from bot.tables.records import since_own
from bot.tables.seat_history import from_the_turn
from bot.tables.view import TableView, view_for
from games import core
from games.core import Deal, Dice, Event, Seat, Sign, say
from games.registry import GAMES
from games.tunhell.choices import Pay, Play
from locales import Words, words
from tests.bot.present.play import PLAIN, table_of
from tests.lantern.maze import table
from tests.looking import look
from tests.tunhell.stage import sketch

from .test_story import A, B, clash, fight, told


def test_what_an_animation_shows_is_told_below_it_and_its_cause_above(english: Words) -> None:
    """With the heading of the turn, and whatever happened before; what followed the animation stands below as well."""
    first, second = clash(A, details=2), clash(B, details=2)
    later = fight(3, details=1)
    events = [*first, *second, *later]
    beside = partial(recent_lines, table=table(), lang=english, most=30, room=2000)
    above, below = beside(events, animated=[event.say for event in second[1:]])
    whole = told(events, english, 30)
    assert (above, below) == (whole[: len(first) + 1], whole[len(first) + 1 :])
    assert beside(events) == (whole, [])


def test_the_note_of_what_is_left_out_stands_last(english: Words) -> None:
    events = [event for n in range(30) for event in fight(n, details=1)[1:2]]
    shown = [events[9].say, events[20].say]
    _, below = recent_lines(events, table(), english, most=5, room=300, seat=A, animated=shown)
    assert "History" in below[-1]


def test_an_animation_changes_the_place_of_news_not_their_words() -> None:
    """Nothing is left out because an animation shows it, in any game."""
    moved = 0
    for game in ("dungeon_lords", "poursuite", "tunhell", "winter"):
        for view in readers(game, 2, "places"):
            if view.outcome is None:
                sentences = animated(recent(view, Panels.MOTION))
                above, below = hand._news(view, words("en"), sentences, is_drawn=True)
                plain, own = hand._news(view, words("en"), (), is_drawn=True)
                assert [*above, *below] == [*plain, *own]
                moved += bool(sentences and len(below) > len(own))
    assert moved


def winter_news(seat: Seat | None, words: Words, *said: tuple[str, dict[str, object]]) -> str:
    """Return what is told of an invasion, with room for few lines."""
    game = GAMES["winter"]
    events = [Event(say("winter-log-week-solo", n=1, most=7), is_heading=True)]
    events += [Event(say(f"winter-log-{word}", **values)) for word, values in said]
    table = table_of(game, 2, PLAIN)
    news = untold(events, look(table, game.begin(core.Deal(2, "a")), seat), is_drawn=True)
    return "\n".join(recent_lines(news, table, words, most=4, room=400, seat=seat, has_moved=False)[0])


def test_what_one_s_move_revealed_is_told_after_the_move(english: Words) -> None:
    """A capture tells nothing without the wagon that was moved; moves that revealed nothing are left out."""
    game = GAMES["poursuite"]
    moved = Event(say("poursuite-log-move", seat=A, wagon=1, start=Sign("B2"), stop=Sign("B3"), turn="left"))
    caught = Event(say("poursuite-log-caught", mole_seat=B, mole="green", cell=Sign("C3"), side="e"))
    turn = Event(say("poursuite-log-turn", seat=B), is_heading=True)
    rolled = Event(say("poursuite-log-roll", seat=B, pips=2))
    guarded = Event(say("poursuite-log-protected", mole_seat=A, mole="yellow", cell=Sign("C3")))
    for brought in (caught, guarded):
        assert since_own([moved, brought, turn, rolled], game, A) == [moved, brought, turn, rolled]
    assert since_own([moved, turn, rolled], game, A) == [turn, rolled]


def test_who_placed_defenders_where_is_told_on_the_first_turn(english: Words) -> None:
    """One line a player, even if the invasion that followed fills the room."""
    game = GAMES["winter"]
    state, told = game.begin(core.Deal(3, "defenders")), list[Event]()
    told += state.told
    while (now := core.decision(state)) is not None and now.step.word() != "turn":
        seat = next(iter(now.asks))
        areas = [choice for choice in getattr(now.asks[seat], "choices", ()) if choice.word() == "defend"]
        count = len([event for event in told if event.say.id == "winter-log-defends"])
        state = core.apply(state, seat, areas[count] if areas else now.step.default(state, seat))
        told += state.told
    placed = [event.say for event in told if event.say.id == "winter-log-defends"]
    table = table_of(game, 3, PLAIN)
    lines, _ = recent_lines(told, table, english, most=8, room=600, seat=Seat(1))
    named = {str(event.values["seat"]) for event in placed}
    assert len([line for line in lines if "defender" in line and "first" not in line]) == len(named) < len(placed)


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
        above, below = hand._news(view, words("en"), (), is_drawn=True)
        assert all(line in {*above, *below} for line in weighty), above


WEIGHTY = {
    "poursuite": ["climbs-in", "wotan-frees", "share", "caught", "swap", "rescue"],
    "tunhell": ["blaster", "mine-empty", "ghost", "defeat", "win", "trophy", "throne", "heart"],
    "winter": ["disaster", "silences", "arrives", "loses", "sent-home", "hand-lost", "action-lost", "beats"],
}


@pytest.mark.parametrize(("game", "word"), [(game, word) for game, each in WEIGHTY.items() for word in each])
def test_what_changes_the_score_takes_something_or_threatens_counts(game: str, word: str) -> None:
    assert GAMES[game].events.counts(say(f"{game}-log-{word}", cards=("warrior_2",)))
    assert not GAMES["tunhell"].events.counts(say("tunhell-log-blaster", cards=()))


def test_a_dig_names_every_card_in_order(english: Words) -> None:
    """Cards that bring no points are named as well, each before the trophy that it earns."""
    digger = sketch("A hand: digger_3_0\nmine 2: treasure dirt dirt ...")
    told = core.apply(core.start(digger), A, Play("digger_3_0", 2)).told
    lines, _ = recent_lines(told, table_of(GAMES["tunhell"], 2, PLAIN), english, most=30, room=2000)
    text = "\n".join(lines)
    places = [text.index(word) for word in ("Treasure", "Dirt", "Employee")]
    assert places == sorted(places)
    assert text.count("turns up") == 3
    assert "History" not in text


def test_who_has_taken_the_lead_is_told_however_long_the_news_are(english: Words) -> None:
    """It outweighs what led to it, and is kept for those whose moles were not in the wagon as well."""
    game, last = GAMES["poursuite"], Event(say("poursuite-log-lead-shared", seats=(A, B), treasures=6, left=5))
    moved = say("poursuite-log-move", seat=B, wagon=1, start=Sign("D8"), stop=Sign("D9"), turn="left")
    shared = [say("poursuite-log-share", seat=A, mole="yellow", side=side, treasures=1) for side in "nesw"]
    then = [say("poursuite-log-board", seat=B, wagon=1, side="n", forced=0)] * 5
    begun_turn = Event(say("poursuite-log-turn", seat=B), is_heading=True)
    own_turn = Event(say("poursuite-log-turn", seat=Seat(2)), is_heading=True)
    rolled = Event(say("poursuite-log-roll", seat=Seat(2), pips=3))
    news = [begun_turn, *map(Event, (moved, *shared)), last, *map(Event, then), own_turn, rolled]
    for seat in (A, B, Seat(2)):
        shown, _ = recent_lines(news, table_of(game, 3, PLAIN), english, most=9, room=1100, seat=seat)
        assert any("now share the lead" in line for line in shown), shown


def test_a_dig_is_one_scene_though_its_player_moved_in_the_middle() -> None:
    """Who pays for a fight sees the whole dig in private, not only what that payment brought; others do as ever."""
    state = sketch("A hand: digger_2_5\nmine 1: troll dragon dirt\nmine 1 A: warrior_1 warrior_3")
    game, state = GAMES["tunhell"], core.apply(state, A, Play("digger_2_5", 1))
    told = state.told
    assert told[0].is_heading
    state = core.apply(state, A, Pay(("warrior_1", "warrior_3")))
    news = state.told
    table = table_of(game, 2, PLAIN)
    (shown,) = recent(view_for(table, state, A, [*told, *news], news=news), Panels.MOMENT)
    assert [(met.card, met.fate) for met in shown.shows.met] == [("troll", "won"), ("dragon", "lost")]
    assert [*from_the_turn(news, [*told, *news])] == [*told, *news]
    whole = [*told, *news]
    assert [*from_the_turn(whole, [*told, *whole])] == whole
