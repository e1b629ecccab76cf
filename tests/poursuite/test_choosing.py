"""Choosing on a phone: wagon, stop, turn, in short steps, with the effect of each turn (16)."""

from collections.abc import Sequence

import pytest

from games import core
from games.core import Choice, OneOf
from games.poursuite import GAME
from games.poursuite.choices import Move, Roll
from locales import LOCALES, Locale, Speaker, words
from tests.poursuite.games import TABLES, moments
from tests.poursuite.scenes import Scene, choices, read

NAMES = ["Ada", "Bo", "Cy", "Di"]
LABEL = 80
MENU_LINE = 100
MENU = 25
SHOWN, DECIDING = 38, 60
"""Characters of a button that a phone shows in one line, and in two for a name with its decisive fact."""

MOLES = ["🟡\u2060A Ada", "🔴\u2060C Cy", "🟢\u2060B Bo"]


def speaker(locale: Locale) -> Speaker:
    """Return the speaker of one language at a table of four."""
    return Speaker(words(locale), "poursuite", NAMES)


def label(given: str, typed: str, locale: Locale = "en") -> str:
    """Return the label of a choice."""
    state = Scene("", given, "").play()
    now = core.decision(state)
    assert now is not None
    return speaker(locale)(now.step.label_for(state, next(iter(now.asks)), read(typed)))


def part(given: str, typed: str, name: str, locale: Locale = "en") -> str:
    """Return the label of one field of a choice, as a button shows it."""
    state = Scene("", given, "").play()
    now = core.decision(state)
    assert now is not None
    return speaker(locale).within(now.step.own_label(state, next(iter(now.asks)), read(typed), name), DECIDING)


TWO = "wagon 1: D5 N=Y E=R S=G\nprisoners: E6=B\nplan: moving Y 2; turn G"
CAVE = "wagon 1: D8 N=Y E=G\ntreasures: Y4 G9 of 7\nplan: moving Y 2; turn G"
LAST = "seats 2\nwagon 1: D8 N=Y E=G\ntreasures: Y10 G8 of 2\nplan: moving Y 2; turn G"
EMPTY = "wagon 1: D5\nprisoners: E6=B\nplan: moving Y 2; turn G"
OPPOSITE = "wagon 1: D5 N=R E=G W=G\nplan: moving Y 2; turn G"
AGAIN = "wagon 1: B3 N=R S=R W=Y\nplan: moving Y 2; turn G"
EITHER = "wagon 1: D3 N=G E=R W=R\nplan: moving Y 3; turn G"
ONE = "wagon 1: D6 N=Y\nplan: moving Y 2; turn G"
HELD = "wagon 1: D7 N=Y\nprisoners: C8=G\nplan: moving Y 2; turn G"
GUARDED = "wagon 1: D7 N=Y E=Y\nwotan: C8\nplan: moving Y 2; turn G"
BOTH = "wagon 1: D5 N=Y\nprisoners: E6=Y\nplan: moving Y 2; turn G"
SWAPS = "wagon 1: D5 N=G S=Y\nprisoners: C6=Y\nwotan: E6\nplan: moving Y 2; turn G"
RIVALS = "wagon 1: B7 N=G E=R W=R\nplan: moving Y 2; turn G"
ALIKE = "wagon 1: D7 N=Y\nprisoners: C8=Y\nplan: moving Y 2; turn G"


