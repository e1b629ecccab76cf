"""Every answer can be reached by presses, and every press does what its label says."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.ids import ControlAction, ControlId, parse
from bot.post import Button, Buttons, Entry, Menu, Text
from bot.present.controls import leads_to, spread, steps_of, token_for, two_lines
from bot.present.controls.buttons import follow
from bot.present.messages.hand import step_post
from bot.present.speech import lines_of
from games.core import Choice, NotAllowed, Number, OneOf, Scripted
from locales import Words
from tests.lantern.maze import Climb, Crawl, Dance, Rest, Swim, Walk, glance, offer, walks

from .limits import back_of, taken

ONE = OneOf((Climb("attic"),))
TWO = OneOf((Climb("attic"), Rest()))
THIRTY = OneOf(tuple(Climb(hall) for hall in ("attic", "cellar", *(f"hall_{n}" for n in range(3, 31)))))
SIXTY = OneOf(tuple(Climb(f"hall_{n}") for n in range(3, 61)))
MANY = OneOf(walks(10, 3))
"""120 choices with three fields."""
TWO_VERBS = OneOf((*walks(10, 3), *(Climb(f"hall_{n}") for n in range(3, 40)), Rest()))
FIVE_VERBS = OneOf(
    (*walks(3, 2), *map(Swim, range(1, 4)), *map(Crawl, range(1, 4)), *map(Dance, range(1, 4)), Climb("attic"), Rest())
)
SHAPES = {
    "one": ONE, "two": TWO, "thirty": THIRTY, "sixty": SIXTY, "many": MANY, "two verbs": TWO_VERBS,
    "five verbs": FIVE_VERBS,
}  # fmt: skip


def taps(shape: OneOf, lang: Words, path: tuple[str, ...] = ()) -> Iterator[tuple[Choice, int]]:
    """Yield every choice that can be reached from a step, with its number of presses."""
    seen = glance(shape)
    for control in taken(step_post(seen, path, lang)).controls():
        where = parse(control.id)
        assert where is not None
        if where.action is not ControlAction.STEP or control.id == back_of(seen, path, lang):
            continue
        for value in [entry.value for entry in control.entries] if isinstance(control, Menu) else [None]:
            if value in {f"p{n}" for n in range(page_of(path))}:
                continue  # back to an earlier page
            found = follow(offer(shape), where.path, (value,) if value else ())
            if isinstance(found, Choice):
                yield found, 1
            else:
                yield from ((choice, count + 1) for choice, count in taps(shape, lang, found))


def page_of(path) -> int:
    return int(path[-1][1:]) if path and len(path[-1]) < 4 else 0


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_every_choice_can_be_reached_once_and_nothing_else(shape: OneOf, lang: Words) -> None:
    """Every choice is reachable exactly once, and no others."""
    reached = [choice for choice, _ in taps(shape, lang)]
    assert sorted(map(repr, reached)) == sorted(map(repr, shape.choices))


@pytest.mark.slow
@pytest.mark.parametrize(("shape", "most"), [(TWO, 1), (THIRTY, 2), (SIXTY, 3), (MANY, 3), (TWO_VERBS, 4)])
def test_a_choice_takes_few_taps(shape: OneOf, most: int, english: Words) -> None:
    """A choice takes few presses: one if there are few, two or three for the largest."""
    assert max(count for _, count in taps(shape, english)) <= most


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_a_path_means_the_same_in_another_order(shape: OneOf) -> None:
    """Paths are independent of the order of choices, so that old controls work after a restart."""
    mixed = list(shape.choices)
    random.Random(7).shuffle(mixed)
    for choice in shape.choices:
        assert follow(offer(OneOf(tuple(mixed))), (token_for(steps_of(choice)),)) == choice


def test_a_token_is_the_same_in_every_process() -> None:
    """Tokens are the same in every process, as controls outlive it."""
    assert token_for(steps_of(Walk("attic", 2, ("hook", "rope")))) == "biymriey"
    assert token_for(("walk", "attic")) == "dak6t7yx"


def test_a_path_from_the_open_part_is_understood_in_the_whole_offer(english: Words) -> None:
    """A path made from the public part of an offer is understood in the player's whole offer."""
    public = OneOf(tuple(walk for walk in walks(3, 2) if not walk.tools))
    post = step_post(glance(public, own=False), (), english)
    button = next(iter(post.controls()))
    assert (button.label, post.words().splitlines()[-2]) == ("the attic", "-# Walk")
    tapped = follow(offer(OneOf(walks(3, 2))), parse(button.id).path)
    assert {choice for choice, _ in taps(OneOf(walks(3, 2)), english, tapped)} == set(walks(1, 2))


