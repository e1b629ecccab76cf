"""Pictures of a dig: recipients, content and duration."""

import re
from collections.abc import Sequence
from importlib import import_module

import pytest

from games import core
from games.core import Choice, Event, Panel, Seat
from games.draw import Canvas
from games.tunhell import GAME
from games.tunhell.choices import Pay, Play, Recruit
from games.tunhell.pictures.reveal import _place as place_of
from locales import Speaker, words
from tests.tunhell.stage import sketch

A, B = Seat(0), Seat(1)
TROLL = """
    A hand: digger_2_1
    mine 2: dirt troll goblin ...
    mine 2 A: warrior_2 warrior_2 dwouarf
"""


def frames(position: str, moves: Sequence[tuple[Seat, Choice]], reader: Seat | None = None) -> Sequence[Panel]:
    """Return what is revealed to a reader after these moves from a position."""
    state, told = sketch(position), list[Event]()
    for seat, choice in moves:
        state = core.apply(state, seat, choice)
        told += [event for event in state.told if event.to in (None, reader)]
    return GAME.pictures.reveal(told, GAME.view(state, reader))


def fates(panel: Panel) -> list[tuple[str, str]]:
    return [(met.card, met.fate) for met in panel.shows.met]


def test_the_cards_come_in_their_order_up_to_the_fight_that_is_open() -> None:
    """Cards are shown in order: the start, the dirt, the Troll with both sides' figures."""
    shown = frames(TROLL, [(A, Play("digger_2_1", 2))])
    assert [fates(panel) for panel in shown] == [[], [("dirt", "gained")], [("dirt", "gained"), ("troll", "open")]]
    assert (shown[-1].shows.met[-1].have, shown[-1].shows.met[-1].need) == (5, 3)


def test_the_whole_dig_is_shown_when_its_fight_is_won() -> None:
    """A won dig shows earlier cards, the fight before its result, and the loot."""
    shown = frames(TROLL, [(A, Play("digger_2_1", 2)), (A, Pay(("warrior_2", "warrior_2")))])
    assert [fates(panel)[-1:] for panel in shown[2:]] == [[("troll", "open")], [("troll", "won")]]
    last = shown[-1].shows
    assert (last.points, last.met[-1].cards) == (4 + 1, ("warrior_2", "warrior_2"))


