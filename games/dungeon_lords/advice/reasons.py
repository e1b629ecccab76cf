"""Why a choice is advised, in sentences: what taxes, wages and the paladin ask for, what is short, how a clash ends."""

from collections.abc import Iterator, Mapping

from games.core import Choice, Number, OneOf, Plan, Say, Seat, Some, say, shape_for
from games.dungeon_lords import choices as c
from games.dungeon_lords.cards import book
from games.dungeon_lords.rows import Good, Trap
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.exchange import Exchange
from games.dungeon_lords.rules.hiring import Hiring
from games.dungeon_lords.rules.levies import GoldLevy
from games.dungeon_lords.rules.orders import short
from games.dungeon_lords.rules.traps import AimTrap
from games.dungeon_lords.rules.turn import Turn
from games.dungeon_lords.state import State

from .combat_plans import fought
from .outlook import Season, season_of
from .small_choices import TRAP_WORTH
from .titles_at_stake import titles_at_stake
from .worth import Estate, estate_of

GUARDS, TRAPS = 2, 3
"""The numbers of creatures and traps that a lord should have when combat begins."""
SPARE = 3
"""Less gold than this beside taxes is soon spent."""
PARTY = 3
"""The adventurers who come to a lord each year, without a paladin."""


def reasons(t: State, seat: Seat, plan: Plan) -> Iterator[Say]:
    """Yield what speaks for a plan, the most important first."""
    first = plan[0]
    match first:
        case c.Orders():
            for order in (first.first, first.second, first.third):
                for one in _order(t, seat, order):
                    yield say("dungeon_lords-advice-order", order=short(order), reason=one)
        case c.Defend() | c.LayTrap() | c.NoTrap() | Some() if t.fight:
            yield from _clash(t, seat, plan)
        case _:
            yield from _single(t, seat, first)
            yield from titles_at_stake(t, seat, first)


def _order(t: State, seat: Seat, order: str) -> Iterator[Say]:
    """Yield what an order is good for now."""
    own, season, lord = estate_of(t, seat), season_of(t, seat), t.lords[seat]
    taxes = (own.tiles + 1) // 2
    match book(t).order[order].kind, order:
        case "mine", _ if season.is_taxed and own.gold < taxes:
            yield say("dungeon_lords-advice-taxes", n=taxes, gold=own.gold)
        case "hire", _ if len(lord.creatures()) < GUARDS and season.fights:
            yield say("dungeon_lords-advice-hire", n=len(lord.creatures()))
        case "build", _ if t.halls:
            yield from _rooms(t, seat)
        case "dig", _ if own.tunnels < own.imps:
            yield say("dungeon_lords-advice-dig", n=own.tunnels, imps=own.imps)
        case _, "get_food" if season.is_payday and own.food < own.wages:
            yield say("dungeon_lords-advice-wages", n=own.wages, food=own.food)
        case _, "improve_reputation":
            yield from _paladin(own, season)
        case _, "buy_traps" if own.traps < TRAPS and season.fights:
            yield say("dungeon_lords-advice-traps", n=own.traps)
        case _, "recruit_imps":
            yield from _imps(t, seat, own)


def _imps(t: State, seat: Seat, own: Estate) -> Iterator[Say]:
    """Yield the work for which a lord has too few imps: in rooms, or in tunnels."""
    workers = sum([making.workers for room in t.lords[seat].rooms() if (making := book(t).room[room].produce)])
    if own.imps < workers:
        yield say("dungeon_lords-advice-workers", n=own.imps, posts=workers)
    elif own.imps < own.tunnels + workers:
        yield say("dungeon_lords-advice-imps", n=own.imps, tunnels=own.tunnels, posts=workers)


def _rooms(t: State, seat: Seat) -> Iterator[Say]:
    """Yield that one more room wins or shares the title for the most."""
    own = len(t.lords[seat].rooms(conquered=True)) + 1
    most = max([len(t.lords[other].rooms(conquered=True)) for other in range(t.seats) if other != seat])
    if own >= most:
        yield say("dungeon_lords-advice-most-rooms")


def _room(t: State, seat: Seat, room: str, own: Estate, season: Season) -> Iterator[Say]:
    """Yield what a room makes that is short, and whether there are workers for it, unlike for another on offer."""
    yield from _produced(t, room, own, season)
    made, others = book(t).room[room].produce, [book(t).room[one].produce for one in t.halls if one != room]
    short = any(other is not None and other.workers > own.imps for other in others)
    if made is not None and own.imps >= made.workers and (short or not any(others)):
        yield say("dungeon_lords-advice-room", room=room, n=made.workers, imps=own.imps)
    yield from _rooms(t, seat)


