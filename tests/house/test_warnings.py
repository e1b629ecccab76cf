"""Choices with a permanent cost that may be overlooked have a warning; others have none."""

from collections.abc import Callable
from typing import Any

import pytest

from games import core
from games.core import Dice, Found, OneOf, Search, Seat
from games.dungeon_lords.rules.events import Payday
from games.dungeon_lords.rules.exchange import Exchange
from games.dungeon_lords.rules.orders import SelectOrders
from games.dungeon_lords.rules.specials import CavingIn
from games.registry import GAMES
from games.winter.choices import EndTurn
from locales import LOCALES, Speaker, words
from tests.dungeon_lords.stage import sketch as dungeon
from tests.house.play import AnyGame, deal, every_table, glimpses, many
from tests.house.test_bad_moves import NAMES, STAGES, of
from tests.house.utterances import warned_of
from tests.scenes import LETTERS, says

LONGEST = 30


def payday(goods: str, lair: str = "goblin") -> Callable[[], Any]:
    """Return a function that creates a payday of lord A with these creatures to pay."""

    def made() -> Any:
        t = dungeon(f"players 2, round 2\nA: lair {lair}, {goods}")
        t.lords[0].unsettled = lair.split()
        t.then(Payday(Seat(0)))
        return t

    return made


def orders(spaces: str, goods: str, offer: str = "offer troll dragon") -> Callable[[], Any]:
    """Return a function that creates a choice of orders by lord A, with these goods."""

    def made() -> Any:
        t = dungeon(f"players 3, {offer}, spaces {spaces}\nA: imps 3, tiles c1 c2 c3, {goods}")
        t.then(SelectOrders())
        return t

    return made


def imps(food: int, *later: str) -> Callable[[], Any]:
    """Return a function that creates lord A's order for imps on space I, with this food and later orders."""

    def made() -> Any:
        spaces = " ".join(("recruit_imps=A..", *later))
        t = dungeon(f"players 2, offer troll goblin, spaces {spaces}\nA: food {food}, gold 0")
        t.then(Exchange(Seat(0), "recruit_imps", 0))
        return t

    return made


def cave_in() -> Any:
    """Return a state in which lord A may pay for a tunnel."""
    t = dungeon("players 2, round 2, events special payday taxes, event_known 2, special cave_in\nA: gold 1")
    t.then(CavingIn(Seat(0)))
    return t