@pytest.mark.parametrize("digger", ["digger_2_0", "digger_4_3", "digger_3_0 beer_of_courage"])
def test_a_lost_fight_shows_the_combat_on_both_sides(digger: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last frame says how far the team was from beating the foe, however many cards there are."""
    card, *bonuses = digger.split()
    at = f"A hand: {digger}\nmine 2: dirt dragon ..."
    last = frames(at, [(A, Play(card, 2, tuple(bonuses)))])[-1]
    have = last.shows.combat
    drawn, text = list[str](), Canvas.text
    monkeypatch.setattr(
        Canvas, "text", lambda self, line, *rest, **more: drawn.append(line) or text(self, line, *rest, **more)
    )
    last.draw(Speaker(words("en"), GAME.id, ["Ann", "Bo"]))
    at_plate = [number for number, line in enumerate(drawn) if line == f"{have}" and drawn[number + 1] == "6"]
    assert len(at_plate) == 1, drawn


def test_a_trophy_stands_with_its_points_at_the_card_that_won_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The points of a card without points are those of its trophy, so the picture shows it there."""
    last = frames(TROLL, [(A, Play("digger_2_1", 2)), (A, Pay(("warrior_2", "warrior_2")))])[-1]
    (met,) = [met for met in last.shows.met if met.trophies]
    assert met.card == "dirt"
    drawn = list[str]()
    monkeypatch.setattr(Canvas, "text", lambda _self, line, *_, **__: drawn.append(line) or 0)
    last.draw(Speaker(words("en"), "tunhell", ("Mira", "Odo")))
    assert "+1" in drawn


def test_a_trophy_leaves_the_points_of_its_card_in_sight_in_two_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands at the top of the card, and what another player loses by it right below, above the card's figures."""
    position = "A hand: digger_4_3 old_pickaxe\nA loot: dirt\nB loot: dirt\nB trophies: employee_of_the_month"
    mine = "mine 2: treasure dirt dirt dirt treasure treasure ..."
    last = frames(f"{position}\n{mine}", [(A, Play("digger_4_3", 2, ("old_pickaxe",)))])[-1]
    heights = dict[str, float]()
    monkeypatch.setattr(Canvas, "text", lambda _self, line, _x, y, *_, **__: heights.setdefault(line, y) and 0)
    last.draw(Speaker(words("en"), "tunhell", ("Mira", "Odo")))
    (number,) = [number for number, met in enumerate(last.shows.met) if met.trophies]
    _, top, _, high = place_of(last.shows, number)
    assert top < heights["+1"] < heights["−1"] < top + high / 2


def test_a_dig_whose_digger_is_spent_is_over() -> None:
    """A dig whose digger is spent is shown as over, without cards left to dig."""
    position = "A hand: digger_4_3\nmine 3: goblin dirt dirt dirt ...\nmine 3 A: warrior_2"
    spent = frames(position, [(A, Play("digger_4_3", 3)), (A, Pay(("team",)))])[-1]
    kept = frames(position, [(A, Play("digger_4_3", 3)), (A, Pay(("warrior_2",)))])
    speakers = [Speaker(words(locale), "tunhell", ("Mira", "Odo")) for locale in ("en", "fr")]
    assert (spent.shows.left, spent.shows.is_over) == (0, True)
    assert [re.sub(r"\s", " ", speak(spent.describe[0])) for speak in speakers] == [
        "Mira beats the Goblin: +2 points. Discarded: Digger 4 (+3). Without the digger, the dig is over.",
        "Mira vainc le Gobelin : +2 points. À la défausse : Piocheur 4 (+3). Le Piocheur ne creuse plus.",
    ]
    assert [(panel.shows.left, panel.shows.is_over) for panel in (kept[0], kept[1], kept[-1])] == [
        (4, False), (3, False), (0, True)
    ]  # fmt: skip


def test_only_who_can_discard_the_digger_is_told_what_it_costs() -> None:
    """The warning about the digger is shown only if the digger can pay."""
    for digger, warned in (("digger_4_3", 1), ("digger_3_0", 0)):
        state = sketch(f"A hand: {digger}\nmine 3: goblin dirt ...\nmine 3 A: warrior_2 warrior_3")
        state = core.apply(state, A, Play(digger, 3))
        assert core.decision(state).step.question(state, A).values["team"] == warned


def test_it_is_told_the_result_first() -> None:
    """The description gives the result first."""
    shown = frames("A hand: digger_2_0\nmine 2: dirt troll ...", [(A, Play("digger_2_0", 2))])
    speak = Speaker(words("en"), "tunhell", ("Mira", "Odo"))
    first, dig, *cards = map(speak, shown[-1].describe)
    assert first.startswith("Mira loses to the Troll (combat 0 against 4)")
    assert dig.startswith("Mira digs at mine 2")
    assert [line.partition(" and can ")[0] for line in cards] == [
        "The digger turns up some Dirt", "The digger turns up a Troll"
    ]  # fmt: skip


def test_the_next_move_ends_it_for_the_channel_but_not_for_the_digger() -> None:
    """The next move ends it for the channel; the digger keeps it until their next press."""
    moves = [(A, Play("digger_2_1", 2)), (A, Pay(("warrior_2", "warrior_2"))), (B, Recruit(1))]
    assert frames(TROLL, moves[:2]) != ()
    assert frames(TROLL, moves) == ()
    assert frames(TROLL, moves[:2], A) != ()
    assert frames(TROLL, moves, A) != ()


def test_who_comes_next_sees_what_another_has_dug() -> None:
    """The asked player sees another's dig in their hand; other hands are unchanged."""
    position = f"table: full normal open, 3 seats, first A, turn 1\n{TROLL}"
    moves = [(A, Play("digger_2_1", 2)), (A, Pay(("warrior_2", "warrior_2")))]
    assert [bool(frames(position, moves, Seat(seat))) for seat in range(3)] == [True, True, False]


def test_a_ghost_concerns_whose_dwarf_it_takes() -> None:
    """A ghost takes its card from the first hand with a dwarf, here the neighbour's."""
    position = "A hand: digger_2_0\nB hand: warrior_3\nmine 1: grodur_ghost dirt ..."
    assert [event.fate for event in frames(position, [(A, Play("digger_2_0", 1))])[-1].shows.met] == [
        "haunted", "gained"
    ]  # fmt: skip
    assert frames(position, [(A, Play("digger_2_0", 1))], B)[-1].shows.concerns(B)


@pytest.mark.parametrize(("hand", "owner"), [("digger_2_0", B), ("digger_2_0 warrior_1", A)])
def test_the_card_that_a_ghost_takes_stands_beside_its_owner(
    hand: str, owner: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The digger is named above the picture, but another player may have lost the card."""
    position = f"A hand: {hand}\nB hand: warrior_3\nmine 1: grodur_ghost dirt ..."
    haunted = frames(position, [(A, Play("digger_2_0", 1))])[1]
    assert fates(haunted) == [("grodur_ghost", "haunted")]
    marked = list[tuple[int, float]]()
    monkeypatch.setattr(
        import_module("games.tunhell.pictures.reveal"),
        "mark",
        lambda _canvas, seat, _x, y, *_: marked.append((seat, y)),
    )
    haunted.draw(Speaker(words("en"), "tunhell", ("Mira", "Odo")))
    head, beside = marked
    assert (head[0], beside[0]) == (A, owner)
    assert beside[1] > head[1]


BLAST = """
    table: full normal open, 3 seats, first A, turn 1
    A hand: blaster
    mine 2: dirt troll ...
    mine 2 A: warrior_1
    mine 2 B: warrior_3 warrior_2
"""


def test_a_blast_shows_whose_warriors_are_gone() -> None:
    """The channel, the blaster and those who lost a warrior see it, before and after; others do not (6.4)."""
    moves = [(A, Play("blaster", 2))]
    shown = frames(BLAST, moves)
    assert [panel.shows.frame for panel in shown] == [0, 1, 2]
    assert (shown[-1].shows.mine, shown[-1].shows.lost) == (2, (("warrior_1",), ("warrior_3", "warrior_2"), ()))
    told = [re.sub(r"\s", " ", Speaker(words(locale), "tunhell", ("Mira", "Odo", "Zoe"))(shown[-1].describe[0]))
            for locale in ("en", "fr")]  # fmt: skip
    assert told == [
        "Mira blasts mine 2. Discarded: Mira’s Warrior 1 and Odo’s Warrior 3 and Warrior 2.",
        "Mira dynamite la mine 2. À la défausse : Guerrier 1 (Mira) et Guerrier 3 et Guerrier 2 (Odo).",
    ]
    assert [bool(frames(BLAST, moves, Seat(seat))) for seat in range(3)] == [True, True, False]


def test_the_latest_of_a_dig_and_a_blast_is_shown() -> None:
    """What the next player does takes the place of an earlier dig, and an ordinary move that of a blast."""
    position = "A hand: digger_2_0\nB hand: blaster\nmine 1: dirt dirt dirt ...\nmine 2 A: warrior_2"
    dug, blast = (A, Play("digger_2_0", 1)), (B, Play("blaster", 2))
    assert [frames(position, moves)[-1].id for moves in ([dug], [dug, blast])] == ["dig", "blast"]
    assert frames(position, [dug, blast, (A, Recruit(1))]) == ()
    assert frames(position, [dug, blast], A)[-1].id == "blast"


def test_the_points_of_a_dig_are_those_by_which_the_score_rises() -> None:
    """Trophies won by the dig count beside treasures and encounters, once the fight that wins them is over."""
    before = sketch("A hand: digger_4_3\nmine 1: dirt treasure rat ...\nmine 1 A: warrior_1")
    after, told = before, list[Event]()
    for choice in (Play("digger_4_3", 1), Pay(("warrior_1",))):
        after = core.apply(after, A, choice)
        told += after.told
    shown = GAME.pictures.reveal(told, GAME.view(after, None))
    rise = [GAME.outcome(state).scores[0].total for state in (before, after)]
    assert shown[-1].shows.points == rise[1] - rise[0] == 4
    assert [panel.shows.points for panel in shown] == [0, 1, 2, 2, 4, 4]


def test_a_sum_is_called_that_of_the_dig(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by the name of a worthless last card; and a trophy that changes hands shows what its owner loses."""
    drawn = list[str]()
    monkeypatch.setattr(Canvas, "text", lambda _self, line, *_, **__: drawn.append(line) or 0)
    speak = Speaker(words("en"), "tunhell", ("Mira", "Odo"))
    position = "A hand: digger_2_1\nmine 2: treasure dirt ...\nB loot: dirt dirt\nB trophies: employee_of_the_month"
    frames(position, [(A, Play("digger_2_1", 2))])[-1].draw(speak)
    assert ("This dig" in drawn, "Dirt" in drawn, "+1" in drawn) == (True, False, True)
    drawn.clear()
    frames(f"{position}\nA loot: dirt", [(A, Play("digger_2_1", 2))])[-1].draw(speak)
    assert ("This dig" in drawn, "+2" in drawn, "−1" in drawn) == (True, True, True)


def test_a_dig_that_ends_with_a_trophy_names_it_and_shows_the_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a dig leaves in the hand stays beside the last card; plain dirt that wins a trophy gives it the headline."""
    position = "A hand: digger_3_0\nmine 1: unique_ring troll ...\nmine 1 A: warrior_3\nmine 2: unique_ring dirt ..."
    drawn = list[str]()
    monkeypatch.setattr(Canvas, "text", lambda _self, line, *_, **__: drawn.append(line) or 0)
    speak = Speaker(words("en"), "tunhell", ("Mira", "Odo"))
    won = frames(position, [(A, Play("digger_3_0", 1))])[-1]
    won.draw(speak)
    assert "In hand" not in drawn  # the warrior that the fight has cost is shown instead
    drawn.clear()
    frames(position, [(A, Play("digger_3_0", 2))])[-1].draw(speak)
    assert ("Employee of the Month" in drawn, "In hand" in drawn, "Dirt" in drawn) == (True, True, False)
