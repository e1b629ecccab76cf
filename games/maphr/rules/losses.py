"""Tiles and buildings that are lost: only end tiles can be, chosen by their owner or a saboteur (9, D9, D10)."""

from collections.abc import Sequence

from games import core
from games.core import Choice, NotAllowed, Seat, record, say
from games.maphr.cards import book
from games.maphr.choices import Abandon, Lose
from games.maphr.state import State, survey

from .asking import OneAsks, Stage, among, named, refuse
from .table import cell_sign, show


def lose_tile(t: State, seat: Seat, card: str) -> None:
    """Make a player lose an end tile of their choice because of a card; nothing happens without tiles (9)."""
    if t.clans[seat].mine:
        t.then(LoseTile(seat, seat, card))
    else:
        t.tell("maphr-log-no-tile", seat=seat, card=card)


def lose_building(t: State, seat: Seat, card: str) -> None:
    """Make a player lose a building of their choice because of a card; nothing happens without buildings (9)."""
    if t.clans[seat].buildings:
        t.then(LoseBuilding(seat, card))
    else:
        t.tell("maphr-log-no-building", seat=seat, card=card)


def remove_tile(t: State, seat: Seat, cell: str) -> str:
    """Take a tile out of a mine and put it on the discard pile; a miner on it survives (R25)."""
    tile, _ = t.clans[seat].mine.pop(cell)
    show(t, [tile])
    return tile


@record
class LoseTile(OneAsks[Lose]):
    """Which end tile is lost: the owner says so, or the saboteur (9, D9, R23, R24)."""

    prompt = "maphr-ask-lose-tile"
    phase = "losses"
    is_public = True
    seat: Seat
    victim: Seat
    card: str

    def question(self, t: State, seat: Seat) -> core.Say:
        if self.seat == self.victim:
            return say(self.prompt, seat=seat, card=self.card)
        return say("maphr-ask-sabotage-tile", seat=seat, other_seat=self.victim)

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        clan, ends = t.clans[self.victim], survey(t, self.victim).ends

        def worth(cell: str) -> tuple[int, int, str]:
            return book(t).tiles[clan.mine[cell][0]].value, -int(cell[1:]), cell

        return among(
            self.question(t, seat),
            [Lose(cell) for cell in clan.mine],
            lambda choice: not_an_end(choice.cell, ends) if isinstance(choice, Lose) else None,
            Lose(min(ends, key=worth)),
        )

    def label(self, t: State, choice: Lose) -> core.Say:
        tile = t.clans[self.victim].mine.get(choice.cell)
        return say("maphr-do-lose", cell=cell_sign(choice.cell), card=tile[0]) if tile else say("maphr-do-lose-nothing")

    def field_label(self, t: State, seat: Seat, choice: Lose, name: str) -> core.Say:
        return self.label(t, choice)

    def take(self, t: State, choice: Lose) -> None:
        tile = remove_tile(t, self.victim, choice.cell)
        t.tell("maphr-log-tile-lost", seat=self.victim, tile=tile, cell=cell_sign(choice.cell), card=self.card)


def not_an_end(cell: str, ends: Sequence[str]) -> NotAllowed | None:
    """Return the refusal of a tile that others need to reach the entrance, or of an empty cell."""
    return None if cell in ends else refuse("not-end-tile", "9", cells=tuple(map(cell_sign, ends)))


@record
class LoseBuilding(OneAsks[Abandon]):
    """Which building is lost (9, D10)."""

    prompt = "maphr-ask-lose-building"
    phase = "losses"
    is_public = True
    seat: Seat
    card: str

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        owned, rows = t.clans[seat].buildings, book(t).buildings

        def fault(choice: Choice) -> NotAllowed | None:
            if isinstance(choice, Abandon) and choice.card not in owned:
                return refuse("not-in-mine", "9", card=named(choice.card))
            return None

        cheapest = min(owned, key=lambda id_: (rows[id_].cost, book(t).order[id_]))
        return among(
            say(self.prompt, seat=seat, card=self.card), [Abandon(id_) for id_ in owned], fault, Abandon(cheapest)
        )

    def label(self, t: State, choice: Abandon) -> core.Say:
        row = book(t).buildings.get(choice.card)
        return say("maphr-do-abandon", card=choice.card, points=row.vp if row else 0)

    def field_label(self, t: State, seat: Seat, choice: Abandon, name: str) -> core.Say:
        return self.label(t, choice)

    def take(self, t: State, choice: Abandon) -> None:
        t.clans[self.seat].buildings.remove(choice.card)
        show(t, [choice.card])
        t.tell("maphr-log-building-lost", seat=self.seat, building=choice.card, card=self.card)
