"""Every limit of commands, modals and other first answers."""

from typing import Any

import pytest

from playground.faults import ApiError
from playground.schema.callbacks import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    read_callback,
    read_choices,
    read_deferral,
    read_modal,
)
from playground.schema.commands import read_commands
from playground.schema.description import checker

from .bodies import command, field, label, lines, menu, modal, option, text, tree_of
from .cases_of_commands import (
    SOUND_COMMANDS,
    SUB,
    WRONG_COMMANDS,
    WRONG_COMMANDS_BEYOND,
    WRONG_MODALS,
    WRONG_MODALS_BEYOND,
)


@pytest.mark.parametrize("case", [*WRONG_COMMANDS, *WRONG_COMMANDS_BEYOND])
def test_a_command_beyond_a_limit_is_refused_where_it_is_wrong(case: str) -> None:
    body, path, code = (WRONG_COMMANDS | WRONG_COMMANDS_BEYOND)[case]
    with pytest.raises(ApiError) as refused:
        read_commands([body])
    assert tree_of(refused.value) == {f"0.{path}".rstrip("."): [code]}


@pytest.mark.parametrize("case", WRONG_COMMANDS_BEYOND)
def test_a_limit_written_by_hand_is_one_that_the_description_lacks(case: str) -> None:
    assert checker("ApplicationCommandUpdateRequest").is_valid(WRONG_COMMANDS_BEYOND[case][0])


@pytest.mark.parametrize("case", SOUND_COMMANDS)
def test_a_sound_command_is_taken(case: str) -> None:
    read_commands([SOUND_COMMANDS[case]])


def test_a_hundred_slash_commands_and_no_name_twice() -> None:
    many = [command(name=f"c{n}") for n in range(100)]
    read_commands(many)
    with pytest.raises(ApiError) as refused:
        read_commands([*many, command(name="more")])
    assert refused.value.code == 30032
    with pytest.raises(ApiError) as doubled:
        read_commands([command(), command()])
    assert tree_of(doubled.value) == {"1.name": ["APPLICATION_COMMANDS_DUPLICATE_NAME"]}


def test_eight_thousand_characters_count_the_longest_translation() -> None:
    described = [{**SUB, "name": f"s{n:02}", "description": "d"} for n in range(25)]
    read_commands([command(*described)])
    for one in described:
        one["options"] = [option(name=f"o{n}", description_localizations={"fr": "f" * 100}) for n in range(4)]
    with pytest.raises(ApiError) as refused:
        read_commands([command(*described)])
    assert tree_of(refused.value) == {"0": ["APPLICATION_COMMAND_TOO_LARGE"]}


@pytest.mark.parametrize("case", [*WRONG_MODALS, *WRONG_MODALS_BEYOND])
def test_a_modal_beyond_a_limit_is_refused_where_it_is_wrong(case: str) -> None:
    body, path, code = (WRONG_MODALS | WRONG_MODALS_BEYOND)[case]
    with pytest.raises(ApiError) as refused:
        read_modal(body)
    assert tree_of(refused.value) == {path: [code]}


@pytest.mark.parametrize("case", WRONG_MODALS_BEYOND)
def test_a_limit_of_modals_written_by_hand_is_one_that_the_description_lacks(case: str) -> None:
    assert checker("ModalInteractionCallbackRequestData").is_valid(WRONG_MODALS_BEYOND[case][0])


def test_a_modal_of_every_field_is_taken() -> None:
    kinds = [
        label(field(max_length=10, required=False)),
        label(menu(3, required=False)),
        label({"type": 21, "custom_id": "r", "options": lines(2)}),
        label({"type": 22, "custom_id": "c", "options": lines(3), "min_values": 0, "max_values": 2}),
        {"type": 10, "content": "a"},
    ]
    others = [
        label({"type": 23, "custom_id": "b", "default": True}),
        label({"type": 19, "custom_id": "f"}),
        label({"type": 5, "custom_id": "u"}),
        {"type": 1, "components": [field(label="a")]},
    ]
    for body in (modal(*kinds), modal(*others)):
        read_modal(body)


SUITABLE = {
    (COMMAND, False): {4, 5, 9},
    (COMPONENT, True): {4, 5, 6, 7, 9},
    (AUTOCOMPLETE, False): {8},
    (MODAL_SUBMIT, False): {4, 5},
    (MODAL_SUBMIT, True): {4, 5, 6, 7},
}


@pytest.mark.parametrize(("kind", "on_message"), SUITABLE)
def test_each_interaction_takes_only_the_answers_that_suit_it(kind: int, on_message: bool) -> None:
    def is_taken(answer: int) -> bool:
        try:
            read_callback({"type": answer}, kind, on_message=on_message)
        except ApiError:
            return False
        return True

    assert {answer for answer in range(1, 13) if is_taken(answer)} == SUITABLE[kind, on_message]


def test_a_deferral_is_ephemeral_or_nothing() -> None:
    assert (read_deferral({}), read_deferral({"flags": 64})) == (0, 64)
    with pytest.raises(ApiError):
        read_deferral({"flags": 64 | 1 << 15})


@pytest.mark.parametrize(
    ("choices", "kind"),
    [
        ([{"name": f"c{n}", "value": "v"} for n in range(26)], 3),
        ([{"name": "a" * 101, "value": "v"}], 3),
        ([{"name": "", "value": "v"}], 3),
        ([{"name": "a", "value": "v" * 101}], 3),
        ([{"name": "a", "value": "v"}], 4),
        (None, 3),
    ],
)
def test_choices_that_do_not_fit_are_refused(choices: Any, kind: int) -> None:
    with pytest.raises(ApiError):
        read_choices({"choices": choices}, kind)


def test_choices_that_fit_are_taken() -> None:
    assert read_choices({"choices": [{"name": "a", "value": 5}]}, 4) == [{"name": "a", "value": 5}]
    assert read_choices({"choices": []}, 3) == []


def test_a_text_alone_makes_no_modal() -> None:
    with pytest.raises(ApiError):
        read_modal({"custom_id": "a", "title": "a", "components": [text("")]})
