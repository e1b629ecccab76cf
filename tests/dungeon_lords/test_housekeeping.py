"""How the rule of thumb of Dungeon Lords plans its orders: gold before costs, food before payday, and imps."""

from collections.abc import Sequence

import pytest

from games import core
from games.core import Choice, Dice, Seat, Step
from games.dungeon_lords import GAME
from games.dungeon_lords.advice import ADVICE
from games.dungeon_lords.advice.orders import OrderPlanner
from games.dungeon_lords.cards import book
from games.dungeon_lords.choices import (
    Aim,
    Attack,
    Build,
    Decline,
    Dig,
    Hire,
    Orders,
    Produce,
    Retrieve,
    StandInOrder,
    Stop,
    UseOrder,
)
from games.dungeon_lords.rules.building import Building
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.exchange import Exchange
from games.dungeon_lords.rules.hiring import Hiring
from games.dungeon_lords.rules.orders import SelectOrders
from games.dungeon_lords.rules.production import Producing, Retrieving
from games.dungeon_lords.rules.traps import AimTrap
from games.dungeon_lords.state import State
from tests.dungeon_lords.stage import sketch

A, B = Seat(0), Seat(1)
STACKS = """
    stand-in 0: hand build_room get_food buy_traps, locked dig_tunnels recruit_imps hire_monster
    stand-in 1: hand dig_tunnels improve_reputation recruit_imps, locked mine_gold buy_traps hire_monster
"""
WINTER = "players 2, events taxes payday special, event_known 1, specials rats crusade, neutral 5"
SPRING = "players 2, round 2, events taxes payday special, event_known 2, specials rats crusade, neutral 5"
PAYDAY = "players 2, round 3, events taxes payday special, event_known 2, specials rats crusade, neutral 5"
RATS = "players 2, round 4, events taxes payday special, event_known 3, special rats, specials crusade rats"


def asked(position: str, step: Step[State]) -> State:
    """Return the position with one step to run."""
    t = sketch(position)
    t.then(step)
    core.start(t)
    assert core.decision(t) is not None
    return t


def chosen(position: str, step: Step[State]) -> Choice:
    """Return the choice of A, played by the rule of thumb."""
    return ADVICE.choose(asked(position, step), A, Dice("house"))


def orders(position: str) -> Sequence[str]:
    """Return the orders of A, first to third."""
    choice = chosen(position + STACKS, SelectOrders())
    assert isinstance(choice, Orders)
    return (choice.first, choice.second, choice.third)


def why(position: str, step: Step[State], choice: Choice) -> set[str]:
    """Return the reasons given for a choice of A."""
    reasons = ADVICE.reasons(asked(position, step), A, (choice,))
    return {reason.id.removeprefix("dungeon_lords-advice-") for reason in reasons}


@pytest.mark.parametrize("hand", ["hire_monster get_food recruit_imps buy_traps improve_reputation mine_gold"])
def test_a_creature_is_not_ordered_first_without_its_fee(hand: str) -> None:
    """Without gold hiring is not the first order: its fee is due when the minion is placed, before gold is mined."""
    given = orders(
        f"""{WINTER}, offer vampire witch golem, halls training_room chapel, spaces get_food=.b. mine_gold=.a.
        A: gold 0, food 3, evil 5, hand {hand}"""
    )
    assert given[0] != "hire_monster"
    assert "mine_gold" in given


def test_an_order_without_its_fee_is_worth_less_than_nothing() -> None:
    """Hiring as the first order without gold is worth less than any other; after digging it has a value."""
    t = asked(f"{WINTER}, offer goblin slime vampire\nA: gold 0, food 3" + STACKS, SelectOrders())
    planner = OrderPlanner(t, A, ADVICE.weights)
    others = [Orders(first, "dig_tunnels", "improve_reputation") for first in ("recruit_imps", "mine_gold")]
    assert planner.mark(Orders("hire_monster", "dig_tunnels", "improve_reputation")) < min(map(planner.mark, others))
    assert planner.mark(Orders("dig_tunnels", "hire_monster", "improve_reputation")) > 0


def test_orders_that_cannot_be_paid_are_not_given() -> None:
    """A lord without gold and food gives orders that cost evil or nothing, even if others want the same spaces."""
    given = orders(
        """players 2, year 2, round 3, marker 1, events taxes special payday, event_known 3, special imp_unrest,
        specials rats imp_unrest, tent no, neutral 7, offer demon golem dragon, halls pandemonium dark_room,
        spaces get_food=.ab buy_traps=.ab build_room=a.b recruit_imps=.a.
        A: gold 0, food 0, evil 9, tiles c1 c2 c3=mint b1 d1, lair witch, locked mine_gold hire_monster
        B: gold 0, food 0, evil 10, lair witch, file paladin_2, locked mine_gold get_food"""
    )
    assert set(given) >= {"improve_reputation", "dig_tunnels"}


