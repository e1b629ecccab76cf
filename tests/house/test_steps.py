"""Every rule is whole: what a base class leaves to its heirs, each of them gives."""

import inspect
from collections.abc import Iterator

import pytest

from games.core import steps
from games.registry import GAMES


def last_heirs(made: type) -> Iterator[type]:
    """The classes below one that nothing else inherits from: those that stand on an agenda."""
    for heir in made.__subclasses__():
        yield from last_heirs(heir) if heir.__subclasses__() else (heir,)


def left_open(made: type) -> list[str]:
    """The methods of a class that would only say that they are missing."""
    methods = ((name, method) for name, method in inspect.getmembers(made, inspect.isfunction) if name[0] != "_")
    lacking = [name for name, method in methods if "raise NotImplementedError" in inspect.getsource(method)]
    in_stages = "self.take(" not in inspect.getsource(getattr(made, "take_all", test_there_are_rules_to_look_at))
    return [name for name in lacking if name != "take" or not in_stages]


ROOMS = tuple(f"games.{game}." for game in GAMES)
RULES = {f"{made.__module__}.{made.__name__}": made for made in last_heirs(steps.Step)}
"""By name: a class with slots was another one before it had them."""
OURS = sorted(name for name in RULES if name.startswith(ROOMS))


def test_there_are_rules_to_look_at() -> None:
    """Those of every game."""
    assert {name.split(".")[1] for name in OURS} == {*GAMES}


@pytest.mark.parametrize("name", OURS)
def test_no_rule_lacks_what_it_must_give(name: str) -> None:
    """Options, what is taken, what is revealed: nothing of a base class that only raises is left."""
    assert left_open(RULES[name]) == []


def test_a_rule_that_lacks_something_is_noticed() -> None:
    """The looking itself."""
    assert left_open(steps.Ask) == ["default", "options", "take"]
