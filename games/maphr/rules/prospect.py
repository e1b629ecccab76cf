"""Prospect: lay tunnel tiles, or demolish one end tile (7.4)."""

from collections.abc import Iterator, Sequence

from games import core
from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, Sign, record, say
from games.maphr.cards import book
from games.maphr.choices import Decline, Demolish, Lay, Tile
from games.maphr.state import State, level_of, ordered, powers, survey, target, tunnels
from games.maphr.tunnels import TURNS, Tunnels, Turn, open_sides

from .asking import Asking, OneAsks, Stage, card_label, named, refuse
from .losses import not_an_end, remove_tile
from .table import cell_sign, distinct, lose, play

_NOWHERE: tuple[tuple[str, Turn], ...] = ()


def spots(t: State, seat: Seat, card: str) -> tuple[tuple[str, Turn], ...]:
    """Return every cell and rotation with which a tile may be laid in the player's own mine (7.4)."""
    catalogue, mine = book(t), t.clans[seat].mine
    if len(mine) >= level_of(t, seat).tile_limit:
        return _NOWHERE
    return catalogue.ground.fits(tunnels(t, seat), catalogue.turned[card], len(mine) + 1 >= target(t, seat))


def fitting(t: State, seat: Seat, card: str) -> tuple[Turn, ...]:
    """Return the rotations with which a tile fits somewhere, in the order in which they are numbered."""
    found = {turn for _, turn in spots(t, seat, card)}
    return tuple(turn for turn in book(t).turns.get(card, TURNS) if turn in found)


def can_lay(t: State, seat: Seat) -> bool:
    """Return whether some tile of the hand can be laid now."""
    tiles = book(t).tiles
    return any(spots(t, seat, card) for card in distinct(t.clans[seat].hand) if card in tiles)


def layable(t: State, seat: Seat) -> int:
    """Return how many tiles of the hand one Prospect can lay free of charge, one after the other (7.4)."""
    catalogue, clan = book(t), t.clans[seat]
    cards = [card for card in clan.hand if card in catalogue.tiles]
    most, found = min(free_tiles(t, seat), level_of(t, seat).tile_limit - len(clan.mine), len(cards)), 0
    for series in _series(t, seat, tunnels(t, seat), cards, most):
        found = max(found, len(series))
        if found == most:
            break
    return found


def can_lay_vein(t: State, seat: Seat, left: int) -> bool:
    """Return whether a vein can be among the tiles that one Prospect lays free with so many cards left (7.4)."""
    tiles, clan = book(t).tiles, t.clans[seat]
    cards = [card for card in clan.hand if card in tiles]
    most = min(free_tiles(t, seat), level_of(t, seat).tile_limit - len(clan.mine), left)
    if not any(tiles[card].kind for card in cards):
        return False
    return any(tiles[series[-1]].kind for series in _series(t, seat, tunnels(t, seat), cards, most))


def _series(t: State, seat: Seat, mine: Tunnels, cards: Sequence[str], most: int) -> Iterator[tuple[str, ...]]:
    """Yield the cards of every series of up to so many tiles that can be laid in a mine, shorter ones first."""
    catalogue, may_seal = book(t), len(mine) + 1 >= target(t, seat)
    for card in distinct(cards) if most > 0 else ():
        places = catalogue.ground.fits(mine, catalogue.turned[card], may_seal)
        if not places:
            continue
        yield (card,)
        rest = [*cards]
        rest.remove(card)
        for cell, turn in places if most > 1 else ():
            grown = (*mine, (cell, catalogue.openings[card, turn]))
            yield from ((card, *series) for series in _series(t, seat, grown, rest, most - 1))


def free_tiles(t: State, seat: Seat) -> int:
    """Return how many tiles one Prospect lays free of charge (7.4)."""
    base: int = book(t).action_rules["tiles_per_prospect"]
    return base + powers(t, seat).prospect_tiles


def lay_fault(t: State, seat: Seat, choice: Lay) -> NotAllowed | None:
    """Return the refusal for the first broken condition of a legal placement, in the order of section 7.4."""
    if choice.card not in t.clans[seat].hand:
        return refuse("not-in-hand", "7.4", card=named(choice.card))
    return site_fault(t, seat, choice)