def test_back_leads_to_the_step_before(english: Words) -> None:
    seen = glance(MANY)
    first = (token_for(("walk", "attic")),)
    second = (token_for(("walk", "attic", 2)),)
    assert parse(back_of(seen, second, english)).path == first
    assert parse(back_of(seen, first, english)).path == ()
    assert back_of(seen, (), english) is None


@pytest.mark.parametrize("path", [(), ("walk",), ("walk", "attic"), ("walk", "attic", 2)])
def test_the_menu_can_be_reached_at_every_step(path: tuple[str | int, ...], english: Words) -> None:
    """Whoever is half through an answer can concede, propose or change settings as at its beginning."""
    seen = glance(FIVE_VERBS if path == ("walk",) else MANY)
    controls = list(taken(step_post(seen, (token_for(path),) if path else (), english)).controls())
    assert [parse(one.id).action for one in controls].count(ControlAction.MENU) == 1
    assert parse(controls[-1].id).action is ControlAction.MENU, "the last, where it always is"


@pytest.mark.parametrize("others", [(), (Climb("attic"), Climb("cellar"))], ids=["alone", "beside another verb"])
def test_what_is_settled_stands_above_what_is_asked(others: tuple[Choice, ...], english: Words) -> None:
    """Settled fields are named above the question: with one card to play, its place is asked at once."""
    seen = glance(OneOf((*walks(1, 3), *others)))
    assert "-# Walk: the attic" in step_post(seen, (), english).words().splitlines()


def test_a_step_says_what_was_chosen_before(english: Words) -> None:
    words = step_post(glance(MANY), (token_for(("walk", "attic", 2)),), english).words()
    assert words.startswith("-# So far: the attic → Turn 2\n")


def test_a_verb_asked_first_is_named_in_the_trail(english: Words) -> None:
    words = step_post(glance(FIVE_VERBS), (token_for(("walk",)),), english).words()
    assert words.splitlines()[:2] == ["-# So far: Walk", "**Through which hall?**"]


def test_several_verbs_show_at_once_what_they_ask_for(english: Words) -> None:
    """With several verbs, the first values of each are shown as buttons while they are few."""
    seen = glance(OneOf((*walks(3, 2), Climb("attic"), Climb("cellar"), Rest())))
    post = step_post(seen, (), english)
    labels = [control.label for control in post.controls()]
    assert labels[:6] == ["Climb to the attic", "Climb to the cellar", "the attic", "the cellar", "Hall 3", "Rest"]
    assert post.words().splitlines()[-2:] == ["-# Walk", "-# The attic · High up, where the bats live."]
    assert parse(back_of(seen, (token_for(("walk", "attic")),), english)).path == ()


def test_values_of_two_verbs_that_are_alike_are_told_apart(english: Words) -> None:
    """Equal values of two verbs include the verb in their labels."""
    shape = OneOf((*walks(2, 2), Climb("attic"), Climb("cellar")))
    labels = [control.label for control in step_post(glance(shape, own=False), (), english).controls()]
    assert labels[:4] == ["Walk: the attic", "Walk: the cellar", "Climb: the attic", "Climb: the cellar"]