def test_gold_comes_before_what_it_pays_for() -> None:
    """Gold is mined to pay for a room that is built later in the same round."""
    given = orders(
        f"""{SPRING}, halls mint souvenir_shop, offer troll vampire witch, spaces build_room=a..
        A: gold 0, food 0, locked get_food hire_monster"""
    )
    assert "mine_gold" in given


def test_the_dragon_is_not_hired_at_the_price_of_the_paladin() -> None:
    """A dragon is not hired if its evil attracts the paladin and no creature in the lair could fight him."""
    position = """players 2, year 2, events taxes special payday, event_known 1, neutral 6, offer slime ghost dragon,
        specials rats imp_unrest, spaces hire_monster=A..
        A: gold 0, food 3, evil 8, tiles c1 c2=souvenir_shop c3 c4=workshop b1 b3=magic_room, lair witch witch,
        conquered c1 c2, locked mine_gold build_room
        B: gold 5, food 2, evil 7, lair ghost vampire"""
    step = Hiring(A, "hire_monster", 0)
    assert chosen(position, step) != Hire("dragon")
    assert why(position, step, Decline()) >= {"evil"}


def test_the_paladin_is_welcome_to_a_strong_lair() -> None:
    """The dragon is hired if golems and traps can catch the paladin."""
    position = """players 2, year 2, round 4, events taxes payday special, event_known 3, special rats, neutral 9,
        specials crusade rats, offer dragon, spaces hire_monster=A..
        A: gold 9, food 9, evil 8, lair golem golem demon troll, locked mine_gold build_room,
        file y2_thief_1 y2_thief_2, traps trapdoor rolling_boulder rolling_boulder wall_of_fire
        B: evil 7"""
    assert chosen(position, Hiring(A, "hire_monster", 0)) == Hire("dragon")


def test_evil_wages_of_payday_are_seen_coming() -> None:
    """A witch is not hired if she and the evil paid as wages would attract the paladin; food is not the reason."""
    position = f"""{PAYDAY}, offer witch, spaces hire_monster=A..
        A: gold 3, food 9, evil 6, lair vampire, file y1_thief_1 y1_warrior_1
        B: evil 3"""
    step = Hiring(A, "hire_monster", 0)
    assert chosen(position, step) == Decline()
    assert why(position, step, Decline()) == {"blame"}


def test_tunnels_that_cannot_be_taxed_are_not_dug() -> None:
    """Without gold for next round's taxes no tunnel is dug, as each would cost a red letter; with gold it is."""
    position = """players 2, year 2, events taxes special payday, event_known 1, neutral 6, specials rats imp_unrest,
        spaces dig_tunnels=.A.
        A: gold {gold}, food 3, evil 8, imps 3, tiles c1 c2 c3 c4 b1 b3 a3 a4, locked mine_gold build_room"""
    step = Digging(A, "dig_tunnels", 1, 0)
    assert chosen(position.format(gold=0), step) == Decline()
    assert why(position.format(gold=0), step, Decline()) == {"taxes-grow"}
    assert isinstance(chosen(position.format(gold=9), step), Dig)


def test_digging_stops_where_the_taxes_begin() -> None:
    """With gold to tax ten tiles the tenth is dug and the eleventh is not."""
    position = """players 2, year 2, round 2, events taxes special payday, event_known 2, neutral 6, special rats,
        specials crusade rats, spaces dig_tunnels=.A.
        A: gold 5, food 3, imps 3, busy 1, tiles c1 c2 c3 c4 b1 b3 a3 {more}a1, locked mine_gold build_room"""
    assert isinstance(chosen(position.format(more="e1 "), Digging(A, "dig_tunnels", 1, 1)), Dig)
    assert chosen(position.format(more="e1 e2 "), Digging(A, "dig_tunnels", 1, 2)) == Stop()


def test_food_is_not_fetched_for_the_rats() -> None:
    """Food is not fetched in the round in which rats eat half of it, but it is before a payday."""
    lord = "A: gold 2, food {food}, evil 8, imps 3, tiles c1 c2 c3 b1 b3, lair witch witch, locked hire_monster"
    board = "offer vampire troll ghost, halls mushroom_bed printing_press, spaces get_food=.b. buy_traps=.a.\n"
    assert "get_food" not in orders(f"{RATS}, {board}{lord.format(food=1)}")
    assert "get_food" in orders(f"{PAYDAY}, {board}{lord.format(food=0)}")


