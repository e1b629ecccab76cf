"""What labels of stops and turns announce is what the rules then do, in every position of random games."""

import re
from collections import Counter

import pytest

from bot.present.speech import DECIDING, short_label
from games import core
from games.core import Seat
from games.poursuite import GAME
from games.poursuite.choices import Move
from games.poursuite.state import State, mine
from locales import LOCALES, Locale, Speaker, words
from tests.poursuite.games import TABLES, moments
from tests.poursuite.scenes import Scene, choices, read
from tests.poursuite.test_choosing import MENU_LINE, part, speaker

NAMES = ("Ada", "Bo", "Cy", "Di")
LONG = tuple(f"Maximilienne-{letter}…" for letter in "ABCD")
CLAUSE = re.compile(r"(.+?) (caught|freed)(?: at \w\d)?(?:, | and |$)")
DISCS = str.maketrans("", "", "🟡🟢🔴🔵")
Outcome = Counter[tuple[str, Seat]]


def done(state: State, seat: Seat, move: Move) -> Outcome:
    """Return whose moles the rules catch and free, from the sentences told afterwards."""
    found = Outcome()
    for event in core.apply(state, seat, move).told:
        said, values = event.say.id, event.say.values
        if said in {"poursuite-log-caught", "poursuite-log-swap", "poursuite-log-swap-alike"}:
            found["caught", Seat(int(str(values["mole_seat"])))] += 1
        if said in {"poursuite-log-climbs-in", "poursuite-log-swap", "poursuite-log-swap-alike"}:
            found["freed", Seat(int(str(values["prisoner_seat"])))] += 1
    return found


def owner_of(word: str, me: Seat) -> Seat:
    """Return the player with this name or letter, or the reader."""
    return me if word == "yours" else Seat(next(seat for seat, name in enumerate(NAMES) if word in {name, name[0]}))


def announced(text: str, me: Seat) -> Outcome:
    """Return whose moles a part of an English label says to be caught and freed."""
    found = Outcome()
    text = re.sub(r"(, )?front: \w+$|, \w+ (on|at) the \w+$", "", text).translate(DISCS)
    if swapped := re.match(r"(\w+): one caught, one freed", text):
        owner = owner_of(swapped[1], me)
        return Outcome({("caught", owner): 1, ("freed", owner): 1})
    for whom, what in CLAUSE.findall(text):
        for one in re.split(r", | and ", whom):
            n = re.search(r"\d", one)
            found[what, owner_of(re.sub(r" \(\d\)$", "", one), me)] += int(n[0]) if n else 1
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_stop_and_turn_announce_all_that_the_rules_do(seats: int, options: dict[str, str]) -> None:
    """Everyone whose mole is caught or freed is named, at the stop for either turn as at the turn itself."""
    speak, seen = Speaker(words("en"), "poursuite", NAMES), Outcome()
    for state, seat, chosen in moments(seats, "told before", options):
        now = core.decision(state)
        if now is None or not isinstance(chosen, Move):
            continue
        for wagon, stop in {(move.wagon, move.stop) for move in choices(state) if isinstance(move, Move)}:
            if stop == mine(state).cave or not state.wagon(wagon).aboard:
                continue
            moves = [Move(wagon, stop, turn) for turn in ("left", "right")]
            _, _, text = speak(now.step.own_label(state, seat, moves[0], "stop")).partition(" · ")
            both = re.fullmatch(r"↺\u00a0(.*) \|\u00a0↻\u00a0(.*)", text)
            at_stop = (
                both.groups() if both else [text.removeprefix("↺↻\u00a0").removeprefix("kobold: nobody caught")] * 2
            )
            for move, told in zip(moves, at_stop, strict=True):
                does = done(state, seat, move)
                turn = speak(now.step.own_label(state, seat, move, "turn")).partition(" · ")[2]
                assert (announced(told, seat), announced(turn, seat)) == (does, does), (text, turn)
                seen += does
    assert min(seen.total(), len(seen)) >= seats


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_announced_fits_a_button_with_the_longest_names(
    seats: int, options: dict[str, str], locale: Locale
) -> None:
    """A longer label would lose all that it announces."""
    speak = Speaker(words(locale), "poursuite", LONG)
    for state, seat, chosen in moments(seats, "told before", options):
        now = core.decision(state)
        if now is None or not isinstance(chosen, Move):
            continue
        for move in choices(state):
            assert isinstance(move, Move)
            turn, stop = (
                speak.within(now.step.own_label(state, seat, move, name), DECIDING) for name in ("turn", "stop")
            )
            assert (short_label(turn), short_label(stop)) == (turn, stop)


def test_both_turns_tell_what_happens_and_who_is_at_the_front() -> None:
    """Where both turns agree in these two facts, the seats at which they differ stand instead of the front."""
    for given, stop, left, right in (
        ("N=Y E=Y S=Y", "d7", "front: you", "front: empty"),
        ("N=R E=R W=R S=G", "d7", "Bo on the right", "Cy on the right"),
        ("N=G S=Y", "d7", "yours on the right", "yours on the left"),
        ("N=Y S=Y E=G", "d7", "front: Bo", "front: empty"),
        ("N=Y S=Y E=G", "d8", "yours caught, front: Bo", "yours caught, front: empty"),
        ("S=G E=G", "d8", "nothing, front: Bo", "Bo caught, front: empty"),
        ("N=G E=R W=R", "d6", "Bo caught at C6, front: Cy", "Bo caught at E6, front: Cy"),
    ):
        said = f"wagon 1: {'D3' if stop == 'd6' else 'D6'} {given}\nplan: moving Y 3; turn G"
        assert [part(said, f"move 1 {stop} {turn}", "turn") for turn in ("left", "right")] == [
            f"↺\u00a0left · {left}",
            f"↻\u00a0right · {right}",
        ]


