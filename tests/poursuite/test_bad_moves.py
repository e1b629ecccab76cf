"""The table of bad moves (14): every fault in order, with its text in both languages."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from games import core
from games.core import Deal, Seat
from games.poursuite import GAME
from games.poursuite.choices import Board, Move, Park, Roll, Wotan, WotanSeat
from games.poursuite.state import State, mine
from locales import Speaker, words
from tests.bad_moves import BadMove
from tests.poursuite.games import TABLES, moments
from tests.poursuite.scenes import Scene, read

BOARDING = "wagon 1: B1 N=Y\nplan: boarding G -; turn Y"
LATER = "wagon 2: F1 N=Y\nplan: later-boarding G 1; turn Y"
ROLLING = "plan: rolling Y; turn G"
MOVING = "wagon 1: D3 N=Y\nwagon 2: D6\nplan: moving Y 2; turn G"
EXACTLY = f"variant simple\n{MOVING}"
WOTAN = "prisoners: C3=Y G7=Y\nplan: placing-wotan Y; turn G"
WOTAN_FREE = "plan: placing-wotan Y; turn G"
SEAT = "wagon 1: D4 N=G E=B S=R W=R\nwagon 2: F4 N=G E=B\nplan: seating-freed Y Y; turn G"
PARKING = "wagon 1: D9\nwagon 2: D4\nplan: parking Y 1; turn G"

FAULTS = [
    (
        BOARDING,
        "roll",
        "wrong-moment (rule 6)",
        "Not yet: first put a mole in a wagon.",
        "faire monter une taupe",
    ),
    (ROLLING, "move 1 d5 left", "wrong-moment (rule 6)", "Not yet: first roll the die.", "lancer le dé"),
    (MOVING, "roll", "wrong-moment (rule 6)", "Not yet: first move a wagon up to 2 spaces.", "2 cases au plus"),
    (
        EXACTLY,
        "roll",
        "wrong-moment (rule 6)",
        "Not yet: first move a wagon exactly 2 spaces.",
        "2 cases exactement",
    ),
    (WOTAN, "roll", "wrong-moment (rule 6)", "Not yet: first place Wotan.", "poser Wotan"),
    (SEAT, "roll", "wrong-moment (rule 6)", "Not yet: first choose a seat for the freed mole.", "taupe libérée"),
    (
        PARKING,
        "roll",
        "wrong-moment (rule 6)",
        "Not yet: first put the wagon back on a start space.",
        "case de départ",
    ),
    (BOARDING, "board 3 n", "such-wagon (rule 2)", "There is no wagon 3; choose 1 or 2.", "Il n’y a pas de wagonnet 3"),
    (MOVING, "move 0 d5 left", "such-wagon (rule 2)", "There is no wagon 0; choose 1 or 2.", "choisissez 1 ou 2"),
    (MOVING, "move 1 z9 left", "such-cell (rule 3)", "There is no space Z9 on this board.", "La case Z9 n’existe pas"),
    (WOTAN, "wotan z9", "such-cell (rule 3)", "There is no space Z9 on this board.", "La case Z9 n’existe pas"),
    (PARKING, "park b99", "such-cell (rule 3)", "There is no space B99 on this board.", "La case B99 n’existe pas"),
    (
        MOVING,
        "move 1 @everyone left",
        "such-coordinate (rule 3)",
        "There is no such space on this board. A space is named by a letter and a number, like D9.",
        "une lettre et un nombre, comme D9",
    ),
    (
        BOARDING,
        "board 1 up",
        "such-seat (rule 2.1)",
        "The seats are front (n), right (e), back (s) and left (w).",
        "l’avant (n), la droite (e), l’arrière (s) et la gauche (w)",
    ),
    (
        LATER,
        "board 2 e",
        "wrong-wagon (rule 7.2)",
        "For now, moles can board only wagon 1, which has come back from the cave.",
        "On ne monte que dans le wagonnet 1, revenu de la grotte.",
    ),
    (
        SEAT,
        "wotan-seat 1 n",
        "seat-taken (rule 9)",
        "That seat is taken. Put the mole at the back of wagon 2 or on the left of wagon 2.",
        "libres\u00a0: wagonnet 2 à l’arrière et wagonnet 2 à gauche.",
    ),
    (MOVING, "move 1 d3 left", "advance (rule R7)", "Move at least one space.", "Avancez d’au moins une case."),
    (
        MOVING,
        "move 1 c3 left",
        "rails (rule 3.1)",
        "Wagons run on track spaces only; C3 is not one.",
        "C3 n’en est pas une",
    ),
    (
        MOVING,
        "move 1 d6 left",
        "room (rule R8)",
        "The other wagon stands on D6; you can pass it but not stop there.",
        "L’autre wagonnet est en D6",
    ),
    (MOVING, "move 1 b1 left", "backwards (rule R6)", "A wagon never goes backwards.", "Un wagonnet ne recule jamais."),
    (
        MOVING,
        "move 1 b3 left",
        "way (rule 8.1)",
        "No track leads from D3 to B3.",
        "Les rails ne mènent pas de D3 à B3.",
    ),
    (MOVING, "move 1 d7 left", "so-far (rule 8.1)", "D7 is 4 spaces away; you rolled 2.", "D7 est à 4 cases"),
    (
        EXACTLY,
        "move 1 d4 left",
        "exact-count (rule 17)",
        "In the simplified variant you must move exactly 2 spaces, unless the wagon enters the cave sooner.",
        "avancez exactement de 2 cases",
    ),
    (
        MOVING,
        "move 1 d5",
        "turn (rule 8.2)",
        "Give the wagon a quarter turn: left or right.",
        "Tournez le wagonnet d’un quart de tour",
    ),
    (
        WOTAN_FREE,
        "wotan d4",
        "kobold-cell (rule 9)",
        "Wotan goes to a kobold space; D4 is not one.",
        "Wotan se pose sur une case-kobold",
    ),
    (
        WOTAN,
        "wotan c6",
        "free-own-first (rule R15)",
        "First free a mole of your own (C3 or G7).",
        "l’une de vos taupes prisonnières (C3 ou G7)",
    ),
    (
        PARKING,
        "park b2",
        "start (rule 10.3)",
        "Put the wagon on a start space (B1 or F1).",
        "Remettez le wagonnet sur une case de départ (B1 ou F1).",
    ),
]


BAD_MOVES = [
    BadMove(given, typed, *reason.removesuffix(")").split(" (rule "), words={"en": english, "fr": french})
    for given, typed, reason, english, french in FAULTS
]


def test_a_start_cell_where_the_other_wagon_stands() -> None:
    """A start cell occupied by the other wagon is refused by the step itself, since the choice is automatic."""
    state = Scene("", PARKING, "").play()
    state.wagons[1].cell = "f1"
    now = core.decision(state)
    assert now is not None
    refusal = now.step.refusal(state, Seat(0), read("park f1"))
    assert (refusal.say.id, refusal.rule) == ("poursuite-no-start-taken", "R23")
    said = Speaker(words("fr"), "poursuite", ["Ada"])(refusal.say)
    assert said == "L’autre wagonnet occupe cette case\u202f; choisissez B1."
    assert list(now.step.unavailable(state, Seat(0))) == [read("park f1")]


@pytest.mark.parametrize(
    ("given", "typed", "reason"),
    [
        (MOVING, "move 3 zz half", "such-wagon (rule 2)"),
        (MOVING, "move 1 zz half", "such-coordinate (rule 3)"),
        (MOVING, "move 1 d2 half", "backwards (rule R6)"),
        (MOVING, "move 1 c6 half", "rails (rule 3.1)"),
        (LATER, "board 3 up", "such-wagon (rule 2)"),
        (LATER, "board 2 up", "such-seat (rule 2.1)"),
        (LATER, "board 2 n", "wrong-wagon (rule 7.2)"),
        (EXACTLY, "move 1 d7 left", "so-far (rule 8.1)"),
        (WOTAN, "wotan d4", "kobold-cell (rule 9)"),
    ],
)
def test_of_several_faults_the_first_of_the_table_is_named(given: str, typed: str, reason: str) -> None:
    Scene("", given, f"refuses {typed}: {reason}").play()


def test_nobody_else_may_act() -> None:
    """Only the asked player may act, not the owner of the moles or the next player."""
    state = Scene("", ROLLING, "").play()
    with pytest.raises(core.NotYours):
        core.apply(state, Seat(1), read("roll"))


def test_a_finished_game_takes_no_move() -> None:
    """A finished game refuses moves."""
    state = Scene("", "treasures: Y20 of 0\nplan: over", "over").play()
    with pytest.raises(core.TooLate):
        core.apply(state, Seat(0), read("roll"))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    """Other numbers of players are refused."""
    with pytest.raises(ValueError, match=f"not played by {seats}"):
        GAME.begin(Deal(seats, "x"))


def test_every_rule_named_by_a_refusal_has_a_topic_and_a_place() -> None:
    """Every rule named by a refusal is in a topic of the help and in RULES.md."""
    named = {re.findall(r"\(rule (.*)\)", fault[2])[0] for fault in FAULTS} | {"R23", "7"}
    covered = {place for places in GAME.topics.values() for place in places}
    assert named <= covered


@pytest.mark.parametrize("given", [BOARDING, LATER, MOVING, EXACTLY, WOTAN, SEAT, PARKING])
def test_what_is_barred_is_explained(given: str) -> None:
    """Unavailable choices are few, refused, and have label and reason in both languages."""
    state = Scene("", given, "").play()
    now = core.decision(state)
    assert now is not None
    seat = next(iter(now.asks))
    barred = now.step.unavailable(state, seat)
    assert len(barred) <= 25
    for choice in barred:
        refusal = core.why_not(state, seat, choice)
        assert refusal is not None
        for locale in ("en", "fr"):
            speaker = Speaker(words(locale), "poursuite", ["Ada", "Bo", "Cy", "Di"])
            assert speaker(refusal.say)
            assert speaker(now.step.label(state, choice))


def test_one_step_too_far_is_barred() -> None:
    """One step too far, the other wagon's cell and, in the simplified variant, cells on the way are unavailable."""
    state = Scene("", MOVING, "").play()
    now = core.decision(state)
    assert now is not None
    barred = {core.write_choice(choice) for choice in now.step.unavailable(state, Seat(0))}
    assert barred == {"move 1 b4 left", "move 1 d6 left", "move 1 f4 left", "move 2 d9 left"}


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_choice_is_refused_exactly_when_it_is_not_offered(seats: int, options: dict[str, str]) -> None:
    for n, (state, seat, _) in enumerate(moments(seats, "law", options)):
        now = core.decision(state)
        if n % 3 or now is None:
            continue
        shape = now.asks[seat]
        assert not any(shape.fits(choice) for choice in now.step.unavailable(state, seat))
        for choice in thinkable(state):
            refusal = core.why_not(state, seat, choice)
            assert refusal is None or refusal.say.id.startswith("poursuite-no-")
            assert (refusal is None) == shape.fits(now.step.normalise(state, seat, choice))


def thinkable(state: State) -> Iterator[core.Choice]:
    """Yield every seat, cell and turn, and choices of other moments."""
    yield Roll()
    for wagon, side in product(range(4), "nesw"):
        yield from (Board(wagon, side), WotanSeat(wagon, side))
    for cell in [*mine(state).kinds, "z9"]:
        yield from (Wotan(cell), Park(cell))
        yield from (Move(wagon, cell, turn) for wagon in range(4) for turn in ("left", "right", "half"))