def _hired(t: State, seat: Seat, creature: str, own: Estate, season: Season) -> Iterator[Say]:
    """Yield what sets a creature apart from the others on offer, or else what it does."""
    rows = book(t).creature
    row, others = rows[creature], [rows[other] for other in set(t.offer) - {creature}]
    if others and "evil" not in row.wage and any("evil" in other.wage for other in others):
        yield say("dungeon_lords-advice-harmless", creature=creature)
    if others and row.printed > max(other.printed for other in others):
        yield say("dungeon_lords-advice-strongest", creature=creature)
    if season.is_payday and "food" not in row.wage and any("food" in other.wage for other in others):
        yield say("dungeon_lords-advice-unfed", creature=creature, n=own.wages, food=own.food)
    if row.kind == "ghost":
        heroes, file = book(t).hero, t.lords[seat].file
        if reached := tuple(one for one in file[1:] if heroes[one].role in ("priest", "wizard")):
            yield say("dungeon_lords-advice-ghost-reaches", creature=creature, heroes=reached)
        elif not file:
            yield say("dungeon_lords-advice-ghost", creature=creature)
    held = len(t.lords[seat].creatures())
    if held < GUARDS:
        yield say("dungeon_lords-advice-hire", n=held)


def _paladin(own: Estate, season: Season) -> Iterator[Say]:
    """Yield how near the paladin is, now or once payday has made the lord more evil."""
    worst = own.evil + (own.blame if season.is_payday else 0)
    if season.is_host or worst < season.tolerance - 2:
        return
    if own.evil >= season.tolerance - 2:
        yield say("dungeon_lords-advice-evil", n=own.evil, tolerance=season.tolerance)
    else:
        yield say("dungeon_lords-advice-blame", n=worst, tolerance=season.tolerance)


def _clash(t: State, seat: Seat, plan: Plan) -> Iterator[Say]:
    """Yield how the clash should end if no spell upsets it."""
    end = fought(t, seat, plan)
    if end is None:
        return
    if end.line.caught:
        laid = any(isinstance(one, c.LayTrap) for one in t.answers.get(seat, ()))
        bare = int(isinstance(plan[0], c.NoTrap) and not laid)
        caught, spell = tuple(hero.id for hero in end.line.caught), int(t.icons(seat, "gem") >= t.fight)
        yield say("dungeon_lords-advice-catch", heroes=caught, bare=bare, spell=spell)
    yield say("dungeon_lords-advice-lost") if end.is_conquered else say("dungeon_lords-advice-holds")
    spared = len(t.lords[seat].lair) - end.posted
    if spared and t.fight < int(book(t).meta["combat_rounds_per_year"]):
        yield say("dungeon_lords-advice-spared", n=spared)


def _declined(cost: Mapping[Good, int], own: Estate, season: Season) -> Iterator[Say]:
    """Yield what an order that is not used would cost: gold for taxes, food for wages, a good name."""
    taxes = (own.tiles + 1) // 2
    if season.is_taxed and own.gold - taxes < cost.get("gold", 0):
        yield say(_owed("taxes", taxes, own.gold), n=taxes, gold=own.gold)
    if season.is_payday and own.food - own.wages < cost.get("food", 0):
        yield say(_owed("wages", own.wages, own.food), n=own.wages, food=own.food)
    if cost.get("evil", 0) > 0:
        yield from _paladin(own, season)


def _owed(debt: str, n: int, held: int) -> str:
    """Return the id of the reason not to spend what a debt takes: it is not even enough, or it is needed."""
    return f"dungeon_lords-advice-{debt}" if held < n else f"dungeon_lords-advice-{debt}-due"


def _mined(own: Estate, taxes: int) -> Iterator[Say]:
    """Yield that gold is missing for taxes, or what little they leave."""
    if own.gold < taxes:
        yield say("dungeon_lords-advice-taxes", n=taxes, gold=own.gold)
    elif own.gold - taxes < SPARE:
        yield say("dungeon_lords-advice-taxes-all", n=taxes, left=own.gold - taxes)