def test_four_kobolds_at_once_are_told_in_few_words() -> None:
    """Four kobolds at once have a short label, as on an additional board."""
    state = Scene("", "wagon 1: D5 N=Y E=R S=G W=B\nplan: moving Y 2; turn G", "").play()
    state.wagons[0].aboard = {"n": Seat(0), "e": Seat(1), "s": Seat(2), "w": Seat(3)}
    shown = GAME.editions[state.edition].mines["standard"]
    touches = {**shown.touches, "d6": (("n", "c3"), ("e", "c6"), ("s", "c8"), ("w", "g7"))}
    around = type(shown)(**{name: getattr(shown, name) for name in shown.__slots__} | {"touches": touches})
    mines = GAME.editions[state.edition].mines
    assert isinstance(mines, dict)
    mines["standard"] = around
    try:
        state.prisoners = {"c3": Seat(1), "c6": Seat(1), "c8": Seat(2)}
        now = core.decision(state)
        assert now is not None
        said = speaker("fr")(now.step.label_for(state, next(iter(now.asks)), read("move 1 d6 left")))
    finally:
        mines["standard"] = shown
    assert said == "Wagonnet 1 en D6 ↺ · 4 en cage, 3 libres"
    assert len(said) <= MENU_LINE


def test_players_are_shown_as_in_the_heading_of_the_wagon_where_names_have_no_room() -> None:
    """Colour and letter, as on the board, stand for a name."""
    state = Scene("", "wagon 1: D5 N=G E=R S=Y\nprisoners: E6=B\nplan: moving Y 2; turn G", "").play()
    now = core.decision(state)
    assert now is not None
    for names, field, expected in (
        (("Ada", "Bo", "Cy", "Di"), "stop", "D6 · ↺↻\u00a0yours and Bo caught, Di freed"),
        (
            ("Ada", "Maximilienne-Bérengère", "Careful Cora", "Old Dieter of the Hills"),
            "stop",
            "D6 · ↺↻\u00a0yours and 🟢\u2060B caught, 🔵\u2060D freed",
        ),
        (
            ("Ada", "Maximilienne-B…", "Cy", "Di"),
            "turn",
            "↺\u00a0left · yours and 🟢\u2060B caught, 🔵\u2060D freed, front: 🔴\u2060C",
        ),
    ):
        said = now.step.own_label(state, Seat(0), read("move 1 d6 left"), field)
        assert Speaker(words("en"), "poursuite", names).within(said, DECIDING) == expected


@pytest.mark.parametrize(("locale", "mine_told"), [("en", "you"), ("fr", "vous")])
def test_whose_mole_it_is_stays_in_the_shortest_label(locale: Locale, mine_told: str) -> None:
    """Of four moles aboard, either turn catches another player's, and both free the reader's: a number told nothing."""
    state = Scene("", "wagon 1: D2 N=R E=G S=B W=R\nprisoners: C3=Y\nplan: moving Y 2; turn G", "").play()
    now = core.decision(state)
    assert now is not None
    said = now.step.own_label(state, Seat(0), read("move 1 d3 left"), "stop")
    brief = Speaker(words(locale), "poursuite", LONG).within(said, 40)
    assert brief == f"D3 · ↺\u00a0🔒C 🔓{mine_told} |\u00a0↻\u00a0🔒D 🔓{mine_told}"


def test_a_shortage_is_announced_before_the_wagon_is_moved() -> None:
    """Once a wagon can bring too many moles to the cave, the question says what is left, and that this is the end."""
    for treasures, is_short in (("Y10 G8 of 2", True), ("Y8 G8 of 4", False)):
        state = Scene("", f"seats 2\nwagon 1: D8 N=Y E=G\ntreasures: {treasures}\nplan: moving Y 2; turn G", "").play()
        now = core.decision(state)
        assert now is not None
        for locale, words_said in (("en", "Only 2 treasures are left"), ("fr", "Il ne reste que 2 trésors")):
            assert (words_said in speaker(locale)(now.step.question(state, Seat(0)))) == is_short


def test_where_wagons_can_stop_next_is_said_before_wotan_guards_a_space() -> None:
    """The question names the kobold spaces beside which each wagon can stop after the next throw."""
    state = Scene("", "wagon 1: B4\nwagon 2: D7\nplan: placing-wotan G; turn R", "").play()
    now = core.decision(state)
    assert now is not None
    assert speaker("en")(now.step.question(state, Seat(1))) == (
        "Bo: place Wotan on a kobold space. "
        "On the next move, wagon 1 can stop beside A5, C6 or C8 and wagon 2 can stop beside C8."
    )


def test_an_empty_wagon_in_the_cave_is_announced() -> None:
    """An empty wagon in the cave is announced as earning nothing."""
    assert (
        part("wagon 1: D8\nplan: moving Y 2; turn G", "move 1 d9 left", "turn") == "No turn needed · empty, no treasure"
    )