DRUM = "plan: play-cards A drum; turn A; start-turn B; resolution\nmusic: drum=A\nA hand: woodcutter forest_scout\n"
FOLLOW = "plan: follow B drum; turn A; start-turn B; resolution\nmusic: drum=A\nB hand: woodcutter forest_scout\n"
MINE = "A: rockborers, 20 coins, level 2, 0 miners\nA mine: e1 gallery_tee 0, f1 gallery_straight 90\n"
TROLL = "A hand: digger_2_0\nmine 2: troll dirt\nmine 2 A: warrior_2\n"
RAT = "A hand: digger_2_1 beer_of_courage\nmine 2: rat dirt dirt\nmine 2 seen: A1"
HEART = "mine 2: heart_of_gold dirt\nmine 2 seen: A1\n"
THRONE = "mine 2: dirt throne_room\nmine 2 seen: A2\n"
FULL = "B hand: tavern tavern tavern lookout lookout dormitory\nmarket: A B\nagenda: market"
IDLE = f"A dwarfs: home 0{7 * ' field_3'}"
"""No dwarf is left to place, so that an action can do nothing but move one."""
SCENES = [
    ("maphr", f"A hand: archive\n{FULL}", "A: offer sale", "sale"),
    ("maphr", f"A hand: archive\n{FULL}", "A: offer swap", ""),
    ("winter", "table: 2 seats, first B, week 2\nplan: turn A; resolution\nmonsters: yeti_a=castle",
     "A: end-turn", "castle n=5"),
    ("winter", "table: 2 seats, first A, week 2\nplan: turn A; start-turn B; resolution\nmonsters: yeti_a=castle\n"
     "A tracks: actions 2 hand 7", "A: end-turn", "danger n=2"),
    ("winter", f"plan: turn A; resolution\n{IDLE}\nA tracks: actions 2 hand 7", "A: end-turn", ""),
    ("winter", "plan: turn A; resolution\nmonsters: yeti_a=wall_1\nA tracks: actions 2 hand 7", "A: end-turn",
     "actions n=2"),
    ("winter", f"{DRUM}A dwarfs: home 6 wall_1", "A: play woodcutter", "card card=woodcutter resource=wood"),
    ("winter", f"{DRUM}A dwarfs: home 6 forest_2", "A: play woodcutter", ""),
    ("winter", f"{DRUM}A dwarfs: home 6 forest_2\nA stock: gold 2 food 2 stone 2 wood 7", "A: play woodcutter",
     "full card=woodcutter"),
    ("winter", f"{FOLLOW}B dwarfs: home 6 wall_1", "B: play woodcutter", "card card=woodcutter resource=wood"),
    ("winter", f"{FOLLOW}B dwarfs: home 6 forest_2", "B: play woodcutter", ""),
    ("maphr", "A hand: gallery_tee gallery_cross\nB hand: tavern\nagenda: choose-actions", "A: act build", "build"),
    ("maphr", "A hand: gallery_tee tavern\nB hand: tavern\nagenda: choose-actions", "A: act exploit", "exploit"),
    ("maphr", "A hand: gallery_tee tavern\nB hand: tavern\nagenda: choose-actions", "A: act prospect", ""),
    ("maphr", f"{MINE}A hand: gallery_cross\nagenda: prospecting A 0", "A: demolish f1", "demolish"),
    ("maphr", f"{MINE}A hand: tavern\nagenda: prospecting A 0", "A: demolish f1", "demolish"),
    ("tunhell", "A hand: blaster", "A: play blaster 1", "no-warriors-anywhere"),
    ("tunhell", "A hand: blaster\nmine 2 B: warrior_2", "A: play blaster 1", "no-warriors mine=1"),
    ("tunhell", "A hand: blaster\nmine 1 A: warrior_2", "A: play blaster 1", "own-warriors mine=1"),
    ("tunhell", "A hand: blaster\nmine 1 B: warrior_2", "A: play blaster 1", ""),
    ("tunhell", f"{TROLL}mine 2 shown: top", "A: play digger_2_0 2", "defeat card=troll need=4 have=2"),
    ("tunhell", f"{TROLL}mine 2 seen: A1", "A: play digger_2_0 2", "defeat card=troll need=4 have=2"),
    ("tunhell", f"{TROLL}mine 2 seen: B1", "A: play digger_2_0 2", ""),
    ("tunhell", f"{TROLL}mine 2 shown: top", "A: play digger_2_0 1", ""),
    ("tunhell", f"{TROLL.replace('warrior_2', 'warrior_2 warrior_2')}mine 2 shown: top", "A: play digger_2_0 2", ""),
    ("tunhell", "A hand: digger_3_0\nmine 2: dirt dragon\nmine 2 seen: A2", "A: play digger_3_0 2",
     "defeat card=dragon place=2 need=6 have=0"),
    ("tunhell", "A hand: digger_1_2\nmine 2: dirt dragon\nmine 2 seen: A2", "A: play digger_1_2 2", ""),
    ("tunhell", f"{RAT}", "A: play digger_2_1 2 beer_of_courage", "wasted card=rat n=1"),
    ("tunhell", f"{RAT}", "A: play digger_2_1 2", ""),
    ("tunhell", f"{RAT}\nmine 2 A: warrior_1", "A: play digger_2_1 2 beer_of_courage", ""),
    ("tunhell", RAT.replace("rat", "goblin"), "A: play digger_2_1 2 beer_of_courage", ""),
    ("tunhell", RAT.replace("rat", "orc") + "\nmine 2 A: warrior_2", "A: play digger_2_1 2 beer_of_courage", ""),
    ("tunhell", f"{HEART}A hand: digger_3_0", "A: play digger_3_0 2", "heart mine=2 place=1"),
    ("tunhell", f"{HEART}row: digger_2_0", "A: recruit 1 2", "heart mine=2 place=1"),
    ("tunhell", f"{HEART}A hand: digger_3_0 digger_2_0", "A: play digger_3_0 2", ""),
    ("tunhell", f"{HEART.replace('A1', 'B1')}A hand: digger_3_0", "A: play digger_3_0 2", ""),
    ("tunhell", f"{THRONE}A hand: digger_3_0 unique_ring", "A: play digger_3_0 2", "throne mine=2 place=2"),
    ("tunhell", f"{THRONE}A hand: digger_1_2 unique_ring", "A: play digger_1_2 2", ""),
    ("tunhell", f"{THRONE}A hand: digger_3_0", "A: play digger_3_0 2", ""),
    ("poursuite", "wagon 1: D6 N=Y E=G\nplan: moving Y 3; turn G", "A: move 1 d8 left", "caught n=1"),
    ("tunhell", f"{TROLL}mine 2 shown: top", "A: play digger_2_0 2", "defeat card=troll need=4 have=2"),
    ("tunhell", f"{TROLL}mine 2 seen: A1", "A: play digger_2_0 2", "defeat card=troll need=4 have=2"),
    ("tunhell", f"{TROLL}mine 2 seen: B1", "A: play digger_2_0 2", ""),
    ("tunhell", f"{TROLL}mine 2 shown: top", "A: play digger_2_0 1", ""),
    ("tunhell", f"{TROLL.replace('warrior_2', 'warrior_2 warrior_2')}mine 2 shown: top", "A: play digger_2_0 2", ""),
    ("poursuite", "wagon 1: D6 N=Y E=G\nplan: moving Y 3; turn G", "A: move 1 d8 right", ""),
    ("poursuite", "wagon 1: D6 E=Y\nprisoners: C8=Y\nplan: moving Y 3; turn G", "A: move 1 d8 right", ""),
    ("poursuite", "wagon 1: D6 E=G\nprisoners: C8=Y\nplan: moving Y 3; turn G", "A: move 1 d8 left", ""),
    ("dungeon_lords", payday("food 5"), "A: let-go goblin", "let-go creature=goblin n=1"),
    ("dungeon_lords", payday("food 5"), "A: pay goblin", ""),
    ("dungeon_lords", payday("food 0", "goblin demon"), "A: let-go goblin",
     "let-go-then creature=goblin other=demon others=demon n=2"),
    ("dungeon_lords", payday("food 0", "goblin demon demon"), "A: let-go goblin", ""),
    ("dungeon_lords", payday("food 1", "goblin demon"), "A: pay goblin", ""),
    ("dungeon_lords", orders("get_food=.a.", "gold 0, food 0"), "A: orders get_food dig_tunnels build_room",
     "orders space=I"),
    ("dungeon_lords", orders("get_food=a..", "gold 0, food 0"), "A: orders get_food dig_tunnels build_room", ""),
    ("dungeon_lords", orders("get_food=.a.", "gold 1, food 0"), "A: orders buy_traps dig_tunnels get_food",
     "orders space=I"),
    ("dungeon_lords", orders("get_food=.a.", "gold 1, food 0"), "A: orders buy_traps mine_gold get_food", ""),
    ("dungeon_lords", orders("get_food=.a.", "gold 1, food 0"), "A: orders recruit_imps get_food dig_tunnels", ""),
    ("dungeon_lords", orders("get_food=.a.", "gold 1, food 0"), "A: orders recruit_imps mine_gold dig_tunnels",
     "orders space=I"),
    ("dungeon_lords", orders("get_food=.a.", "gold 0, food 9"), "A: orders hire_monster dig_tunnels mine_gold",
     "orders-fee n=1"),
    ("dungeon_lords", orders("get_food=.a.", "gold 0, food 2"), "A: orders dig_tunnels hire_monster mine_gold", ""),
    ("dungeon_lords", orders("get_food=.a.", "gold 0, food 1"), "A: orders dig_tunnels hire_monster mine_gold",
     "orders-hire"),
    ("dungeon_lords", imps(2, "hire_monster=B.A"), "A: use-order", "use"),
    ("dungeon_lords", imps(2, "hire_monster=B.A"), "A: decline", ""),
    ("dungeon_lords", imps(3, "hire_monster=B.A"), "A: use-order", ""),
    ("dungeon_lords", imps(1, "hire_monster=B.A"), "A: use-order", ""),
    ("dungeon_lords", imps(1, "hire_monster=A.."), "A: use-order", "use"),
    ("dungeon_lords", imps(1, "get_food=A.."), "A: use-order", ""),
    ("dungeon_lords", cave_in, "A: cave-in c1", "cave-in cell=c1 n=1"),
    ("dungeon_lords", cave_in, "A: shore", ""),
]  # fmt: skip