def site_fault(t: State, seat: Seat, choice: Lay) -> NotAllowed | None:
    """Return what `lay_fault` does as if the card were in the hand: it may be one to choose from."""
    catalogue, clan = book(t), t.clans[seat]
    if choice.card not in catalogue.tiles:
        return refuse("no-tile", "7.4", card=choice.card)
    limit = level_of(t, seat)
    if len(clan.mine) >= limit.tile_limit:
        return refuse("tile-limit", "7.4", roman=Sign(limit.roman), n=limit.tile_limit)
    openings = catalogue.openings.get((choice.card, choice.turn))
    if openings is None:
        return refuse("bad-turn", "7.4")
    may_seal = len(clan.mine) + 1 >= target(t, seat)
    found = catalogue.ground.misfit(tunnels(t, seat), choice.cell, openings, may_seal=may_seal)
    if found is None:
        return None
    key = found.fault.replace("_", "-")
    return refuse(key, "7.4", side=say(f"maphr-side-{found.side}")) if found.side else refuse(key, "7.4")


_FARTHEST = ("maphr-no-would-seal", "maphr-no-side-mismatch")
"""The last conditions of a legal placement, in reverse order (7.4)."""


def unplaceable(t: State, seat: Seat, card: str) -> NotAllowed:
    """Return why a tile fits nowhere: the fault at the place where it comes nearest to fitting (7.4)."""
    sites = survey(t, seat).sites or [book(t).ground.first]
    tried = (site_fault(t, seat, Lay(card, cell, turn)) for cell in sites for turn in book(t).turns.get(card, TURNS))
    faults = {fault.say.id: fault for fault in tried if fault}
    found = next((faults[key] for key in _FARTHEST if key in faults), None)
    return found or next(iter(faults.values()), refuse("no-spot", "7.4"))


