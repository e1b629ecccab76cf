"""The panels in whole sentences, for alternative text."""

from collections.abc import Iterator

from games.core import Say, Seat, say
from games.poursuite.board import seated
from games.poursuite.mine import written
from games.poursuite.view import View


def describe_mine(view: View) -> tuple[Say, ...]:
    """Return the question, the die, the cells of the wagons, prisoners, Wotan, and the treasures left."""
    return tuple(_mine(view))


def shown_face(view: View) -> str:
    """Return the face that the die shows; "" before it is rolled, when the previous throw no longer counts."""
    return "" if view.phase == "roll" else view.face


def _mine(view: View) -> Iterator[Say]:
    yield view.asks or say("poursuite-picture-over")
    if face := shown_face(view):
        yield say("poursuite-alt-die", face=f"face-{face}")
    for number, wagon in enumerate(view.wagons, 1):
        yield say("poursuite-alt-place", wagon=number, cell=written(wagon.cell))
        if stops := view.reach.stops.get(number):
            yield say("poursuite-alt-stops", wagon=number, cells=tuple(map(written, stops)))
    if view.reach.cells:
        yield say("poursuite-alt-cells", cells=tuple(map(written, view.reach.cells)))
    prisoners = tuple(
        say("poursuite-alt-prisoner", mole=mole, mole_seat=view.owner(mole), cell=written(at))
        for at, mole in view.prisoners.items()
    )
    if prisoners:
        yield say("poursuite-alt-prisoners", prisoners=prisoners)
    if view.wotan in view.mine.kobolds:
        yield say("poursuite-alt-wotan", cell=written(view.wotan))
    yield say("poursuite-alt-treasure", treasures=view.treasure)


def describe_wagons(view: View) -> tuple[Say, ...]:
    """Return who sits where, and the players."""
    return tuple(_wagons(view))


def _wagons(view: View) -> Iterator[Say]:
    for number, wagon in enumerate(view.wagons, 1):
        if moles := seated(view, wagon):
            yield say("poursuite-alt-wagon", wagon=number, cell=written(wagon.cell), moles=moles)
        else:
            yield say("poursuite-alt-wagon-empty", wagon=number, cell=written(wagon.cell))
    for seat, player in enumerate(view.players):
        yield say(
            "poursuite-alt-player", seat=Seat(seat), mole=player.colour, treasures=player.treasures, hand=player.hand
        )