def test_verbs_that_ask_for_many_things_have_a_list_each(english: Words) -> None:
    """Verbs with many values have one list each, opened by a button where more than one field is open.

    The first of several lists is opened by the only prominent button, above everything else.
    """
    seen = glance(OneOf((*map(Swim, range(8)), *(Climb(f"hall_{n}") for n in range(3, 12)), *walks(3, 2), Rest())))
    swim, climb, walk, rest = list(step_post(seen, (), english).controls())[:4]
    assert isinstance(climb, Menu)
    assert all(isinstance(one, Button) for one in (swim, walk, rest))
    assert [swim.label, climb.placeholder, walk.label, rest.label] == ["Swim…", "Where to?", "Walk…", "Rest"]
    assert [getattr(one, "style", "") for one in (swim, walk, rest)] == ["primary", "secondary", "secondary"]
    turns = list(step_post(seen, parse(swim.id).path, english).controls())[:8]
    assert [turn.label for turn in turns] == [f"Turn {n}" for n in range(8)]


@pytest.mark.parametrize("halls", range(1, 9))
def test_a_verb_of_several_fields_looks_alike_however_many_values_there_are(halls: int, english: Words) -> None:
    """A button opens it; what is settled is named above the question, and the way back leads to the step before."""
    seen = glance(OneOf((*walks(halls, 8), *map(Swim, range(18)))))
    walk = next(one for one in step_post(seen, (), english).controls() if one.label == "Walk…")
    assert isinstance(walk, Button)
    step = step_post(seen, parse(walk.id).path, english)
    below = (token_for(("walk", "attic")),)
    if halls == 1:
        assert step.words().startswith("-# So far: Walk → the attic\n")
        return
    assert len([one for one in step.controls() if parse(one.id).path != ()]) >= halls
    assert parse(back_of(seen, below, english)).path == parse(walk.id).path


def test_a_verb_with_a_row_of_answers_has_a_button_among_lists(english: Words) -> None:
    """A verb with a row of answers has a button next to lists; it is less prominent if another verb comes first."""
    halls = (Climb(f"hall_{n}") for n in range(3, 12))
    seen = glance(OneOf((*halls, *map(Swim, range(1, 5)), Rest())))
    climb, swim, rest = (each for each in list(step_post(seen, (), english).controls())[:3])
    assert [climb.label, swim.label, rest.label] == ["Climb…", "Swim…", "Rest"]
    assert [climb.style, swim.style, rest.style] == ["primary", "secondary", "secondary"]
    shown = list(step_post(seen, parse(swim.id).path, english).controls())
    assert [control.label for control in shown[:4]] == [f"Turn {n}" for n in range(1, 5)]


def menus_of(shape: OneOf, lang: Words) -> list[Menu]:
    return [control for control in taken(step_post(glance(shape), (), lang)).controls() if isinstance(control, Menu)]


def test_a_verb_that_asks_for_nothing_stands_beside_the_values_of_the_only_other(english: Words) -> None:
    """A verb without fields, such as decline, is next to the values of the only other verb."""
    labels = [control.label for control in step_post(glance(TWO), (), english).controls()]
    assert labels[:2] == ["Climb to the attic", "Rest"]
    several = OneOf((*walks(2, 2), Rest()))
    labels = [control.label for control in step_post(glance(several), (), english).controls()]
    assert labels[:3] == ["the attic", "the cellar", "Rest"]


def test_what_says_all_of_a_choice_stands_above_the_verbs(english: Words) -> None:
    """A whole choice, such as “Climb to the attic”, is above the verbs."""
    shape = OneOf((*walks(2, 2), Climb("attic"), Rest()))
    blocks = step_post(glance(shape), (), english).blocks
    told = [block.markdown if isinstance(block, Text) else block.buttons[0].label for block in blocks
            if isinstance(block, Text | Buttons)]  # fmt: skip
    assert told[1:5] == ["Climb to the attic", "-# Walk", "the attic", "Rest"]


