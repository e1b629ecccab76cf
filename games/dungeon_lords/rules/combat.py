"""The combat of the year: rounds, freed prisoners, the card, and clearing up (9)."""

from games import core
from games.core import Choice, NotAllowed, OneOf, Seat, Shape, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Free
from games.dungeon_lords.state import State

from .asking import Asking
from .clash import Begin
from .planning import Planning, Unarmed


@record
class Combat(core.Step[State]):
    """Adventurers go in; play order is that of autumn (9.0)."""

    def run(self, t: State) -> None:
        """Start the first of at most four rounds."""
        t.heading("dungeon_lords-log-combat", year=t.year)
        t.then(Fight(1))


@record
class Fight(core.Step[State]):
    """One combat round: plans, the card, the clashes (9)."""

    round: int

    def run(self, t: State) -> None:
        """Start the round; the combat ends early if no adventurer is left."""
        if self.round > book(t).meta["combat_rounds_per_year"] or not any(lord.file for lord in t.lords):
            t.then(CombatEnd())
            return
        t.fight = self.round
        t.heading("dungeon_lords-log-fight", n=self.round)
        lost = [seat for seat in t.order() if t.lords[seat].file and not t.lords[seat].open_cells()]
        fights = map(Begin, t.order())
        t.then(*map(FreePrisoner, lost), Unarmed(), Planning(), RevealCard(), *fights, Fight(self.round + 1))


@record
class FreePrisoner(Asking[Free]):
    """A lord with nothing left to conquer lets one prisoner of his choice go (9.1, R13)."""

    prompt = "dungeon_lords-ask-free"
    phase = "phase_prisoner"
    automatic = True
    seat: Seat

    def options(self, t: State) -> Shape:
        """Return all prisoners, of any year, paladins included."""
        return OneOf(tuple(map(Free, t.lords[self.seat].prison)))

    def default(self, t: State, seat: Seat) -> Free:
        """Return the weakest prisoner, an adventurer rather than a paladin (14)."""
        heroes = book(t).hero
        prison = t.lords[seat].prison
        return Free(min(prison, key=lambda one: (heroes[one].role == "paladin", heroes[one].strength, one)))

    def take(self, t: State, choice: Free) -> None:
        """Free the prisoner, who is out of the game."""
        t.lords[self.seat].prison.remove(choice.hero)
        t.away.append(choice.hero)
        t.tell("dungeon_lords-log-freed", seat=self.seat, hero=choice.hero)

    def otherwise(self, t: State) -> None:
        """Tell that the prison is empty."""
        t.tell("dungeon_lords-log-nothing-left", seat=self.seat)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of an adventurer who is not in the prison."""
        return NotAllowed(say("dungeon_lords-no-prisoner"), "9.1") if isinstance(choice, Free) else None


@record
class RevealCard(core.Step[State]):
    """Turn up the combat card of the round (9.2)."""

    def run(self, t: State) -> None:
        """Turn up the card; its speed, spell and fatigue hold for every clash of the round."""
        spell = book(t).spell[t.cards[t.fight - 1]]
        t.learn()
        t.tell("dungeon_lords-log-card", spell=spell.id, speed=spell.speed, n=spell.fatigue)


@record
class CombatEnd(core.Step[State]):
    """The remaining adventurers leave, creatures wake up, wounds are removed (9.5)."""

    def run(self, t: State) -> None:
        """Clear up; the paladin in a file leaves, too, and a crusade ends."""
        for lord in t.lords:
            t.away += lord.file
            lord.lair += [*lord.spent, *lord.struck]
            lord.file, lord.spent, lord.struck = [], [], []
        t.wounds, t.stout = {}, {}
        t.fight = 0
        t.cards = []
        t.special = ""
        for lord in t.lords:
            lord.spied = []
        t.tolerance = book(t).evilometer[f"paladin_tolerance_year{t.year}"]
        t.heading("dungeon_lords-log-combat-over", year=t.year)
