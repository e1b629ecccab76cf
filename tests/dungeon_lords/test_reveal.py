"""Pictures of events: clashes blow by blow, orders and spaces, events, visitors, the paladin."""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.service.loading import STORY
from games import core
from games.core import Choice, Event, Panel, Seat, Step, say
from games.dungeon_lords import GAME
from games.dungeon_lords.choices import Attack
from games.dungeon_lords.pictures.happened import Foe, fight, latest
from games.dungeon_lords.pictures.rounds import Rounds, rounds_of
from games.dungeon_lords.rules.clash import Begin
from games.dungeon_lords.rules.combat import Fight, RevealCard
from games.dungeon_lords.rules.evil import raise_evil
from games.dungeon_lords.rules.planning import Planning
from games.dungeon_lords.state import State
from locales import Speaker, words
from tests.dungeon_lords.stage import sketch
from tests.pictures.situations import walk

A, B, C = Seat(0), Seat(1), Seat(2)
LAIR = """
    players 2, fight 1, cards detect_treasure graffiti fireball suggestion
    A: file y1_warrior_4 y1_priest_4 y1_wizard_4
    A plan: cell c1, traps trapdoor, creatures golem
"""


def clash(given: str, moves: Sequence[Choice] = (), rest: Sequence[Step[State]] = ()) -> tuple[State, list[Event]]:
    """Play the clashes of a round and the following steps; return the state and the public events."""
    t = sketch(given)
    t.then(RevealCard(), Begin(A), Begin(B), *rest)
    core.start(t)
    told = [event for event in t.told if event.to is None]
    for choice in moves:
        t = core.apply(t, A, choice)
        told += [event for event in t.told if event.to is None]
    return t, told


def frames(t: State, told: Sequence[Event], reader: Seat | None = None) -> Sequence[Panel]:
    return GAME.pictures.reveal(told, GAME.view(t, reader))


def kinds(shown: Sequence[Panel]) -> list[tuple[str, str]]:
    return [(panel.shows.what.beat.kind, panel.shows.what.beat.what) for panel in shown]


def test_a_clash_is_shown_blow_by_blow() -> None:
    """A clash is shown as march, trap, creature, fatigue and end, each with its targets and what is left of them."""
    shown = frames(*clash(LAIR))
    assert kinds(shown) == [
        ("march", ""), ("trap", "trapdoor"), ("creature", "golem"), ("cast", "detect_treasure"), ("end", ""),
    ]  # fmt: skip
    changes = [[foe.change for foe in panel.shows.what.beat.file] for panel in shown]
    assert changes == [[0, 0, 0], [-2, 0, 0], [-3, 0, 0], [0, 0, 0], [-5, 0, 0]]
    assert [foe.hero for foe in shown[2].shows.what.beat.file if not foe.left] == ["y1_warrior_4"]
    assert shown[-1].shows.what.beat.cells == ()


def test_what_is_still_to_be_chosen_is_not_told_yet() -> None:
    """While the owner chooses a target, earlier blows are shown, but not the end of the clash."""
    given = LAIR.replace("creatures golem", "creatures golem ghost")
    t, told = clash(given)
    assert core.decision(t) is not None
    assert kinds(frames(t, told))[-1] == ("trap", "trapdoor")
    t, told = clash(given, [Attack("golem", 1, ())])
    assert ("creature", "golem") in kinds(frames(t, told))


def test_wounds_of_an_earlier_round_are_known_from_the_march_on() -> None:
    """Wounds of earlier rounds count from the march on, also for those who are not hit."""
    given = LAIR.replace("suggestion\n", "suggestion, wounds y1_wizard_4=3\n")
    first = frames(*clash(given))[0].shows.what.beat
    assert first.file[-1] == Foe("y1_wizard_4", 1, 4)