def test_where_the_name_of_a_verb_stands_above_its_values_so_do_those_of_others(english: Words) -> None:
    """If one verb has a heading above its values, so do the others."""
    shape = OneOf((*walks(2, 2), *(Crawl(n) for n in (1, 2)), Rest()))
    blocks = step_post(glance(shape), (), english).blocks
    told = [block.markdown if isinstance(block, Text) else [button.label for button in block.buttons]
            for block in blocks if isinstance(block, Text | Buttons)]  # fmt: skip
    assert told[1:5] == ["-# Walk", ["the attic", "the cellar"], "-# Crawl", ["Turn 1", "Turn 2"]]


def test_a_question_with_several_verbs_keeps_its_shape_whatever_is_on_offer(english: Words) -> None:
    """A question with several verbs has the same layout, with or without facts about the things on offer."""
    shape = OneOf((*(Crawl(n) for n in (1, 2)), Climb("attic"), Rest()))
    shown, _ = (block.markdown for block in step_post(glance(shape), (), english).blocks[1:] if isinstance(block, Text))
    assert shown == "-# Crawl"


def test_a_settled_first_value_has_its_button_among_those_of_other_verbs(english: Words) -> None:
    """Where other verbs show their first values, one whose first value is settled shows that, not its next values."""
    seen = glance(OneOf((*walks(1, 3), *(Crawl(n) for n in (1, 2)))))
    walk, *turns = list(step_post(seen, (), english).controls())[:3]
    assert [one.label for one in (walk, *turns)] == ["the attic", "Turn 1", "Turn 2"]
    assert step_post(seen, parse(walk.id).path, english).words().startswith("-# So far: Walk → the attic\n")


def test_the_button_for_a_whole_choice_is_told_from_its_first_step(english: Words) -> None:
    """A lesson's button for a whole choice differs from the one for its first step, which ends in dots."""
    step = Scripted(Walk("attic", 2, ()))
    seen = replace(glance(OneOf(walks(2, 2, [()]))), lesson=step)
    labels = [control.label for control in step_post(seen, (), english).controls()][:3]
    assert labels[0].startswith("①")
    assert labels[1:] == ["the attic…", "the cellar"]


def test_answers_about_one_thing_stand_together(english: Words) -> None:
    """The answers to each offer are next to each other, in the order of the offers."""
    shape = OneOf((Swim(1), Swim(2), Dance(1), Dance(2), Rest()))
    labels = [control.label for control in step_post(glance(shape), (), english).controls()]
    assert labels[:5] == ["Swim, turn 1", "Dance, turn 1", "Swim, turn 2", "Dance, turn 2", "Rest"]
    many = OneOf((*map(Swim, range(8)), *map(Dance, range(8)), Rest()))
    assert [menu.placeholder for menu in menus_of(many, english)] == ["Dance…"]


@pytest.mark.parametrize(("count", "is_menu"), [(2, False), (5, False), (8, False), (12, True)])
def test_a_question_leaves_room_for_its_picture_on_a_phone(count: int, is_menu: bool, english: Words) -> None:
    """Answers are buttons as long as these take up five lines of a phone; more are a menu, which takes up one."""
    shape = OneOf(tuple(Climb(f"hall_{n}") for n in range(3, 3 + count)))
    post = step_post(glance(shape), (), english)
    assert bool([control for control in post.controls() if isinstance(control, Menu)]) is is_menu


def test_a_menu_of_a_later_step_names_what_it_chooses(english: Words) -> None:
    """The question stands above it, so the menu lists the values, or counts many, instead of repeating it."""
    shape = OneOf(tuple(Walk(hall, turn, ()) for hall in ("attic", "cellar") for turn in range(1, 15)))
    first = next(iter(step_post(glance(shape), (), english).controls()))
    found = parse(first.id)
    assert found is not None
    (menu,) = [one for one in step_post(glance(shape), found.path, english).controls() if isinstance(one, Menu)]
    assert menu.placeholder == "Choose one of 14"


def test_lines_of_buttons_are_counted_as_a_phone_breaks_them() -> None:
    """Rows have at most five buttons, a long label has a line of its own, and short ones share one."""
    assert lines_of([f"A{n}" for n in range(1, 13)]) == 3
    assert lines_of(["Castle to the second forest"] * 6) == 6


