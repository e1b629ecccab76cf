"""The achievements of Dwar7s Winter: each is earned once and narrowly missed once."""

from functools import partial

from games.core import Say, Seat, say
from games.winter import GAME
from tests.achieving import Ended, check
from tests.achieving import ended as of

ended = partial(of, GAME)
MONSTERS = ("frost_giant_a", "winter_wolf_a", "ice_witch_a", "frozen_treant_a", "yeti_a", "ogre_king_a")
DISASTERS = ("fallen_pines", "ice_storm", "frozen_path", "great_blizzard")
LEGENDARY = {"legendary": "on"}


def has(seat: int = 0, *, seats: int = 2, options: dict[str, str] | None = None, **fields: object) -> Ended:
    """Return the end of a winter with these fields of a player's."""

    def change(state):
        for name, value in fields.items():
            setattr(state.players[seat], name, value)

    return ended(change, seats=seats, options=options)


def board(monsters: dict[str, str], disasters: tuple[str, ...]) -> Ended:
    def change(state):
        state.monsters, state.disasters = dict(monsters), list(disasters)

    return ended(change)


def week(n: int) -> Say:
    return say("winter-log-week", n=n, most=7, seat=0)


def beats(area: str = "wall_1", seat: int = 0) -> Say:
    return say("winter-log-beats", seat=seat, target="yeti_a", area=area, points=3)


def turn(seat: int) -> Say:
    return say("winter-log-turn", seat=seat, n=5)


OVERCOMES = say("winter-log-overcomes", seat=0, target="ice_storm", area="forest_2", points=3)
STOCK = {"gold": 7, "food": 7, "stone": 7, "wood": 0}
HOME = {"home": 7, "out": [], "monsters": MONSTERS[:3]}


def solo(**fields: object) -> Ended:
    return has(seats=1, **fields)


def test_each_is_won_and_nearly_won() -> None:
    """Every achievement is earned in one game and narrowly missed in another; no castle falls in these games."""
    check(
        GAME,
        {
            "last_minute": (
                ended(story=[week(6), week(7), beats("castle")]),
                ended(story=[week(6), beats("castle"), week(7), beats("castle", seat=1), beats()]),
            ),
            "brink": (board({}, DISASTERS[:3]), board({}, DISASTERS[:2])),
            "one_turn": (
                ended(story=[turn(0), beats(), OVERCOMES, beats()]),
                ended(story=[turn(0), beats(), OVERCOMES, turn(1), beats(seat=1), turn(0), beats()]),
            ),
            "kinds": (has(monsters=MONSTERS), has(monsters=(*MONSTERS[:5], "yeti_b"))),
            "full": (has(stock=STOCK), has(stock=STOCK | {"gold": 6})),
            "at_home": (
                has(**HOME, disasters=DISASTERS[:2], legends={}),
                has(**HOME, disasters=DISASTERS[:1], legends={}),
            ),
            "unhurt": (
                ended(story=[say("winter-log-loses", seat=1, monster="yeti_a", resource="food", old=2, new=1)]),
                ended(story=[say("winter-log-sent-home", seat=0, monster="yeti_a", dwarf="basic", area="wall_1")]),
            ),
            "cleared": (board({}, ()), board({"yeti_a": "wall_1"}, ())),
            "queen": (
                has(monsters=("ice_queen_a",), options=LEGENDARY),
                has(seat=1, monsters=("ice_queen_a",), options=LEGENDARY),
            ),
            "nightmare": (ended(options={"nightmare": "on"}), ended(options={"bloodthirst": "on"})),
            "cold_king": (
                solo(monsters=MONSTERS, disasters=DISASTERS, stock=STOCK, cards=HEROES),
                solo(monsters=MONSTERS, disasters=DISASTERS, stock=dict.fromkeys(STOCK, 6), cards=HEROES),
            ),
            "alone": (ended(seats=1, options=LEGENDARY), ended(seats=2, options=LEGENDARY)),
        },
    )


HEROES = ("recruiter_a", "recruiter_b", "provisioner", "captain_a", "captain_b", "treasurer", "forager")


def test_nobody_achieves_anything_in_a_castle_that_has_fallen() -> None:
    """After a defeat nobody earns an achievement, whatever they did in that game."""
    won = ended(story=[week(7), beats("castle")])
    won.state.defeat = ("disasters",)
    assert GAME.achieved(won.state, won.story) == {}
    won.state.defeat = ()
    assert "last_minute" in GAME.achieved(won.state, won.story)[Seat(0)]