@pytest.mark.parametrize(
    ("given", "typed", "english", "french"),
    [
        (
            TWO,
            "move 1 d6 left",
            "↺\u00a0left · yours and Bo caught, Di freed, front: Cy",
            "↺\u00a0gauche · la vôtre et Bo en cage, Di libre, avant\u00a0: Cy",
        ),
        (
            TWO,
            "move 1 d6 right",
            "↻\u00a0right · yours and Bo caught, Di freed, front: empty",
            "↻\u00a0droite · la vôtre et Bo en cage, Di libre, avant\u00a0: vide",
        ),
        (
            ONE,
            "move 1 d8 left",
            "↺\u00a0left · yours caught, front: empty",
            "↺\u00a0gauche · la vôtre en cage, avant\u00a0: vide",
        ),
        (
            HELD,
            "move 1 d8 left",
            "↺\u00a0left · yours caught, Bo freed, front: empty",
            "↺\u00a0gauche · la vôtre en cage, Bo libre, avant\u00a0: vide",
        ),
        (
            HELD,
            "move 1 d8 right",
            "↻\u00a0right · Bo freed, front: empty",
            "↻\u00a0droite · Bo libre, avant\u00a0: vide",
        ),
        (TWO, "move 1 d7 left", "↺\u00a0left · front: Cy", "↺\u00a0gauche · avant\u00a0: Cy"),
        (OPPOSITE, "move 1 d7 left", "↺\u00a0left · Cy on the left", "↺\u00a0gauche · Cy à gauche"),
        (OPPOSITE, "move 1 d7 right", "↻\u00a0right · Cy on the right", "↻\u00a0droite · Cy à droite"),
        (
            ONE,
            "move 1 d7 right",
            "↻\u00a0right · yours on the right",
            "↻\u00a0droite · la vôtre à droite",
        ),
        (CAVE, "move 1 d9 right", "D9 ↻ · you\u00a0+1 and Bo\u00a0+1", "D9 ↻ · vous\u00a0+1 et Bo\u00a0+1"),
        (
            LAST,
            "move 1 d9 right",
            "D9 ↻ · you\u00a0+1 and Bo\u00a0+1, you win 11 to 9",
            "D9 ↻ · vous\u00a0+1 et Bo\u00a0+1, vous gagnez 11 à 9",
        ),
        (CAVE, "move 1 d9 left", "D9 ↺ · you\u00a0+1 and Bo\u00a0+2", "D9 ↺ · vous\u00a0+1 et Bo\u00a0+2"),
        (
            AGAIN,
            "move 1 b5 left",
            "↺\u00a0left · Cy caught, front: empty",
            "↺\u00a0gauche · Cy en cage, avant\u00a0: vide",
        ),
        (
            AGAIN,
            "move 1 b5 right",
            "↻\u00a0right · Cy caught, front: you",
            "↻\u00a0droite · Cy en cage, avant\u00a0: vous",
        ),
        (
            EMPTY,
            "move 1 d6 left",
            "No turn needed · Di freed",
            "Inutile de tourner · Di libre",
        ),
        (EMPTY, "move 1 d7 left", "No turn needed · empty", "Inutile de tourner · vide"),
        (
            GUARDED,
            "move 1 d8 left",
            "↺\u00a0left · yours safe, front: you",
            "↺\u00a0gauche · la vôtre à l’abri, avant\u00a0: vous",
        ),
        (
            ALIKE,
            "move 1 d8 left",
            "↺\u00a0left · yours: one caught, one freed, front: empty",
            "↺\u00a0gauche · vous\u00a0: une en cage, une libre, avant\u00a0: vide",
        ),
        (
            BOTH,
            "move 1 d6 left",
            "↺\u00a0left · yours caught, yours freed, front: empty",
            "↺\u00a0gauche · la vôtre en cage, la vôtre libre, avant\u00a0: vide",
        ),
        (
            SWAPS,
            "move 1 d6 left",
            "↺\u00a0left · Bo caught, yours freed, front: empty",
            "↺\u00a0gauche · Bo en cage, la vôtre libre, avant\u00a0: vide",
        ),
        (
            ALIKE,
            "move 1 d8 right",
            "↻\u00a0right · yours freed, front: empty",
            "↻\u00a0droite · la vôtre libre, avant\u00a0: vide",
        ),
    ],
)
def test_each_turn_says_what_it_does(given: str, typed: str, english: str, french: str) -> None:
    """Each turn names the affected moles and places in both languages, "your" for one's own."""
    assert part(given, typed, "turn") == english
    assert part(given, typed, "turn", "fr") == french