@record
class Prospecting(OneAsks[Tile | Lay | Demolish | Decline]):
    """Tiles are laid one after the other, each legal when it is laid; or one end tile is demolished (7.4, D13).

    First the tile is chosen, then its cell and rotation, if there is a choice.

    Attributes:
        laid: how many tiles this action has laid so far.
    """

    prompt = "maphr-ask-prospect"
    phase = "resolve"
    seat: Seat
    laid: int

    def price(self, t: State) -> int | None:
        """Return the price of the next tile: 0, the clan's price for one more, or None if there is no next one."""
        free = free_tiles(t, self.seat)
        if self.laid < free:
            return 0
        return powers(t, self.seat).paid_tile if self.laid == free else None

    def options(self, t: State) -> OneOf:
        """Return every tile that can be laid; before the first, also end tiles to demolish; and the choice to stop."""
        price, clan, tiles = self.price(t), t.clans[self.seat], book(t).tiles
        found: list[Choice] = []
        if price is not None and clan.coins >= price:
            for card in distinct(ordered(book(t), clan.hand)):
                if card in tiles and spots(t, self.seat, card):
                    found.append(Tile(card))
        if not self.laid:
            found += map(Demolish, survey(t, self.seat).ends)
        return OneOf((*found, Decline()))

    def follow(self, t: State, seat: Seat, given: Sequence[Choice]) -> Shape | None:
        return Asking.follow(self, t, seat, given)

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        if given:
            return self._where(t, given)
        shape = self.options(t)
        return Stage(self._asks(t), shape, Decline(), lambda choice: self.fault(t, choice), self._barred(t))

    def _asks(self, t: State) -> Say:
        """Return the question on what can be done, as far as the mine shows it.

        It is public, so it depends only on the number of cards in hand.
        """
        price, clan = self.price(t), t.clans[self.seat]
        if price:
            return say("maphr-ask-prospect-paid", seat=self.seat, n=price)
        left = free_tiles(t, self.seat) - self.laid
        n = max(0, min(left, level_of(t, self.seat).tile_limit - len(clan.mine)))
        if self.laid:
            return say("maphr-ask-prospect-more", seat=self.seat, n=n)
        if clan.mine and not clan.hand:
            return say("maphr-ask-prospect-empty", seat=self.seat)
        if clan.mine:
            return say("maphr-ask-prospect-or-demolish", seat=self.seat, n=n)
        return say(self.prompt, seat=self.seat, n=n)

    def _where(self, t: State, given: Sequence[Choice]) -> Stage | None:
        """Return the stage for cell and rotation of the tile; a single possibility is not asked for."""
        match given:
            case [Tile(card)]:
                places = [Lay(card, cell, turn) for cell, turn in spots(t, self.seat, card)]
                match places:
                    case [first, _, *_]:
                        asks = say("maphr-ask-place", seat=self.seat)
                        return Stage(asks, OneOf(tuple(places)), first, lambda choice: self._misplaced(t, card, choice))
        return None

    def _misplaced(self, t: State, card: str, choice: Choice) -> NotAllowed | None:
        """Return the refusal of another tile than the one chosen, or of a place where it does not fit."""
        if not isinstance(choice, Lay):
            return None
        return refuse("other-tile", "7.4", card=card) if choice.card != card else self.fault(t, choice)

    def normalise(self, t: State, seat: Seat, choice: Choice) -> Choice:
        """Return the choice with the smallest of equal rotations (7.4)."""
        if not isinstance(choice, Lay):
            return choice
        openings = book(t).openings
        meant = openings.get((choice.card, choice.turn))
        if meant is None:
            return choice
        return next(Lay(choice.card, choice.cell, turn) for turn in TURNS if openings[choice.card, turn] == meant)

    def fault(self, t: State, choice: Choice) -> NotAllowed | None:
        """Return why a tile cannot be laid, or demolished; None if it can."""
        if isinstance(choice, Demolish):
            if self.laid:
                return refuse("demolish-first", "7.4")
            return not_an_end(choice.cell, survey(t, self.seat).ends)
        if isinstance(choice, Tile):
            if choice.card in book(t).tiles and spots(t, self.seat, choice.card):
                return self._unpaid(t)
            if choice.card not in t.clans[self.seat].hand:
                return refuse("not-in-hand", "7.4", card=named(choice.card))
            return unplaceable(t, self.seat, choice.card)
        if not isinstance(choice, Lay):
            return None
        found = lay_fault(t, self.seat, choice) or self._unpaid(t)
        return found if found or t.answers.get(self.seat) else refuse("tile-first", "7.4")

    def _unpaid(self, t: State) -> NotAllowed | None:
        """Return the refusal of one more tile that the clan cannot pay for."""
        price, coins = self.price(t), t.clans[self.seat].coins
        if price is None or coins >= price:
            return None
        return refuse("not-enough-coins", "7.4", need=price, have=coins)

    def _barred(self, t: State) -> tuple[Choice, ...]:
        """Return the tiles in hand that fit nowhere now."""
        tries = [Tile(card) for card in distinct(t.clans[self.seat].hand) if card in book(t).tiles]
        return tuple(choice for choice in tries if self.fault(t, choice))

    def warning(self, t: State, seat: Seat, choice: Choice) -> Say | None:
        """Return a warning that demolishing loses a tile, and lays nothing even if a tile in hand would fit (7.4)."""
        if isinstance(choice, Demolish):
            return say("maphr-sure-demolish", cell=cell_sign(choice.cell), n=int(can_lay(t, seat)))
        return None

    def label(self, t: State, choice: Tile | Lay | Demolish | Decline) -> core.Say:
        match choice:
            case Tile(card):
                price = self.price(t)
                return say("maphr-part-paid-tile", card=card, n=price) if price else card_label(t, self.seat, card)
            case Lay(_, cell, _):
                is_alike = len(book(t).turned.get(choice.card, ())) == 1
                return say(
                    "maphr-do-lay",
                    cell=cell_sign(cell),
                    sides=() if is_alike else _sides(t, choice),
                    rock=_sides(t, choice, is_blind=True),
                    n=_number(t, self.seat, choice),
                    tile=turned(choice),
                )
            case Demolish(cell):
                return say("maphr-do-demolish", cell=cell_sign(cell))
            case Decline():
                return say("maphr-do-decline")

    def field_label(self, t: State, seat: Seat, choice: Tile | Lay | Demolish | Decline, name: str) -> core.Say:
        match choice, name:
            case Tile(), "card":
                return self.label(t, choice)
            case Lay(), "turn":
                return say(
                    "maphr-part-turn",
                    sides=_sides(t, choice),
                    rock=_sides(t, choice, is_blind=True),
                    n=_number(t, self.seat, choice),
                    tile=turned(choice),
                )
            case Lay(card, cell, _), "cell" if _has_one_way(t, seat, card, cell):
                sides, rock = _sides(t, choice), _sides(t, choice, is_blind=True)
                return say("maphr-part-place", cell=cell_sign(cell), sides=sides, rock=rock, tile=turned(choice))
            case ((Lay() | Demolish()), "cell"):
                return say("maphr-part-cell", cell=cell_sign(choice.cell))
        return OneAsks.field_label(self, t, seat, choice, name)

    def take_all(self, t: State, given: Sequence[Tile | Lay | Demolish | Decline]) -> None:
        self.take(t, given[-1])

    def take(self, t: State, choice: Tile | Lay | Demolish | Decline) -> None:
        t.learn()  # whether the next action is asked reveals what the hand allows
        match choice:
            case Tile(card):  # the only possible place
                (place,) = spots(t, self.seat, card)
                self._lay(t, Lay(card, *place))
            case Lay():
                self._lay(t, choice)
            case Demolish(cell):
                tile = remove_tile(t, self.seat, cell)
                t.tell("maphr-log-demolish", seat=self.seat, tile=tile, cell=cell_sign(cell))
            case Decline() if not self.laid:
                t.tell("maphr-log-decline-prospect", seat=self.seat)

    def _lay(self, t: State, choice: Lay) -> None:
        clan, price = t.clans[self.seat], self.price(t)
        if price:
            lose(t, self.seat, price)
            t.tell("maphr-log-paid-tile", seat=self.seat, n=price, source=clan.name)
        play(t, self.seat, choice.card)
        clan.mine[choice.cell] = (choice.card, choice.turn)
        t.tell("maphr-log-lay", seat=self.seat, tile=choice.card, cell=cell_sign(choice.cell), n=len(clan.mine))
        if t.finisher is None and len(clan.mine) >= target(t, self.seat):
            t.finisher = self.seat
            t.tell("maphr-log-finisher", seat=self.seat, n=len(clan.mine))
        t.then(Prospecting(self.seat, self.laid + 1))


