"""Every rule implements what its base class requires."""

import inspect
from collections.abc import Iterator

import pytest

from games.core import steps
from games.registry import GAMES


def last_heirs(made: type) -> Iterator[type]:
    """Yield the subclasses without further subclasses, which are used on agendas."""
    for heir in made.__subclasses__():
        yield from last_heirs(heir) if heir.__subclasses__() else (heir,)


def left_open(made: type) -> list[str]:
    """Return the methods of a class that subclasses still have to define."""
    methods = ((name, method) for name, method in inspect.getmembers(made, inspect.isfunction) if name[0] != "_")
    lacking = [name for name, method in methods if "raise NotImplementedError" in inspect.getsource(method)]
    in_stages = "self.take(" not in inspect.getsource(getattr(made, "take_all", test_there_are_rules_to_look_at))
    return [name for name in lacking if name != "take" or not in_stages]


ROOMS = tuple(f"games.{game}." for game in GAMES)
RULES = {f"{made.__module__}.{made.__name__}": made for made in last_heirs(steps.Step)}
"""Rules by name, since a class with slots replaces its original."""
OURS = sorted(name for name in RULES if name.startswith(ROOMS))


def test_there_are_rules_to_look_at() -> None:
    """Rules of every game are found."""
    assert {name.split(".")[1] for name in OURS} == {*GAMES}


@pytest.mark.parametrize("name", OURS)
def test_no_rule_lacks_what_it_must_give(name: str) -> None:
    """No rule lacks a required method."""
    assert left_open(RULES[name]) == []


def test_a_rule_that_lacks_something_is_noticed() -> None:
    """A missing method is detected."""
    assert left_open(steps.Ask) == ["default", "options", "take"]