def _discarded(t: State, seat: Seat, trap: str) -> Iterator[Say]:
    """Yield that a trap cannot be paid for, or which one deals most instead, or that none is less useful."""
    lord, rows, traps = t.lords[seat], book(t).trap, t.lords[seat].traps
    if any(TRAP_WORTH.get(trap, 1.0) > TRAP_WORTH.get(other, 1.0) for other in traps):
        return
    row = rows[trap]
    needs: dict[Good, int] = {**row.cost, **({row.pay_x.resource: row.pay_x.min} if row.pay_x else {})}
    held: dict[Good, int] = {"food": lord.food, "gold": lord.gold, "imp": lord.imps}
    missing = next((good for good, n in needs.items() if held.get(good, n) < n), None)
    if missing is not None:
        yield say(f"dungeon_lords-advice-trap-no-{missing}", trap=trap)
        return
    deals = {one: _dealt(rows[one], lord.food) for one in traps}
    best = max(deals, key=deals.__getitem__)
    if deals[best] > deals[trap]:
        yield say("dungeon_lords-advice-weaker-trap", trap=trap, n=deals[trap], other=best, more=deals[best])
    else:
        yield say("dungeon_lords-advice-weakest-trap", trap=trap)


def _dealt(row: Trap, food: int) -> int:
    """Return the damage of a trap to a whole party, if nothing prevents any."""
    more = min(food, row.pay_x.max) if row.pay_x else 0
    blows = [
        (blow.damage + (more if blow.plus_x else 0)) * (PARTY if blow.target == "all" else 1) for blow in row.effects
    ]
    return sum(blows) + row.special.poison


def _produced(t: State, room: str, own: Estate, season: Season) -> Iterator[Say]:
    """Yield what is short that a room makes: gold for taxes, food for wages, less evil near the paladin."""
    made, taxes = book(t).room[room].produce, (own.tiles + 1) // 2
    gain = made.gain if made else {}
    if gain.get("gold") and season.is_taxed and own.gold < taxes:
        yield say("dungeon_lords-advice-taxes", n=taxes, gold=own.gold)
    if gain.get("trap") and own.traps < TRAPS and season.fights:
        yield say("dungeon_lords-advice-traps", n=own.traps)
    if gain.get("food") and season.is_payday and own.food < own.wages:
        yield say("dungeon_lords-advice-wages", n=own.wages, food=own.food)
    if gain.get("evil"):
        yield from _paladin(own, season)


def _last_work(t: State, seat: Seat, room: str) -> Iterator[Say]:
    """Yield that workers have nothing else to do, where no other room can produce."""
    shape = shape_for(t, seat)
    rooms = {one.room for one in shape.choices if isinstance(one, c.Produce)} if isinstance(shape, OneOf) else set()
    if rooms == {room}:
        yield say("dungeon_lords-advice-last-work", room=room)


def _further(t: State, seat: Seat, cell: str) -> Iterator[Say]:
    """Yield how many places for digging a tunnel leaves, if no other leaves more and some leave fewer."""
    shape, tiles = shape_for(t, seat), t.lords[seat].tiles
    cells = [one.cell for one in shape.choices if isinstance(one, c.Dig)] if isinstance(shape, OneOf) else [cell]
    places = {one: len(book(t).map.tunnels([*tiles, one])) for one in cells}
    if places[cell] == max(places.values()) > min(places.values()):
        yield say("dungeon_lords-advice-dig-on", n=places[cell])


