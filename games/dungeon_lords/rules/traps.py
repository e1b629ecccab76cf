"""Traps going off (9.3 step 1, 11)."""

from games import core
from games.core import Amount, Choice, NotAllowed, Number, OneOf, Seat, Shape, record, say
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import Aim
from games.dungeon_lords.rows import Blow, Trap
from games.dungeon_lords.state import Lord, State

from .asking import Asking, goods
from .fray import aimed_at, fighting, over
from .payment import spend
from .stages import trap_price
from .wounds import hurt


@record
class Traps(core.Step[State]):
    """Each planned trap is revealed, paid and goes off (9.3, step 1)."""

    seat: Seat

    def run(self, t: State) -> None:
        """Reveal the traps one after another; icons reduce the damage of each anew."""
        lord = t.lords[self.seat]
        if over(t) or lord.plan is None or not lord.plan.traps:
            return
        row = book(t).trap[lord.plan.traps.pop(0)]
        t.discard.append(row.id)
        t.learn()
        price = trap_price(t, self.seat, lord.plan.cell, row.id)
        if row.pay_x:
            price[row.pay_x.resource] -= row.pay_x.min  # x itself is chosen and paid below
        t.tell("dungeon_lords-log-trap", seat=self.seat, trap=row.id, cost=goods(price))
        spend(t, self.seat, price)
        if row.aimed:
            t.then(AimTrap(self.seat, row.id), Traps(self.seat))
        elif row.pay_x:
            t.then(Serve(self.seat, row.id), Traps(self.seat))
        else:
            spring(t, self.seat, row)
            t.then(Traps(self.seat))


def spring(t: State, seat: Seat, row: Trap, target: str = "", x: int = 0) -> None:
    """Deal the damage, less what trap icons prevent from the front, then apply the special effect."""
    clash, lord = fighting(t)
    blocks = dict.fromkeys(lord.file, 0)
    for blow in row.effects:
        for hero in _hit(lord, blow, target):
            blocks[hero] += blow.damage + (x if blow.plus_x else 0)
    icons = min(t.icons(seat, "trap"), sum(blocks.values()))
    if icons:
        t.tell("dungeon_lords-log-prevented", seat=seat, n=icons)
    for hero in lord.file:
        spared = min(icons, blocks[hero])
        blocks[hero] -= spared
        icons -= spared
    hurt(t, seat, blocks)
    # the special part works even if all damage was prevented
    if row.special.no_conquest:
        clash.kept = True
    if row.special.poison and target in lord.file:
        clash.venom[target] = clash.venom.get(target, 0) + row.special.poison
        t.tell("dungeon_lords-log-poisoned", hero=target, n=row.special.poison)
    if row.special.silence:
        _silence(t, target)


def _hit(lord: Lord, blow: Blow, target: str) -> list[str]:
    """Return whom one part of a trap hits."""
    match blow.target:
        case "front":
            return lord.file[:1]
        case "second":
            return lord.file[1:2]
        case "last":
            return lord.file[-1:]
        case "all":
            return lord.file
        case "any":
            return [target]


def _silence(t: State, hero: str) -> None:
    """Silence an adventurer with an antimagic dart: wizards cannot cast, priests cannot heal (9.3)."""
    clash, _ = fighting(t)
    role = book(t).hero[hero].role
    if role == "wizard":
        clash.silenced = True
        t.tell("dungeon_lords-log-silenced", hero=hero)
    elif role == "priest":
        clash.unhealed = True
        t.tell("dungeon_lords-log-hushed", hero=hero)


@record
class AimTrap(Asking[Aim]):
    """The owner chooses whom the dart hits (9.3, step 1)."""

    prompt = "dungeon_lords-ask-aim-trap"
    phase = "phase_clash"
    automatic = True
    seat: Seat
    trap: str

    def question(self, t: State, seat: Seat) -> core.Say:
        """Return the question, naming the trap."""
        return say(self.prompt, seat=self.seat, trap=self.trap)

    def options(self, t: State) -> Shape:
        """Return everybody in the file."""
        return OneOf(tuple(map(Aim, t.lords[self.seat].file)))

    def label(self, t: State, choice: Aim) -> core.Say:
        """Return the adventurer with the hit points left."""
        return aimed_at(t, choice.hero)

    def default(self, t: State, seat: Seat) -> Aim:
        """Return the adventurer at the front (14)."""
        return Aim(t.lords[seat].file[0])

    def take(self, t: State, choice: Aim) -> None:
        """Spring the trap."""
        spring(t, self.seat, book(t).trap[self.trap], choice.hero)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of an adventurer who is not in the file."""
        return NotAllowed(say("dungeon_lords-no-aim"), "9.3") if isinstance(choice, Aim) else None


@record
class Serve(Asking[Number]):
    """The owner chooses how much food goes into the poisoned meal (11)."""

    prompt = "dungeon_lords-ask-serve"
    phase = "phase_clash"
    seat: Seat
    trap: str

    def question(self, t: State, seat: Seat) -> core.Say:
        """Return the question, naming the trap."""
        return say(self.prompt, seat=self.seat, trap=self.trap)

    def options(self, t: State) -> Shape:
        """Return the amounts that the card allows, leaving enough for a second trap.

        A single amount is only asked for if a second trap is hidden: not asking would reveal its price.
        """
        lord, rule = t.lords[self.seat], book(t).trap[self.trap].pay_x
        if rule is None:
            return OneOf(())
        kept = 0
        for trap in lord.plan.traps if lord.plan else ():
            kept += trap_price(t, self.seat, lord.plan.cell if lord.plan else "", trap).get(rule.resource, 0)
        most = min(rule.max, lord.food - kept)
        if most == rule.min and not (lord.plan and lord.plan.traps):
            return OneOf(())
        return Amount(rule.min, most)

    def otherwise(self, t: State) -> None:
        """Serve the only possible amount."""
        rule = book(t).trap[self.trap].pay_x
        if rule is not None:
            self.take(t, Number(rule.min))

    def field_label(self, t: State, seat: Seat, choice: Number, name: str) -> core.Say:
        """Return the label of an amount of food, with the damage it does after deducting what trap icons prevent."""
        row = book(t).trap[self.trap]
        damage = sum(blow.damage + (choice.n if blow.plus_x else 0) for blow in row.effects)
        return say("dungeon_lords-part-serve", n=choice.n, damage=max(0, damage - t.icons(seat, "trap")))

    def public_options(self, t: State, seat: Seat) -> Shape | None:
        """Return all amounts, unless a second trap is still hidden."""
        plan = t.lords[self.seat].plan
        return None if plan and plan.traps else self.options(t)

    def take(self, t: State, choice: Number) -> None:
        """Pay the food, and spring the trap."""
        t.lords[self.seat].food -= choice.n
        t.tell("dungeon_lords-log-served", seat=self.seat, n=choice.n)
        spring(t, self.seat, book(t).trap[self.trap], x=choice.n)

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of more or less than the card allows."""
        shape = self.options(t)
        if isinstance(choice, Number) and isinstance(shape, Amount):
            return NotAllowed(say("dungeon_lords-no-meal", low=shape.low, high=shape.high), "11")
        return None