def test_the_end_counts_what_a_clash_has_cost() -> None:
    """The end shows lost hit points, lost tiles and reduced evil."""
    end = frames(*clash("""
        players 2, fight 1, cards detect_treasure graffiti fireball suggestion
        A: file y1_warrior_4 y1_priest_4, tiles c1 c2, evil 5
        A plan: cell c1, traps, creatures
    """))[-1].shows.what.beat  # fmt: skip
    assert (end.kind, end.cells, end.evil) == ("end", ("c1",), (5, 4))
    assert [foe.change for foe in end.file] == [-1, 0]


def test_who_cannot_see_it_hears_the_summary_first() -> None:
    """The description of a clash gives the result before the blows."""
    speak = Speaker(words("en"), "dungeon_lords", ("Mira", "Odo"))
    told = [speak(line) for line in frames(*clash(LAIR))[-1].describe]
    assert told[0].startswith("Mira inflicts")
    assert told[1].startswith("Mira’s dungeon: the clash begins")


TWO = """
    players 2, fight 1, cards detect_treasure graffiti fireball suggestion
    A: file y1_warrior_4, tiles c1 c2
    A plan: cell c1, traps, creatures golem
    B: file y1_priest_4, tiles c1 c2, lair ghost
    B plan: cell c1, traps, creatures
"""


def test_everyone_sees_a_whole_round_and_each_lord_their_own_clash() -> None:
    """The channel sees the end of each clash, then all; a hand shows its lord's clash."""
    t, told = clash(TWO, rest=[Fight(2)])
    public = frames(t, told)
    assert [panel.shows.what.fight.seat for panel in public[:-1]] == [A, B]
    assert [(one.seat, one.beats[-1].cells) for one in public[-1].shows.what] == [(A, ()), (B, ("c1",))]
    assert [{panel.shows.what.fight.seat for panel in frames(t, told, seat)} for seat in (A, B)] == [{A}, {B}]


def test_a_prisoner_who_goes_free_comes_after_the_clashes() -> None:
    """A released prisoner is shown last, after the clashes."""
    t = sketch("""
        players 2, cards graffiti suggestion fireball detect_treasure
        A: file y1_warrior_4, tiles c1, conquered c1, prison y1_priest_1
    """)
    t.then(Fight(2))
    core.start(t)
    guest = frames(t, t.told)[-1].shows.what
    assert (guest.hero, guest.seat, guest.is_free) == ("y1_priest_1", A, True)


@pytest.mark.parametrize(("evil", "other"), [((9, 3), None), ((9, 10), B)])
def test_the_paladin_comes_with_the_evil_that_draws_him(evil: tuple[int, int], other: Seat | None) -> None:
    """The paladin comes from his tent or from his former host, with the evil that attracted him."""
    tent = "" if other is None else ", tent no"
    hosted = ", file paladin_1" if other is not None else ""
    t = sketch(f"players 2{tent}\nA: evil {evil[0]}\nB: evil {evil[1]}{hosted}")
    raise_evil(t, A, 2)
    guest = frames(t, t.told)[-1].shows.what
    assert (guest.hero, guest.seat, guest.other, guest.evil) == ("paladin_1", A, other, (11, 10))


def test_orders_turn_up_one_turn_after_the_other_with_their_spaces() -> None:
    """Orders are revealed by turns with their spaces; a full order has none."""
    for seed in ("a", "s0"):
        shown, state = _turned_up(4, seed)
        assert [panel.shows.what.turns for panel in shown] == [1, 2, 3]
        rows = shown[-1].shows.what.rows
        assert [row.seat for row in rows] == state.order()
        for row in rows:
            lord = state.lords[row.seat]
            assert [order for order, _ in row.orders] == lord.played
            assert {order for order, space in row.orders if not space} == set(lord.idle)


def _turned_up(seats: int, seed: str) -> tuple[Sequence[Panel], State]:
    """Return the pictures of the first orders turned up in a game, with the position after it."""
    for state in walk("dungeon_lords", seats, seed):
        if shown := [panel for panel in frames(state, state.told) if hasattr(panel.shows.what, "turns")]:
            return shown, state
    raise LookupError(seed)


