"""The year: four building rounds, then the combat; and the beginning of the second year (4, 12)."""

from typing import Any

from games import core
from games.core import Seat, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.scoring import close, outcome
from games.dungeon_lords.state import FREE, State

from .adventurers import Assignment, draw_adventurers
from .combat import Combat
from .events import Event
from .evil import check_paladin
from .orders import SelectOrders, StandInsDraw
from .production import Producing, Retrieving
from .resolve import Resolve


@record
class Year(core.Step[State]):
    """Winter, spring, summer, autumn, and the combat (4)."""

    year: int

    def run(self, t: State) -> None:
        """Plan the rounds of the year and its combat, and the second year or the scoring."""
        meta = book(t).meta
        after = [NewYear(), Year(self.year + 1)] if self.year < meta["years"] else [Scoring()]
        t.then(*map(BuildingRound, range(1, meta["rounds_per_year"] + 1)), Combat(), *after)


@record
class BuildingRound(core.Step[State]):
    """One building round; winter has no event and no adventurers (4, R1)."""

    round: int

    def run(self, t: State) -> None:
        """Plan the phases of the round; players act in the order of the marker when a phase begins."""
        visitors: list[core.Step[Any]] = [Event(), Assignment()] if self.round > 1 else []
        t.then(NewRound(self.round), StandInsDraw(), SelectOrders(), Resolve(0), Workshops(), *visitors, EndRound())


@record
class NewRound(core.Step[State]):
    """Turn up creatures, rooms, and what the next round brings (P1)."""

    round: int

    def run(self, t: State) -> None:
        """Turn everything up; tiles left from the round before are discarded."""
        t.round = self.round
        t.learn()
        t.arriving, t.waiting = t.waiting, []
        t.discarded += [*t.offer, *t.halls]
        t.offer = [t.monsters.pop() for _ in range(min(len(t.monsters), book(t).monsters_info["revealed_per_round"]))]
        t.halls = [t.rooms.pop() for _ in range(min(len(t.rooms), book(t).rooms_info["revealed_per_round"]))]
        t.heading("dungeon_lords-log-round", year=t.year, season=season(t), seat=t.marker)
        t.tell("dungeon_lords-log-offer", creatures=tuple(t.offer), rooms=tuple(t.halls))
        if self.round in book(t).adventurers_info["draw_rounds"]:
            draw_adventurers(t)
            t.event_known = self.round
            if t.events[self.round - 1] == "special":
                t.special = t.specials[t.year - 1]
            event = t.events[self.round - 1]
            t.tell("dungeon_lords-log-next-event", event=t.special if event == "special" else event)


def season(t: State) -> str:
    """Return the season of the round."""
    return str(book(t).meta["seasons"][t.round - 1])


@record
class Workshops(core.Step[State]):
    """Everyone produces in play order, then everyone takes a card back (P3)."""

    def run(self, t: State) -> None:
        """Ask everyone, in the order of the marker."""
        t.then(*map(Producing, t.order()), *map(Retrieving, t.order()))


@record
class EndRound(core.Step[State]):
    """Everyone comes home; the marker passes to the left, except in autumn (P6)."""

    def run(self, t: State) -> None:
        """End the round; workers are free again."""
        for lord in t.lords:
            lord.busy = lord.busy_trolls = 0
            lord.used = {}
            lord.unsettled = []
        t.spaces = [FREE] * len(t.spaces)
        if t.round in book(t).first_player["pass_left_after_rounds"]:
            t.marker = t.after(t.marker)


@record
class NewYear(core.Step[State]):
    """New stacks, a new paladin, and the marker moves (12)."""

    def run(self, t: State) -> None:
        """Start the year; dungeons, prisons, goods and cards stay, everything else is new."""
        rules, points = book(t), {score.seat: score.total for score in outcome(t).scores}
        for seat in t.order():
            lord = t.lords[seat]
            held = say(
                "dungeon_lords-year-held",
                tiles=len(lord.tiles),
                lost=len(lord.conquered),
                heroes=tuple(lord.prison),
                n=lord.evil,
                points=points[seat],
            )
            t.tell("dungeon_lords-log-year-result", seat=seat, year=t.year, new=held)
        t.away += t.adventurers
        if t.tent:
            t.away.append(rules.paladin(t.year))
        t.year += 1
        t.offer, t.halls, t.discarded = [], [], []
        stacks(t)
        t.tent = True
        if t.neutral:
            t.neutral = max(rules.evilometer["min"], t.neutral + rules.npc[f"players_{t.seats}"]["evil_change_year2"])
        t.marker = Seat((t.marker + rules.first_player[f"year2_shift_{t.seats}p"]) % t.seats)
        t.heading("dungeon_lords-log-year", year=t.year)
        t.tell("dungeon_lords-log-year-begun", hero=rules.paladin(t.year), n=t.tolerance)
        check_paladin(t)


def stacks(t: State) -> None:
    """Shuffle the year's tiles, combat cards and events (3, 12)."""
    rules, year = book(t), t.year
    t.monsters = [row.id for row in rules.monsters for _ in range(row.count_year1 if year == 1 else row.count_year2)]
    t.rooms = [row.id for row in rules.rooms if row.year == year for _ in range(row.count)]
    t.adventurers = [row.id for row in rules.adventurers if row.year == year]
    t.pile = [row.id for row in rules.combat_cards if row.year == year for _ in range(row.count)]
    t.events = [row.id for row in rules.events]
    for stack in (t.monsters, t.rooms, t.adventurers, t.pile, t.events):
        t.dice.shuffle(stack)
    t.cards = [t.pile.pop() for _ in range(rules.meta["combat_rounds_per_year"])]
    t.event_known, t.special = 0, ""
    t.tolerance = rules.evilometer[f"paladin_tolerance_year{year}"]
    for lord in t.lords:
        lord.spied = []


@record
class Scoring(core.Step[State]):
    """The end: points and titles are counted (13)."""

    def run(self, t: State) -> None:
        """Announce the Underlord, the titles and the licences."""
        close(t)