@pytest.mark.parametrize(
    ("given", "typed", "name", "english", "french"),
    [
        (
            TWO,
            "move 1 d6 left",
            "wagon",
            f"Wagon 1 on D5 · {words('en').enumerate(MOLES)}",
            "Wagonnet 1, D5 · 🟡\u2060A Ada, 🔴\u2060C Cy et 🟢\u2060B Bo",
        ),
        (EMPTY, "move 1 d6 left", "wagon", "Wagon 1 on D5 · empty", "Wagonnet 1, D5 · vide"),
        (
            TWO,
            "move 1 d6 left",
            "stop",
            "D6 · ↺↻\u00a0yours and Bo caught, Di freed",
            "D6 · ↺↻\u00a0la vôtre et Bo en cage, Di libre",
        ),
        (TWO, "move 1 d7 left", "stop", "D7", "D7"),
        (
            CAVE,
            "move 1 d9 left",
            "stop",
            "D9, cave · ↺\u00a0you\u00a0+1 and Bo\u00a0+2 |\u00a0↻\u00a0you\u00a0+1 and Bo\u00a0+1",
            "D9, grotte · ↺\u00a0vous\u00a0+1 et Bo\u00a0+2 |\u00a0↻\u00a0vous\u00a0+1 et Bo\u00a0+1",
        ),
        (EMPTY, "move 1 d6 left", "stop", "D6 · Di freed", "D6 · Di libre"),
        (
            BOTH,
            "move 1 d6 left",
            "stop",
            "D6 · ↺↻\u00a0yours caught, yours freed",
            "D6 · ↺↻\u00a0la vôtre en cage, la vôtre libre",
        ),
        (AGAIN, "move 1 b5 left", "stop", "B5 · ↺↻\u00a0Cy caught", "B5 · ↺↻\u00a0Cy en cage"),
        (EITHER, "move 1 d6 left", "stop", "D6 · ↺↻\u00a0Bo caught", "D6 · ↺↻\u00a0Bo en cage"),
        (RIVALS, "move 1 c7 left", "stop", "C7 · ↺↻\u00a0Cy (2) caught", "C7 · ↺↻\u00a0Cy (2) en cage"),
        (
            GUARDED,
            "move 1 d8 left",
            "stop",
            "D8 · ↺\u00a0yours safe |\u00a0↻\u00a0nothing",
            "D8 · ↺\u00a0la vôtre à l’abri |\u00a0↻\u00a0rien",
        ),
        (
            ONE,
            "move 1 d8 left",
            "stop",
            "D8 · ↺\u00a0yours caught |\u00a0↻\u00a0nothing",
            "D8 · ↺\u00a0la vôtre en cage |\u00a0↻\u00a0rien",
        ),
        (
            ALIKE,
            "move 1 d8 left",
            "stop",
            "D8 · ↺\u00a0yours: one caught, one freed |\u00a0↻\u00a0yours freed",
            "D8 · ↺\u00a0vous\u00a0: une en cage, une libre |\u00a0↻\u00a0la vôtre libre",
        ),
    ],
)
def test_wagon_and_stop_say_who_is_there(given: str, typed: str, name: str, english: str, french: str) -> None:
    """A wagon's label names its moles; a stop's label what either turn does, always in one order."""
    assert part(given, typed, name) == english
    assert part(given, typed, name, "fr") == french


def test_the_label_of_a_whole_move_says_it_too() -> None:
    """The label of a whole move has wagon, stop, turn and effect."""
    assert label(TWO, "move 1 d7 left") == "Wagon 1 to D7 ↺ · yours on the left"
    assert label(CAVE, "move 1 d9 right") == "Wagon 1 to D9 ↻ · you\u00a0+1 and Bo\u00a0+1"
    assert label(TWO, "move 1 d6 left") == "Wagon 1 to D6 ↺ · yours and Bo caught, Di freed"
    assert label(EMPTY, "move 1 d6 left", "fr") == "Wagonnet 1 en D6 · Di libre"