def _single(t: State, seat: Seat, choice: Choice) -> Iterator[Say]:
    """Yield what speaks for a single choice, such as carrying out an order or paying a wage."""
    own, season, step = estate_of(t, seat), season_of(t, seat), t.agenda[-1]
    taxes = (own.tiles + 1) // 2
    match choice:
        case c.Hire(creature):
            yield from _hired(t, seat, creature, own, season)
        case c.Pay(creature):
            text = "dungeon_lords-advice-pay" if season.fights else "dungeon_lords-advice-pay-point"
            yield say(text, creature=creature, n=book(t).creature[creature].printed)
        case c.LetGo(creature) | c.GiveUp(creature) | c.Sacrifice(creature):
            n = book(t).creature[creature].printed
            if n <= min([book(t).creature[other].printed for other in t.lords[seat].creatures()], default=n):
                yield say("dungeon_lords-advice-weakest", creature=creature)
        case c.Build(room, _):
            yield from _room(t, seat, room, own, season)
        case c.Decline() if isinstance(step, Hiring):
            yield from _paladin(own, season)
            if season.is_payday and own.wages and own.food <= own.wages:
                yield say(_owed("wages", own.wages, own.food), n=own.wages, food=own.food)
        case c.Mine() if season.is_taxed:
            yield from _mined(own, taxes)
        case c.Decline() | c.Stop() if isinstance(step, Digging) and season.is_taxed and own.gold <= taxes:
            yield say("dungeon_lords-advice-taxes-grow", n=taxes, gold=own.gold)
        case c.Decline() if isinstance(step, Exchange):
            yield from _declined(step.row(t).cost, own, season)
        case c.UseOrder() | c.Spy() | c.DrawExtra() if isinstance(step, Turn):
            yield from _order(t, seat, step.order)
        case c.Retrieve(order):
            yield from _order(t, seat, order)
        case c.Dig(cell):
            if own.tunnels < own.imps:
                yield say("dungeon_lords-advice-dig", n=own.tunnels, imps=own.imps)
            yield from _further(t, seat, cell)
        case c.Produce(room):
            yield from _produced(t, room, own, season)
            yield from _last_work(t, seat, room)
        case Number(n) if isinstance(step, GoldLevy) and n:
            rule = book(t).scoring["per_red_letter"] * step.rule(t).unpaid_red_letter
            yield say("dungeon_lords-advice-letter", n=-rule)
        case c.DiscardTrap(trap):
            yield from _discarded(t, seat, trap)
        case c.StandInOrder(order):
            wanted = [one for given in t.answers.get(seat, ()) for one in given.field_values()]
            first, second = book(t).order[order].spaces[:2]
            if order not in wanted:
                yield say("dungeon_lords-advice-unwanted", order=short(order))
            elif second.max_workers > first.max_workers:
                more, less = second.max_workers, first.max_workers
                yield say("dungeon_lords-advice-pushed", order=short(order), n=more, less=less)
        case c.Appease():
            yield say("dungeon_lords-advice-appease", creature=t.lords[seat].unsettled[0])
        case c.Attack(creature, mode, targets):
            yield from _attack(t, seat, creature, mode)
            yield from _target(t, seat, targets[0]) if targets else ()
        case c.Aim(hero):
            yield from _dart(t, seat, step.trap, hero) if isinstance(step, AimTrap) else _target(t, seat, hero)


def _attack(t: State, seat: Seat, creature: str, mode: int) -> Iterator[Say]:
    """Yield the special effects of an attack: it saves the tile, hits every adventurer, or prevents healing."""
    way = book(t).creature[creature].attacks[mode - 1] if mode else None
    if way is not None and way.no_conquest:
        yield say("dungeon_lords-advice-kept")
    if way is not None and way.target == "all" and len(t.lords[seat].file) > 1:
        yield say("dungeon_lords-advice-all")
    if way is not None and way.skip_heal:
        yield say("dungeon_lords-advice-unhealed")


def _dart(t: State, seat: Seat, trap: str, hero: str) -> Iterator[Say]:
    """Yield what a dart deals to an adventurer with its poison, despite the thieves, and the hit points it leaves."""
    row, left = book(t).trap[trap], t.hit_points(hero) - t.wounds.get(hero, 0)
    damage = max(0, sum(blow.damage for blow in row.effects) - t.icons(seat, "trap")) + row.special.poison
    yield say("dungeon_lords-advice-dart", trap=trap, hero=hero, n=damage, left=max(0, left - damage))
    yield from _tired(t, seat, hero)
    if left <= damage:
        yield from _last(t, seat, hero)


def _tired(t: State, seat: Seat, hero: str) -> Iterator[Say]:
    """Yield that fatigue alone sends the adventurer at the front to prison, if nothing else can happen before it."""
    lord, front = t.lords[seat], t.lords[seat].file[0]
    if not t.fight or lord.plan is None or lord.plan.creatures or lord.plan.traps or t.icons(seat, "gem") >= t.fight:
        return
    left = t.hit_points(front) - t.wounds.get(front, 0)
    if hero != front and book(t).spell[t.cards[t.fight - 1]].fatigue >= left:
        yield say("dungeon_lords-advice-tired", hero=front)


def _target(t: State, seat: Seat, hero: str) -> Iterator[Say]:
    """Yield an adventurer's remaining hit points, and the abilities that no other adventurer in the party has."""
    yield say("dungeon_lords-advice-target", hero=hero, n=t.hit_points(hero) - t.wounds.get(hero, 0))
    yield from _last(t, seat, hero)


def _last(t: State, seat: Seat, hero: str) -> Iterator[Say]:
    """Yield the abilities that nobody in the party has without this adventurer."""
    rows, file = book(t).hero, t.lords[seat].file
    for icon in rows[hero].icons:
        if not any(icon in rows[other].icons for other in file if other != hero):
            yield say(f"dungeon_lords-advice-last-{icon}", hero=hero)