def test_an_order_that_was_given_is_used() -> None:
    """With gold left and a payday ahead, an order for food is carried out."""
    position = f"{PAYDAY}, spaces get_food=A..\nA: gold 2, food 1, lair troll witch"
    assert chosen(position, Exchange(A, "get_food", 0)) == UseOrder()


def test_a_creature_is_not_hired_just_before_a_payday_without_food() -> None:
    """A witch is not hired if the payday at the end of the round needs more food than there is."""
    position = "{}, offer witch, spaces hire_monster=A..\nA: gold 0, food {}, evil 5, lair witch\nB: evil 3"
    step = Hiring(A, "hire_monster", 0)
    assert chosen(position.format(PAYDAY, 1), step) == Decline()
    assert why(position.format(PAYDAY, 1), step, Decline()) == {"wages-due"}
    assert chosen(position.format(PAYDAY, 4), step) == Hire("witch")


def test_imps_are_recruited_while_they_can_still_work() -> None:
    """Imps are recruited in the first winter, but not in the last autumn."""
    lord = "A: gold 3, food 3, locked get_food mine_gold"
    board = "offer troll vampire ghost, halls mint souvenir_shop\n"
    assert "recruit_imps" in orders(f"{WINTER}, {board}{lord}")
    autumn = (
        "players 2, year 2, round 4, events taxes special payday, event_known 3, special rats, specials crusade rats,"
    )
    assert "recruit_imps" not in orders(f"{autumn} {board}{lord}")


def test_a_room_is_built_that_will_run() -> None:
    """Of two rooms the mint is built, as a workshop would take four of the five imps."""
    position = f"""{WINTER}, halls workshop mint, spaces build_room=A..
        A: gold 3, imps {{}}, tiles c1 c2 c3 c4 e4 a1"""
    choice = chosen(position.format(5), Building(A, "build_room", 0))
    assert isinstance(choice, Build)
    assert choice.room == "mint"


def test_idle_imps_work() -> None:
    """Imps at home are put to work in a room that needs them."""
    position = f"{WINTER}\nA: imps 4, tiles c1 c2 c3 c4=workshop"
    assert chosen(position, Producing(A)) == Produce("workshop", 0)


@pytest.mark.parametrize(("gold", "reasons"), [(1, {"taxes-due"}), (9, set())])
def test_reasons_to_leave_an_order_alone_are_what_it_costs(gold: int, reasons: set[str]) -> None:
    """Declining an order has a reason only if its cost is needed for the taxes."""
    position = f"{WINTER}, spaces get_food=A..\nA: gold {gold}, food 0, evil 2, tiles c1 c2"
    assert why(position, Exchange(A, "get_food", 0), Decline()) == reasons


def test_reasons_for_the_order_that_is_taken_back_are_those_for_giving_it() -> None:
    """An order is taken back for the reason for which it would be given: here, missing gold for taxes."""
    position = f"{WINTER}\nA: gold 0, tiles c1 c2, played mine_gold dig_tunnels hire_monster, idle dig_tunnels"
    assert why(position, Retrieving(A), Retrieve("mine_gold")) == {"taxes"}


def test_reasons_to_produce_are_what_is_short() -> None:
    """Producing gold has a reason only if it is needed for the taxes."""
    position = "{}\nA: gold 0, imps 5, tiles c1 c2 c3 c4=mint"
    assert why(position.format(WINTER), Producing(A), Produce("mint", 0)) == {"taxes", "last-work"}
    assert why(position.format(RATS), Producing(A), Produce("mint", 0)) == {"last-work"}


def test_reasons_for_a_tunnel_are_the_places_where_one_can_dig_on() -> None:
    """Only the tunnels that allow the most further digging have that as a reason."""
    position = f"{WINTER}, spaces dig_tunnels=A..\nA: gold 3, imps 1, tiles c1 c2 c3"
    step = Digging(A, "dig_tunnels", 0, 0)
    ground, tiles = book(asked(position, step)).map, ["c1", "c2", "c3"]
    further = {cell: len(ground.tunnels([*tiles, cell])) for cell in ground.tunnels(tiles)}
    praised = {cell for cell in further if "dig-on" in why(position, step, Dig(cell))}
    assert praised == {cell for cell, n in further.items() if n == max(further.values())}
    assert praised != set(further)


