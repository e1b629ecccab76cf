"""Records are immutable throughout, and readable under earlier names."""

from dataclasses import dataclass, field

import pytest
from pydantic import TypeAdapter

from games import core
from games.core.cloner import cloner
from games.core.record import limited_to


@core.record(aliases=("Shine",))
class Glow(core.Choice):
    """A choice that was renamed."""

    __module__ = "tests.attic.glow"
    lamp: int


def test_a_record_is_read_under_its_earlier_name() -> None:
    """A record saved under an earlier name can be read."""
    with limited_to("attic"):
        reader: TypeAdapter[core.Choice] = TypeAdapter(core.Choice)
    for kind in ("attic.Glow", "attic.Shine"):
        assert reader.validate_json(f'{{"kind": "{kind}", "lamp": 3}}') == Glow(3)
    assert reader.dump_python(Glow(3)) == {"kind": "attic.Glow", "lamp": 3}


@core.record
class Glimmer(Glow):
    """A choice that extends its base class."""

    __module__ = "tests.attic.glow"

    def fields(self) -> dict[str, int]:
        """Return the base class's values and one more."""
        return {**super().fields(), "glimmer": 1}

    @classmethod
    def word(cls) -> str:
        """Return the base class's word, twice."""
        return super().word() * 2


def test_a_record_asks_its_base_class() -> None:
    """`super()` without arguments works in methods and class methods despite slots."""
    assert Glimmer(3).fields() == {"lamp": 3, "glimmer": 1}
    assert Glimmer.word() == "glimmerglimmer"


def test_a_record_of_something_that_can_change_is_refused() -> None:
    """A record with mutable fields is refused when its class is created."""
    with pytest.raises(TypeError, match="lamps holds something that can change"):

        @core.record
        class Glare(core.Choice):
            __module__ = "tests.attic.glare"
            lamps: list[int]


@dataclass(frozen=True)
class Hollow:
    """A frozen class with a list."""

    lamps: list[int]


@dataclass
class Shelf:
    lamps: Hollow


@dataclass
class Heap:
    lamps: set[tuple[int, list[int]]] = field(default_factory=set)


@pytest.mark.parametrize("cls", [Shelf, Heap])
def test_a_copy_never_shares_what_can_change(cls: type) -> None:
    """Frozen objects with mutable content, and sets of them, cannot be copied."""
    with pytest.raises(TypeError, match="cannot tell how to copy"):
        cloner(cls)