@pytest.mark.parametrize(("game", "given", "when", "warned"), SCENES)
def test_who_loses_something_by_a_choice_is_told_before(
    game: str, given: str | Callable[[], Any], when: str, warned: str
) -> None:
    """Such a choice has a warning sentence with its consequence; other choices have none."""
    state = core.start(of(game, STAGES, "sketch")(given) if isinstance(given, str) else given())
    letter, _, typed = when.partition(": ")
    seat, choice = Seat(LETTERS.index(letter)), core.read_choice(game, typed)
    assert choice is not None
    found = core.decision(state).step.warning(state, seat, core.check(state, seat, choice))
    assert (found is None) == (not warned), found
    assert found is None or says(game, found, "sure", warned), found


def test_every_game_has_such_a_choice() -> None:
    """Every game has choices with and without a warning."""
    assert {(game, bool(warned)) for game, _, _, warned in SCENES} == {
        (game, is_one) for game in GAMES for is_one in (0, 1)
    }


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(4))
def test_a_warning_tells_nothing_that_is_hidden(game: AnyGame, seats: int, number: int) -> None:
    """A warning is the same in every world that the seat thinks possible, with a short button in both languages."""
    for place, position in enumerate(glimpses(game, deal(game, seats, number))):
        state, now = position.state, core.decision(position.state)
        for seat, shape in now.asks.items() if now else ():
            if not isinstance(shape, OneOf):
                continue
            warnings = list(warned_of(now.step, state, seat, shape))
            world = game.imagine(state, seat, Dice(f"warned {number} {place} {seat}"))
            assert warnings == list(warned_of(core.decision(world).step, world, seat, shape))
            for locale in LOCALES:
                speak = Speaker(words(locale), game.id, NAMES[:seats])
                assert all(len(speak(said)) <= LONGEST for said in warnings if said.id.endswith(".button"))


def test_a_hint_says_what_its_choice_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint for a choice with a warning begins with it."""
    monkeypatch.setattr(Search, "ranking", lambda *_: [Found((EndTurn(),), 0.5, 1)])
    for monster, expected in (("castle", ["winter-sure-castle"]), ("wall_1", [])):
        given = f"table: 2 seats, first B, week 2\nplan: turn A; resolution\nmonsters: yeti_a={monster}"
        given += f"\n{IDLE}\nA tracks: actions 2 hand 7"
        state = core.start(of("winter", STAGES, "sketch")(given))
        (advice,) = GAMES["winter"].advise(state, Seat(0), Dice("hint"))
        assert [reason.id for reason in advice.reasons if "-sure-" in reason.id] == expected
        assert not expected or advice.reasons[0].id == expected[0]