LAST = "players 2, year 2, round 4, events taxes special payday, event_known 3, special rats, specials crusade rats"


def test_reasons_in_the_last_year_name_the_titles_that_are_won() -> None:
    """In the last year, digging that wins the title of Tunnel Lord has this reason; in the first year it has not."""
    lords = "spaces dig_tunnels=A..\nA: gold 3, imps 3, tiles c1 c2\nB: tiles c1 c2 c3, imps 5"
    step = Digging(A, "dig_tunnels", 0, 0)
    assert "title" in why(f"{LAST}, neutral 9, {lords}", step, Dig("c3"))
    assert "title" not in why(f"{SPRING}, {lords}", step, Dig("c3"))


def test_reasons_to_leave_an_order_alone_name_the_title_that_is_kept() -> None:
    """Not lowering evil has a reason if that keeps the title for dark deeds, but not if there is evil to spare."""
    board = f"{LAST}, neutral 9, spaces improve_reputation=A.."
    position = f"{board}\nA: evil {{}}, imps 3, tiles c1\nB: evil 5, imps 5, tiles c1 c2"
    step = Exchange(A, "improve_reputation", 0)
    assert "title-kept" in why(position.format(5), step, Decline())
    assert "title-kept" not in why(position.format(9), step, Decline())


def test_reasons_for_a_target_name_what_nobody_else_in_the_party_can_do() -> None:
    """A dart that sends the only priest to prison has a further reason, but not if it leaves him a hit point."""
    position = f"{SPRING}{{}}\nA: file y1_priest_1 y1_thief_1 y1_thief_2, tiles c1 c2"
    step = AimTrap(A, "poisoned_dart")
    assert why(position.format(", wounds y1_priest_1=1"), step, Aim("y1_priest_1")) == {"dart", "last-heart"}
    assert why(position.format(""), step, Aim("y1_priest_1")) == {"dart"}
    assert why(position.format(", wounds y1_thief_1=2"), step, Aim("y1_thief_1")) == {"dart"}


@pytest.mark.parametrize(("choice", "reason"), [(Attack("slime", 1, ()), "all"), (Attack("slime", 2, ()), "kept")])
def test_reasons_for_an_attack_are_whom_it_hits_or_that_the_tile_is_kept(choice: Attack, reason: str) -> None:
    """A slime's attack on all has the reason "all", and one that saves the tile has the reason "kept"."""
    position = f"{SPRING}\nA: file y1_priest_1 y1_thief_1, lair slime, tiles c1 c2"
    assert why(position, AimTrap(A, "poisoned_dart"), choice) == {reason}


def test_the_stand_in_opens_a_space_that_can_be_paid() -> None:
    """The stand-in takes the first space for food, which costs gold, so that a lord without gold gets the second."""
    t = asked(
        f"""{PAYDAY}
        A: gold 0, food 0, evil 3, lair troll
        B: food 9, locked get_food mine_gold"""
        + STACKS,
        SelectOrders(),
    )
    t = core.apply(t, A, Orders("get_food", "mine_gold", "improve_reputation"))
    assert ADVICE.choose(t, A, Dice("house")) == StandInOrder("get_food")


def test_what_a_rival_keeps_sealed_changes_nothing() -> None:
    """Another lord's sealed orders do not change the choice, which uses public information only."""
    t = asked(f"{WINTER}, offer troll witch ghost, halls mint workshop\n" + STACKS, SelectOrders())
    before = ADVICE.choose(t, A, Dice("house"))
    sealed = core.apply(t, B, Orders("build_room", "hire_monster", "mine_gold"))
    assert ADVICE.choose(GAME.imagine(sealed, A, Dice("imagined")), A, Dice("house")) == before


def test_a_reason_says_what_is_short() -> None:
    """Recruiting and digging each have a reason only if imps or tunnels are short compared with the other."""
    position = """players 2, events taxes payday special, event_known 1, specials rats crusade, neutral 5,
        spaces recruit_imps=A.. dig_tunnels=.A.
        A: gold 3, food 3, imps {imps}, tiles c1 c2 c3 b1, locked get_food mine_gold"""
    imps, dig = Exchange(A, "recruit_imps", 0), Digging(A, "dig_tunnels", 1, 0)
    assert why(position.format(imps=3), imps, UseOrder()) == {"imps"}
    assert why(position.format(imps=6), imps, UseOrder()) == set()
    assert why(position.format(imps=6), dig, Dig("d1")) == {"dig"}
    assert why(position.format(imps=3), dig, Dig("d1")) == set()
