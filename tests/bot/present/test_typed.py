"""Typed moves: suggestions, and how a line is understood."""

from dataclasses import replace

import pytest

from bot.present.controls.buttons import suggest, understand
from bot.present.speech import refusal_text
from games import core
from games.core import Amount, Choice, Dice, Game, Number, OneOf, Refusal, Seat, Some, SomeOf, State, vocabulary
from games.registry import GAMES
from locales import Words
from tests.house.play import some_of
from tests.lantern.maze import A, Climb, Rest, Walk, glance, table, walks
from tests.looking import look

from .play import PLAIN, positions, table_of
from .test_board import begun


def lines_of(seen, lang: Words, typed: str) -> list[str]:
    return [notation for notation, _ in suggest(seen, lang, typed, 25)]


def test_suggestions_hold_all_that_is_typed_whatever_accents_and_capitals(lang: Words) -> None:
    seen = glance(OneOf((*walks(3, 2), Climb("cellar"), Rest())))
    assert lines_of(seen, lang, lang.text("lantern-do-rest").upper()) == ["rest"]
    assert lines_of(seen, lang, "attic 2 hook")[0] == "walk attic 2 hook+rope"
    assert len(lines_of(seen, lang, "")) == 25
    assert lines_of(seen, lang, "nonsense") == []
    assert lines_of(look(table(), begun(1, 3, 2), A), lang, "") == []


def test_what_begins_with_what_was_typed_comes_first(english: Words) -> None:
    seen = glance(OneOf((Walk("cellar", 1, ("rope",)), Climb("cellar"))))
    assert lines_of(seen, english, "cl")[0] == "climb cellar"


def test_numbers_and_things_are_suggested_too(english: Words) -> None:
    assert lines_of(glance(Amount(0, 3)), english, "") == [f"number {n}" for n in range(4)]
    assert suggest(glance(SomeOf(("rope", "rope", "hook"), 0, 2)), english, "", 25) == [
        ("some", "None"),
        ("some rope", "a rope"),
        ("some hook", "a hook"),
        ("some rope+rope", "a rope and a rope"),
        ("some rope+hook", "a rope and a hook"),
    ]


def test_labels_show_names_as_they_are(english: Words) -> None:
    """Suggestions show names unescaped, as they have no markdown."""
    assert suggest(glance(OneOf((Climb("attic"),))), english, "CLIMB", 25) == [("climb attic", "Climb to the attic")]


@pytest.mark.parametrize(
    ("shape", "typed", "move"),
    [
        (OneOf((Climb("cellar"), Rest())), "climb cellar", Climb("cellar")),
        (OneOf((Climb("cellar"), Rest())), "Climb to  THE cellar", Climb("cellar")),
        (OneOf((Climb("cellar"), Rest())), "cellar", Climb("cellar")),
        (OneOf((Climb("cellar"), Climb("attic"))), "to", None),
        (OneOf((Rest(),)), "climb nowhere", Climb("nowhere")),
        (OneOf((Climb("cellar"), Rest())), "climb attic", Climb("attic")),
        (OneOf((Climb("cellar"), Rest())), "cellar climb", Climb("cellar")),
        (OneOf((Climb("cellar"), Rest())), "fly away", None),
        (OneOf((Climb("cellar"), Rest())), "  ", None),
        (Amount(0, 50), " 42 ", Number(42)),
        (Amount(0, 50), "-3", Number(-3)),
        (SomeOf(("rope", "hook"), 0, 2), "some hook", Some(("hook",))),
        (SomeOf(("rope", "hook", "rope"), 0, 3), "A rope, rope", Some(("rope", "rope"))),
        (SomeOf(("rope", "hook"), 0, 2), "rope, rope", None),
    ],
)
def test_a_move_is_read_as_notation_number_or_words(shape, typed, move, english: Words) -> None:
    assert understand(glance(shape), english, typed) == move


def test_a_move_that_is_blocked_is_known_by_its_words(english: Words) -> None:
    """A blocked move is recognised by its words, so that the rules can explain it."""
    seen = glance(OneOf((Rest(),)))
    assert seen.offer is not None
    barred = replace(seen, offer=replace(seen.offer, unavailable=(Climb("attic"), Climb("cellar"))))
    assert understand(barred, english, "climb the attic") == Climb("attic")
    assert understand(barred, english, "climb to the") is None


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_nonsense_in_the_right_form_is_answered_in_words(game: Game, lang: Words) -> None:
    """Well-formed nonsense, such as unknown things and endless numbers, is refused in words without an error."""
    seats = game.seats[-1]
    at, dice = table_of(game, seats, PLAIN, lang.locale), Dice("nonsense")
    played = list(positions(game, seats, "nonsense"))
    for state, _ in some_of(played, game.id, 3):
        for seat in map(Seat, range(seats)):
            seen = look(at, state, seat)
            for word in vocabulary(game.id):
                line = " ".join(
                    [word, *(dice.pick(("foo", "0", "-7", "9" * 30, "-", "a1", "foo+1")) for _ in range(4))]
                )
                for typed in (line, *(line.rsplit(maxsplit=n)[0] for n in range(1, 5))):
                    choice = understand(seen, lang, typed)
                    refusal = refusal_of(state, seat, choice) if choice is not None else None
                    assert refusal is None or refusal_text(lang, refusal, at)


def refusal_of(state: State, seat: Seat, choice: Choice) -> Refusal | None:
    try:
        core.check(state, seat, choice)
    except Refusal as refusal:
        return refusal
    return None