def test_a_field_with_one_value_is_not_asked(english: Words) -> None:
    """A field with one value is skipped, and the buttons name the whole choice."""
    shape = OneOf(walks(1, 5, [("rope",)]))
    post = step_post(glance(shape), (), english)
    labels = [c.label for c in post.controls() if isinstance(c, Button)][:5]
    assert labels == [f"Walk the attic, turn {n}, with a rope" for n in range(1, 6)]


def test_a_menu_tells_what_a_thing_does(english: Words) -> None:
    (menu,) = (c for c in step_post(glance(THIRTY), (), english).controls() if isinstance(c, Menu))
    assert menu.placeholder == "Where to?"
    assert [(entry.label, entry.detail) for entry in menu.entries[:2]] == [
        ("the attic", "High up, where the bats live."),
        ("the cellar", ""),
    ]


def test_a_long_menu_keeps_the_order_of_the_game(english: Words) -> None:
    """A long menu lists areas as the map does, whatever is known about them."""
    entries = [Entry(f"value{n}", f"Field {n}" + " · Yeti: 2 dwarfs" * (n == 9)) for n in range(1, 18)]
    _, (menu,) = spread(english, (), "In which area?", entries)
    assert [entry.label for entry in menu.entries] == [f"Field {n}" for n in range(1, 18)]
    assert menu.entries[8].detail == "Yeti: 2 dwarfs"


@pytest.mark.parametrize("path", [("nowhere1",), ("p",), ("pp",), ("xxxxxxxx", "p1")])
def test_a_path_that_leads_nowhere_is_refused(path, english: Words) -> None:
    """A path that matches nothing is refused like any choice that is not offered."""
    with pytest.raises(NotAllowed):
        step_post(glance(MANY), path, english)
    with pytest.raises(NotAllowed):
        follow(offer(MANY), path)


def test_a_page_far_beyond_the_end_shows_the_last(english: Words) -> None:
    (menu,) = (c for c in step_post(glance(SIXTY), ("p999",), english).controls() if isinstance(c, Menu))
    assert menu.entries[-1].label == "Hall 60"


def test_a_logged_choice_is_recognised_by_the_paths_that_led_to_it() -> None:
    """A logged choice is recognised by its paths, so that a repeated tap differs from a late one."""
    walk = Walk("attic", 2, ("rope",))
    assert leads_to((token_for(steps_of(walk)),), walk)
    assert leads_to((token_for(("walk", "attic")),), walk)
    assert not leads_to((token_for(steps_of(Walk("attic", 1, ("rope",)))),), walk)


def test_a_logged_number_is_recognised_too() -> None:
    assert leads_to(("4",), Number(4))
    assert not leads_to(("5",), Number(4))


def test_the_way_back_never_makes_a_move() -> None:
    """The back button never makes a move, even if only one choice is left."""
    assert follow(offer(ONE), ()) == ()
    assert follow(offer(ONE), ()) == ()


def test_ids_stay_short_even_deep_in_a_choice(english: Words) -> None:
    """Ids have at most 100 characters, as a path holds one token however deep it leads."""
    deep = step_post(glance(MANY), (token_for(("walk", "attic", 2)),), english)
    assert max(len(control.id) for control in deep.controls()) <= 60
    assert str(ControlId(ControlAction.STEP, "abcdefghij", "0", ("aaaaaaaa", "p1")))


def test_the_effect_in_a_menu_is_told_in_whole_sentences() -> None:
    """What does not fit the line below an entry is left out from a full stop on, not in the middle of a word."""
    long = two_lines(Entry("a", "Office · level III", "Level IV costs you 15 coins. " + "And so on, and so on. " * 5))
    assert long.detail.startswith("level III · Level IV costs you 15 coins. ")
    assert (long.detail.endswith("so on."), len(long.detail) <= 100) == (True, True)
