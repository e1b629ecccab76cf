"""Why a choice is advised, in sentences: what taxes, wages and the paladin ask for, and how a clash should end."""

from collections.abc import Iterator

from games.core import Choice, Plan, Say, Seat, Some, say

from . import choices as c
from .battle import fought
from .cards import book
from .estate import estate_of
from .seasons import season_of
from .state import State


def reasons(t: State, seat: Seat, plan: Plan) -> Iterator[Say]:
    """What speaks for a plan, the most important first."""
    first = plan[0]
    match first:
        case c.Orders():
            for order in (first.first, first.second, first.third):
                yield from _order(t, seat, order)
        case c.Defend() | c.LayTrap() | c.NoTrap() | Some() if t.fight:
            yield from _clash(t, seat, plan)
        case _:
            yield from _single(t, seat, first)


def _order(t: State, seat: Seat, order: str) -> Iterator[Say]:
    """What an order is good for now."""
    own, season, lord = estate_of(t, seat), season_of(t, seat), t.lords[seat]
    taxes = (own.tiles + 1) // 2
    match book(t).order[order].kind, order:
        case "mine", _ if season.taxes and own.gold < taxes:
            yield say("dungeon_lords-advice-taxes", n=taxes, gold=own.gold)
        case "hire", _ if len(lord.creatures()) < 4 and t.offer:
            yield say("dungeon_lords-advice-hire", creatures=tuple(dict.fromkeys(t.offer)))
        case "build", _ if t.halls:
            yield say("dungeon_lords-advice-build", rooms=tuple(t.halls))
        case "dig", _:
            yield say("dungeon_lords-advice-dig", n=own.tunnels)
        case _, "get_food" if season.is_payday and own.food < own.wages:
            yield say("dungeon_lords-advice-wages", n=own.wages, food=own.food)
        case _, "improve_reputation" if own.evil >= season.tolerance - 2 and not season.is_host:
            yield say("dungeon_lords-advice-evil", n=own.evil, tolerance=season.tolerance)
        case _, "buy_traps" if own.traps < 4 and season.fights:
            yield say("dungeon_lords-advice-traps", n=own.traps)
        case _, "recruit_imps":
            yield say("dungeon_lords-advice-imps", n=own.imps)


def _clash(t: State, seat: Seat, plan: Plan) -> Iterator[Say]:
    """How the clash should end if no spell upsets it."""
    end = fought(t, seat, plan)
    if end is None:
        return
    if end.line.caught:
        yield say("dungeon_lords-advice-catch", heroes=tuple(hero.id for hero in end.line.caught))
    yield say("dungeon_lords-advice-lost") if end.is_conquered else say("dungeon_lords-advice-holds")
    spared = len(t.lords[seat].lair) - end.posted
    if spared and t.fight < int(book(t).meta["combat_rounds_per_year"]):
        yield say("dungeon_lords-advice-spared", n=spared)


def _single(t: State, seat: Seat, choice: Choice) -> Iterator[Say]:
    """Orders carried out, wages, and all the rest."""
    own, season = estate_of(t, seat), season_of(t, seat)
    match choice:
        case c.Hire(creature) | c.Pay(creature):
            yield say("dungeon_lords-advice-creature", creature=creature)
        case c.LetGo(creature) | c.GiveUp(creature) | c.Sacrifice(creature):
            yield say("dungeon_lords-advice-weakest", creature=creature)
        case c.Build(room, _):
            yield say("dungeon_lords-advice-room", room=room)
        case c.Mine() if season.taxes:
            yield say("dungeon_lords-advice-taxes", n=(own.tiles + 1) // 2, gold=own.gold)
        case c.Dig():
            yield say("dungeon_lords-advice-dig", n=own.tunnels)
        case c.Attack(_, _, (hero, *_)) | c.Aim(hero):
            left = t.hit_points(hero) - t.wounds.get(hero, 0)
            yield say("dungeon_lords-advice-target", hero=hero, n=left)