@pytest.mark.parametrize(("seats", "owners", "known"), [(2, [A, B], 2), (3, [None], 3)])
def test_the_orders_of_non_player_lords_stand_below_with_the_spaces_they_block(
    seats: int, owners: list[Seat | None], known: int
) -> None:
    """Below the lords stands each non-player lord; with two players, the third order was chosen in secret."""
    shown, state = _turned_up(seats, "a")
    rows = shown[-1].shows.what.rows[seats:]
    assert [(row.seat, row.known) for row in rows] == [(owner, known) for owner in owners]
    for row, lord in zip(rows, state.stand_ins, strict=True):
        assert [order for order, _ in row.orders] == lord.played
    told = [event.say for event in state.told]
    assert sum(said.id.startswith("dungeon_lords-log-stand-in-placed") for said in told) == len(owners)


def test_orders_turned_up_stay_in_the_channel_until_they_are_carried_out() -> None:
    """In the channel orders turned up stay until the rooms produce; in a hand until its owner's next press.

    They are turned up only once: after the first has been carried out, only the whole is shown.
    """
    told: list[Event] = []
    seen: list[tuple[bool, bool]] = []
    for state in walk("dungeon_lords", 3, "s0"):
        told += [event for event in state.told if event.to is None]
        words_ = {event.say.id.removeprefix("dungeon_lords-log-") for event in told}
        if {"used", "dug", "mined"} & words_:
            is_over = bool({"produced", "retrieved", "retrieved-only"} & words_)
            shown = [panel for panel in frames(state, told) if hasattr(panel.shows.what, "turns")]
            assert [panel.shows.what.turns for panel in shown] == [3] * (not is_over)
            seen.append((is_over, bool(shown)))
            assert hasattr(frames(state, told, C)[-1].shows.what, "turns")
            if is_over:
                break
    assert len(seen) > 3
    assert seen == [(False, True)] * (len(seen) - 1) + [(True, False)]


def test_orders_turned_up_are_told_in_words_too() -> None:
    """The line of each lord's orders is part of the news, whether the pictures are seen or not."""
    assert {f"dungeon_lords-log-{word}" for word in ("placed", "stand-in-placed", "stand-in-placed-of")}.isdisjoint(
        GAME.pictures.told
    )


@pytest.mark.parametrize(("seats", "seed"), [(2, "p0"), (3, "s0"), (4, "b")])
def test_the_told_clash_is_the_clash_of_the_table(seats: int, seed: str) -> None:
    """After each clash the hit points shown equal the file's, and others are in prison."""
    looked = 0
    told: list[Event] = []
    for state in walk("dungeon_lords", seats, seed):
        told += [event for event in state.told if event.to is None]
        for lord, row in enumerate(state.lords):
            view = GAME.view(state, Seat(lord))
            one = latest(told, view)
            if (
                not state.fight
                or one is None
                or one.kind != "clash"
                or not any(one.said[0] is e.say for e in state.told)
            ):
                continue
            now = fight(one, view)
            end = {foe.hero: foe.left for foe in now.beats[-1].file if foe.left}
            assert end == {hero.hero: hero.left for hero in view.lords[lord].file}
            assert {foe.hero for foe in now.beats[-1].file if not foe.left} <= set(row.prison)
            looked += 1
    assert looked > 2


