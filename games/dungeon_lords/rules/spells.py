"""Spells cast in a clash (9.3 steps 2 and 4, 10)."""

from typing import Literal

from games import core
from games.core import Choice, NotAllowed, OneOf, Seat, Shape, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Expose, Keep, Withdraw
from games.dungeon_lords.rows import Effect
from games.dungeon_lords.state import State, distinct

from .asking import Asking
from .fray import fighting, over
from .payment import TrapGoes
from .wounds import mend


@record
class Cast(core.Step[State]):
    """The card's spell is cast if it has this speed and the file carries enough gems (9.3, R14)."""

    speed: Literal["fast", "slow"]

    def run(self, t: State) -> None:
        """Cast the spell; that is never optional, and whatever prevents it is told."""
        clash, lord = fighting(t)
        spell = book(t).spell[t.cards[t.fight - 1]]
        if over(t) or spell.speed != self.speed or lord.plan is None:
            return
        gems = t.icons(clash.seat, "gem")
        tile = lord.tiles[lord.plan.cell]
        if tile != "tunnel" and book(t).room[tile].no_spells:
            t.tell("dungeon_lords-log-antimagic", seat=clash.seat, spell=spell.id, room=tile)
        elif clash.silenced:
            t.tell("dungeon_lords-log-no-voice", seat=clash.seat, spell=spell.id)
        elif gems < t.fight:
            t.tell("dungeon_lords-log-too-few-gems", seat=clash.seat, spell=spell.id, n=gems, need=t.fight)
        else:
            clash.spell = spell.id
            t.tell("dungeon_lords-log-cast", seat=clash.seat, spell=spell.id, n=gems, need=t.fight)
            _take_effect(t, spell.effect)


def _take_effect(t: State, effect: Effect) -> None:
    """Carry out what happens at once; other spells are checked where they apply."""
    clash, lord = fighting(t)
    planned = lord.plan.creatures if lord.plan else []
    match effect.code:
        case "withdraw_one_creature" if planned:
            t.then(Suggestion(clash.seat))
        case "only_one_creature_attacks" if len(planned) > 1:
            t.then(Fear(clash.seat))
        case "knock_out_strongest_monster":
            t.then(Strongest(clash.seat, False))
        case "strongest_monster_becomes_sheep":
            t.then(Strongest(clash.seat, True))
        case "absorb_creature_damage":
            clash.shield = effect.amount
        case "owner_loses_gold":
            lost = min(lord.gold, effect.amount)
            lord.gold -= lost
            t.tell("dungeon_lords-log-lost-gold", seat=clash.seat, n=lost)
        case "owner_discards_trap":
            _burn(t, effect)
        case "party_max_hp_plus":
            for hero in lord.file:
                t.stout[hero] = t.stout.get(hero, 0) + effect.amount
        case "heal_each":
            for hero in lord.file:
                mend(t, hero, effect.amount)
        case "reverse_march_this_clash":
            clash.reversed = True
            lord.file.reverse()
            t.tell("dungeon_lords-log-reversed", seat=clash.seat, heroes=tuple(lord.file))


def _burn(t: State, effect: Effect) -> None:
    """Burn a trap from the hand, or else some food (10)."""
    clash, lord = fighting(t)
    if lord.traps:
        t.then(TrapGoes(clash.seat))
    else:
        lost = min(lord.food, effect.otherwise_food)
        lord.food -= lost
        t.tell("dungeon_lords-log-lost-food", seat=clash.seat, n=lost)


@record
class Suggestion(Asking[Withdraw]):
    """The owner withdraws one planned creature of his choice (10)."""

    prompt = "dungeon_lords-ask-withdraw"
    phase = "phase_clash"
    automatic = True
    seat: Seat

    def options(self, t: State) -> Shape:
        """Return each planned creature."""
        _, lord = fighting(t)
        return OneOf(tuple(map(Withdraw, distinct(lord.plan.creatures if lord.plan else ()))))

    def take(self, t: State, choice: Withdraw) -> None:
        """Put the creature back into the lair, ready; it did not attack (R15)."""
        _withdraw(t, choice.creature)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a creature that is not planned."""
        return _not_here(t, choice.creature) if isinstance(choice, Withdraw) else None


def _withdraw(t: State, creature: str) -> None:
    clash, lord = fighting(t)
    if lord.plan:
        lord.plan.creatures.remove(creature)
        lord.lair.append(creature)
        t.tell("dungeon_lords-log-withdrawn", seat=clash.seat, creature=creature)


def _not_here(t: State, creature: str) -> NotAllowed | None:
    if creature not in book(t).creature:
        return None
    return NotAllowed(say("dungeon_lords-no-ready", creature=creature), "10")


@record
class Fear(Asking[Keep]):
    """The owner keeps one creature; the others are withdrawn (10)."""

    prompt = "dungeon_lords-ask-keep"
    phase = "phase_clash"
    automatic = True
    seat: Seat

    def options(self, t: State) -> Shape:
        """Return each planned creature."""
        _, lord = fighting(t)
        return OneOf(tuple(map(Keep, distinct(lord.plan.creatures if lord.plan else ()))))

    def take(self, t: State, choice: Keep) -> None:
        """Put the others back into the lair, ready."""
        _, lord = fighting(t)
        others = list(lord.plan.creatures if lord.plan else ())
        others.remove(choice.creature)
        for creature in others:
            _withdraw(t, creature)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a creature that is not planned."""
        return _not_here(t, choice.creature) if isinstance(choice, Keep) else None


@record
class Strongest(Asking[Expose]):
    """The planned monster with the highest printed number is knocked out, or made harmless; ghosts are immune (10)."""

    prompt = "dungeon_lords-ask-expose"
    phase = "phase_clash"
    automatic = True
    seat: Seat
    tamed: bool

    def options(self, t: State) -> Shape:
        """Return the strongest monster, or several if they are tied."""
        _, lord = fighting(t)
        rows = book(t).creature
        planned = [one for one in distinct(lord.plan.creatures if lord.plan else ()) if rows[one].kind == "monster"]
        best = max((rows[one].printed for one in planned), default=0)
        return OneOf(tuple(Expose(one) for one in planned if rows[one].printed == best))

    def take(self, t: State, choice: Expose) -> None:
        """Knock it out without attacking, or leave it only a weak attack."""
        clash, lord = fighting(t)
        if lord.plan is None:
            return
        lord.plan.creatures.remove(choice.creature)
        if self.tamed:
            clash.tame = choice.creature
            t.tell("dungeon_lords-log-tamed", seat=self.seat, creature=choice.creature)
        else:
            lord.spent.append(choice.creature)
            t.tell("dungeon_lords-log-knocked-out", seat=self.seat, creature=choice.creature)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a monster that is not the strongest."""
        return NotAllowed(say("dungeon_lords-no-strongest"), "10") if isinstance(choice, Expose) else None