def test_what_wotan_would_do_is_said() -> None:
    """Wotan's label says whether he frees, guards or stays."""
    given = "prisoners: C3=Y\nwotan: C8\nplan: placing-wotan G; turn R"
    assert label(given, "wotan c3") == "Free Ada at C3"
    assert label("prisoners: C3=G C6=G\nwotan: C8\nplan: placing-wotan G; turn R", "wotan c3") == (
        "Free your mole at C3 · protects B3, C2, C4 and D3"
    )
    assert label(given, "wotan c6", "fr") == "Garder C6"
    assert label(given, "wotan c8") == "Stay at C8"


def test_an_empty_wagon_asks_for_no_turn() -> None:
    """An empty wagon has no turn to choose, only a stop."""
    moves = [choice for choice in choices(Scene("", EMPTY, "").play()) if isinstance(choice, Move)]
    assert {move.turn for move in moves if move.wagon == 1} == {"left"}


def taps(offered: Sequence[Choice], chosen: Choice) -> list[int]:
    """Return the number of values of each asked field on the way to a choice."""
    asked, left = [], list(offered)
    for name, value in chosen.fields().items():
        values = {getattr(choice, name) for choice in left}
        left = [choice for choice in left if getattr(choice, name) == value]
        if len(values) > 1:
            asked.append(len(values))
    return asked


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_is_three_taps_away_at_most(seats: int, options: dict[str, str]) -> None:
    """Every choice takes at most three presses, with menus of allowed length and distinct entries."""
    for state, seat, choice in moments(seats, "taps", options):
        if choice is None:
            return
        now = core.decision(state)
        assert now is not None
        shape = now.asks[seat]
        assert isinstance(shape, OneOf)
        asked = taps(shape.choices, choice)
        assert len(asked) <= 3
        assert all(count <= MENU for count in asked)
        assert now.step.public_options(state, seat) == shape


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_labels_are_short_and_differ(seats: int, options: dict[str, str], locale: Locale) -> None:
    """Labels have at most 80 characters and are distinct, in both languages."""
    speak = speaker(locale)
    for n, (state, seat, choice) in enumerate(moments(seats, "labels", options)):
        if n % 3 or choice is None:
            continue
        now = core.decision(state)
        assert now is not None
        offered = choices(state)
        labels = [speak(now.step.label_for(state, seat, other)) for other in offered]
        assert max(map(len, labels)) <= LABEL, max(labels, key=len)
        assert len(set(labels)) == len(labels)
        for name in choice.field_names():
            said = speak.within(now.step.own_label(state, seat, choice, name), DECIDING)
            said = said.partition(" · ")[0] if name == "wagon" else said  # the moles stand in a heading
            assert len(said) <= {"stop": DECIDING, "turn": DECIDING, "cell": DECIDING}.get(name, SHOWN), said
        assert len(speak(now.step.question(state, seat))) <= 200


@pytest.mark.parametrize(("turn", "expected"), [("left", "left"), ("right", "right")])
def test_a_wagon_that_was_turned_is_told_with_its_turn(turn: str, expected: str) -> None:
    """The log names the turn as the button did; an empty wagon has none (R11)."""
    for given, values in ((ONE, {"turn": expected}), (EMPTY, {})):
        state = Scene("", given, "").play()
        stop = "d8" if given is ONE else "d6"
        after = core.apply(state, next(iter(core.decision(state).asks)), read(f"move 1 {stop} {turn}"))
        said = next(event.say for event in after.told if event.say.id.startswith("poursuite-log-move"))
        assert {name: value for name, value in said.values.items() if name == "turn"} == values


def test_the_table_rolls_by_itself() -> None:
    """The table rolls automatically (R30)."""
    state = GAME.begin(core.Deal(2, "rolls"))
    while type(core.decision(state).step).__name__ != "Rolling":
        now = core.decision(state)
        state = core.apply(state, next(iter(now.asks)), core.any_of(next(iter(now.asks.values())), core.Dice("rolls")))
    assert core.decision(state).step.at_once
    assert not core.decision(core.apply(state, next(iter(core.decision(state).asks)), Roll())).step.at_once