def test_an_event_that_brings_nobody_is_a_line_for_each_lord() -> None:
    """An event without adventurers is shown as one line per lord with what was paid, and is no higher than that."""
    t = sketch("players 3")
    told = [
        Event(say("dungeon_lords-log-event", event="taxes")),
        Event(say("dungeon_lords-log-taxed", seat=A, n=3, letters=0)),
        Event(say("dungeon_lords-log-taxed", seat=B, n=1, letters=2)),
    ]
    (panel,) = frames(t, told)
    assert panel.shows.what.visitors == ()
    shown = [[(change.sign, change.n) for change in changes if change.n] for changes in panel.shows.what.changes]
    assert shown == [[("gold", -3)], [("gold", -1), ("letter", 2)], []]
    assert Image.open(BytesIO(panel.draw(Speaker(words("en"), "dungeon_lords", ("Mira", "Odo", "Zoé"))))).height < 340


def test_an_event_that_has_only_brought_the_adventurers_is_not_shown_to_who_plans() -> None:
    """Arriving adventurers are not shown to planners, who see them above their dungeon."""
    told = [
        Event(say("dungeon_lords-log-event", event="taxes")),
        Event(say("dungeon_lords-log-arrives", seat=A, hero="y1_warrior_4")),
        Event(say("dungeon_lords-log-arrives", seat=B, hero="y1_priest_4")),
    ]
    t = sketch("""
        players 2, fight 1
        A: file y1_warrior_4, traps trapdoor
        B: file y1_priest_4
    """)
    t.then(Planning())
    core.start(t)
    assert GAME.view(t, A).phase == "phase_plan"
    assert frames(t, told, A) == ()
    *_, last = frames(t, told)
    speak = Speaker(words("en"), "dungeon_lords", ("Mira", "Odo"))
    assert Image.open(BytesIO(last.draw(speak))).height < 400
    paid = [*told, Event(say("dungeon_lords-log-taxed", seat=A, n=3, letters=0))]
    *_, bill = frames(t, paid, A)
    assert 400 < Image.open(BytesIO(bill.draw(speak))).height < 450


@pytest.mark.parametrize(("seats", "seed"), [(3, "s0"), (4, "b"), (4, "s0")])
def test_the_channel_sees_every_clash_of_a_round_however_much_is_told_of_it(seats: int, seed: str) -> None:
    """What a table remembers of its story is enough for all clashes of the round, not for the last one alone."""
    told: list[Event] = []
    looked = 0
    for state in walk("dungeon_lords", seats, seed):
        told += [event for event in state.told if event.to is None]
        if not any(event.say.id.endswith("-recap") for event in state.told):
            continue
        whole, kept = (frames(state, heard) for heard in (told, told[-STORY:]))
        assert [panel.shows for panel in kept] == [panel.shows for panel in whole]
        looked += len(whole) > 2
    assert looked


UNASKED = """
    players 2, cards detect_treasure graffiti suggestion detect_evil
    A: file y1_warrior_4 y1_priest_4, tiles c1 c2 c3 c4
    B: tiles c1 c2
"""


def test_rounds_that_pass_without_a_question_are_shown_by_their_results_and_a_table() -> None:
    """A lord who is not asked sees how each clash in the dungeon ended, and all rounds together last."""
    t = sketch(UNASKED)
    t.then(Fight(1))
    core.start(t)
    told = [event for event in t.told if event.to is None]
    shown = frames(t, told, A)
    ends, whole = shown[:-1], shown[-1].shows.what
    assert [(panel.shows.what.fight.seat, panel.shows.what.beat.kind) for panel in ends] == [(A, "end")] * 4
    assert isinstance(whole, Rounds)
    assert whole.year == 1
    assert [(one.round, one.cell, one.fatigue, one.caught, one.lost) for one in whole.each] == [
        (1, "c1", 1, (), ("c1",)),
        (2, "c2", 2, (), ("c2",)),
        (3, "c3", 2, ("y1_warrior_4",), ("c3",)),
        (4, "c4", 2, (), ("c4",)),
    ]
    assert shown[-1].is_loss
    late = next(n for n, event in enumerate(told) if event.say.id.endswith("-wounds"))  # after a question in round 1
    assert rounds_of([event.say for event in told[late:]], A)[0] == replace(whole.each[0], cell="c1")
