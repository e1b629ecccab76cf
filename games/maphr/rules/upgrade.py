"""Phase V: a mine may rise by one level (8.3)."""

from collections.abc import Mapping, Sequence

from games import core
from games.core import Choice, NotAllowed, Refusal, Say, Seat, Sign, record, say
from games.maphr.cards import book
from games.maphr.choices import Stay, Upgrade
from games.maphr.rows import LevelRow
from games.maphr.state import State

from .asking import AllAsk, Stage, among, refuse
from .table import level_sign, lose


def condition(t: State, level: int) -> Say:
    """Return the condition for reaching a level (8.3)."""
    row = book(t).level[level - 1]
    if row.upgrade_any_building_cost:
        return say("maphr-condition-any", n=row.upgrade_any_building_cost)
    return say(
        "maphr-condition-key",
        card=row.upgrade_key_building,
        n=row.upgrade_key_cost,
        colour=say(f"maphr-colour-{row.upgrade_other_colour}"),
        more=row.upgrade_other_cost,
    )


def upgrade_price(t: State, seat: Seat) -> int | None:
    """Return the price of the next level with the player's buildings.

    None if the buildings are missing, or at the top level (8.3).
    """
    clan, catalogue = t.clans[seat], book(t)
    if clan.level == len(catalogue.level):
        return None
    row = catalogue.level[clan.level]
    if row.upgrade_any_building_cost:
        return row.upgrade_any_building_cost if clan.buildings else None
    if row.upgrade_key_building in clan.buildings:
        return row.upgrade_key_cost
    others = any(catalogue.buildings[id_].colour == row.upgrade_other_colour for id_ in clan.buildings)
    return row.upgrade_other_cost if others else None


def next_level(t: State, seat: Seat) -> LevelRow | None:
    """Return the next level of a player's mine; None if there is none in this scenario (8.3, 16)."""
    level, catalogue = t.clans[seat].level, book(t)
    is_last = level == len(catalogue.level)
    is_last |= t.is_first_dig and level >= min(catalogue.first_dig.removed_building_levels) - 1
    return None if is_last else catalogue.level[level]


def upgrade_fault(t: State, seat: Seat) -> NotAllowed | None:
    """Return why a mine cannot rise now; None if it can (8.3, 16)."""
    clan, catalogue = t.clans[seat], book(t)
    if clan.level == len(catalogue.level):
        return refuse("top-level", "8.3", roman=level_sign(t, clan.level))
    row = next_level(t, seat)
    if row is None:
        return refuse("level-scenario", "16", roman=level_sign(t, clan.level + 1))
    price = upgrade_price(t, seat)
    if price is None or (clan.coins < price and price == row.upgrade_other_cost):
        return refuse("upgrade-cond", "8.3", roman=Sign(row.roman), condition=condition(t, row.level))
    return refuse("not-enough-coins", "8.3", need=price, have=clan.coins) if clan.coins < price else None


@record
class TellWithoutBuilding(core.Step[State]):
    """Players who could pay for the next level but lack its building are not asked, and are told why (8.3)."""

    def run(self, t: State) -> None:
        for seat in t.order():
            row, coins = next_level(t, seat), t.clans[seat].coins
            if row is None or upgrade_price(t, seat) is not None:
                continue
            if coins >= (row.upgrade_any_building_cost or row.upgrade_other_cost):
                t.tell("maphr-log-no-rise", to=seat, roman=Sign(row.roman), condition=condition(t, row.level))


def _price(t: State, seat: Seat) -> int:
    price = upgrade_price(t, seat)
    assert price is not None, "only who can upgrade is asked"
    return price


@record
class UpgradeMine(AllAsk[Upgrade | Stay]):
    """A player who meets the conditions may pay for one more level (8.3, D19, R47)."""

    prompt = "maphr-ask-upgrade"
    phase = "upgrade"
    is_public = True

    def asked(self, t: State) -> Sequence[Seat]:
        return [seat for seat in t.order() if upgrade_fault(t, seat) is None]

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        if given:
            return None
        level = t.clans[seat].level + 1
        row = book(t).level[level - 1]
        asks = say(
            self.prompt,
            seat=seat,
            roman=level_sign(t, level),
            n=_price(t, seat),
            coins=t.clans[seat].coins,
            tiles=row.tile_limit,
            cards=row.second_action_cards,
        )
        return among(asks, [Upgrade(), Stay()], lambda _: None, Stay())

    def not_asked(self, t: State, seat: Seat, choice: Choice, waiting: Sequence[Seat]) -> Refusal:
        """Return what prevents this player's own mine from rising; nobody waits for anybody here (8.3)."""
        fault = upgrade_fault(t, seat) if isinstance(choice, Upgrade) else None
        return fault or AllAsk.not_asked(self, t, seat, choice, waiting)

    def label_for(self, t: State, seat: Seat, choice: Upgrade | Stay) -> core.Say:
        """Return the label of a choice; to rise, with the level and the price."""
        if isinstance(choice, Stay):
            return self.label(t, choice)
        roman = level_sign(t, t.clans[seat].level + 1)
        return say("maphr-do-upgrade-costs", roman=roman, n=_price(t, seat))

    def reveal(self, t: State, answers: Mapping[Seat, Sequence[Upgrade | Stay]]) -> None:
        t.learn()
        for seat in t.order():
            if Upgrade() not in answers.get(seat, ()):
                continue
            clan = t.clans[seat]
            price = lose(t, seat, _price(t, seat))
            clan.level += 1
            row = book(t).level[clan.level - 1]
            t.tell(
                "maphr-log-upgrade",
                seat=seat,
                roman=Sign(row.roman),
                n=price,
                coins=clan.coins,
                limit=row.tile_limit,
            )