def _has_one_way(t: State, seat: Seat, card: str, cell: str) -> bool:
    """Return whether a tile that can be turned fits on this cell in one way only."""
    if card not in book(t).turned or len(book(t).turned[card]) == 1:
        return False
    return [where for where, _ in spots(t, seat, card)].count(cell) == 1


def turned(choice: Lay) -> Sign:
    """Return the id of a tile as it is turned, for its symbol on buttons."""
    return Sign(f"{choice.card}-{choice.turn}" if choice.turn else choice.card)


def _sides(t: State, choice: Lay, *, is_blind: bool = False) -> tuple[core.Say, ...]:
    """Return the open sides of a tile as sentences: those that lead on, or those that would end in the rock."""
    openings = book(t).openings.get((choice.card, choice.turn), 0)
    blind = book(t).ground.blind(choice.cell, openings)
    return tuple(say(f"maphr-side-{side}") for side in open_sides(blind if is_blind else openings & ~blind))


def _number(t: State, seat: Seat, choice: Lay) -> int:
    """Return the number of a rotation among those of its tile that fit somewhere, from 1, as in the pictures.

    0 if the tile fits each cell in one way, so that the cell says it all.
    """
    if choice.card not in book(t).tiles:
        return 0
    cells, turns = [cell for cell, _ in spots(t, seat, choice.card)], fitting(t, seat, choice.card)
    if len(set(cells)) == len(cells):
        return 0
    return turns.index(choice.turn) + 1 if choice.turn in turns else 0
