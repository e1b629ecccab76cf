"""The labels of choices in buttons and menus, with the facts that matter."""

from collections.abc import Iterator, Mapping

from games.core import Choice, Say, Seat, say
from games.winter.choices import BASIC, Beat, Buy, Move, Music, Overcome, Place, Play
from games.winter.rows import MonsterKind, Resource, Talent
from games.winter.state import State, book

from .dwarfs import blocked
from .faults import music_cost, talent_fault, target_of
from .stock import price


def action_label(t: State, seat: Seat, choice: object) -> Say:
    """Return a short label of a turn's choice."""
    match choice:
        case Place(area, dwarf):
            text = "winter-do-place" if dwarf == BASIC else "winter-do-place-legend"
            return say(text, area=area, dwarf=dwarf)
        case Move(start, end, dwarf):
            text = "winter-do-move" if dwarf == BASIC else "winter-do-move-legend"
            return say(text, start=start, end=end, dwarf=dwarf)
        case Buy(slot):
            return slot_label(t, slot, "winter-do-buy")
        case Music(instrument):
            return say("winter-do-music", instrument=instrument, n=music_cost(t, seat))
        case Beat() | Overcome():
            return _fight_label(t, choice)
        case Play(card):
            return _card_said(t, seat, card, "winter-do-play")
    return say("winter-do-end-turn")


def _fight_label(t: State, choice: Beat | Overcome) -> Say:
    verb, id_ = ("beat", choice.monster) if isinstance(choice, Beat) else ("overcome", choice.disaster)
    if choice.dwarfs:
        return say(f"winter-do-{verb}-with", target=id_, dwarfs=tally(choice.dwarfs))
    target = target_of(t, choice)
    if target is None:
        return say(f"winter-do-{verb}", target=id_)
    card = target.card
    if isinstance(choice, Overcome):
        gold = book(t).all_disasters[id_].gold
        return say("winter-do-overcome-for", target=id_, cost=price(card.cost), points=card.vp, gold=gold)
    if _has_twin(t, id_):
        return say("winter-do-beat-at", target=id_, area=target.area, cost=price(card.cost), points=card.vp)
    return say("winter-do-beat-for", target=id_, cost=price(card.cost), points=card.vp)


def _has_twin(t: State, monster: str) -> bool:
    """Return whether another monster of the same kind is on the board."""
    rows = book(t).all_monsters
    return sum(rows[other].kind == rows[monster].kind for other in t.monsters) > 1


def slot_label(t: State, slot: int, text: str) -> Say:
    """Return the hero in a slot of the market, with its price."""
    card = t.market[slot - 1] if 1 <= slot <= len(t.market) else None
    if card is None:
        return say("winter-part-slot-empty", slot=slot)
    return say(text, slot=slot, card=card, n=book(t).prices[slot - 1])


def card_part(t: State, seat: Seat, card: str) -> Say:
    """Return the label of a card in hand, with what it brings now."""
    return _card_said(t, seat, card, "winter-part-card")


def _card_said(t: State, seat: Seat, card: str, text: str) -> Say:
    is_vain = card_warning(t, seat, Play(card)) is not None
    return say(text, card=card, does=say("winter-brief-vain") if is_vain else _now(t, seat, card))


def _now(t: State, seat: Seat, card: str) -> Say:
    """Return what a card brings now, in few words."""
    talent = book(t).talent[card]
    if talent.do != "produce" or not talent.resource:
        return talent_brief(talent)
    return say("winter-brief-gain", goods=price({talent.resource: yields(t, seat, talent)}))


def music_part(t: State, seat: Seat, instrument: str) -> Say:
    """Return the label of an instrument for its player: what the cards in hand bring now, all together."""
    catalogue, goods, others = book(t), dict[Resource, int](), list[Say]()
    cards = [card for card in t.players[seat].hand if catalogue.instrument[card] == instrument]
    for card in cards:
        talent = catalogue.talent[card]
        if talent.do == "produce" and talent.resource:
            goods[talent.resource] = goods.get(talent.resource, 0) + yields(t, seat, talent)
        elif talent.do == "gain":
            for resource, amount in talent.gain.items():
                goods[resource] = goods.get(resource, 0) + amount
        elif talent_fault(t, seat, talent) is None:
            others.append(talent_brief(talent))
    gained = [say("winter-brief-gain", goods=price({one: amount})) for one, amount in goods.items() if amount]
    brings = (*gained, *others)
    return say("winter-part-instrument", instrument=instrument, brings=brings, n=len(cards))


def card_warning(t: State, seat: Seat, choice: Choice) -> Say | None:
    """Return a warning about a card that brings nothing now, though it is used up for the week (2.1, 7)."""
    if not isinstance(choice, Play):
        return None
    talent = book(t).talent[choice.card]
    goods = [*talent.gain] if talent.do == "gain" else []
    if talent.do == "produce" and talent.resource:
        if not yields(t, seat, talent):
            return say("winter-sure-card", card=choice.card, resource=talent.resource)
        goods = [talent.resource]
    stock, most = t.players[seat].stock, book(t).limits.resource_max
    is_full = bool(goods) and all(stock[one] >= most for one in goods)
    return say("winter-sure-full", card=choice.card) if is_full else None


def yields(t: State, seat: Seat, talent: Talent) -> int:
    """Return a talent's present yield: one per area of its kind with a dwarf of the player, unless blocked (7, R39)."""
    here = t.players[seat].areas().intersection(book(t).of_kind[talent.kind])
    return len(here - blocked(t)) if here else 0


def action_part(t: State, seat: Seat, choice: object, name: str) -> Say:
    """Return the label of one field of a turn's choice, with the facts about that area, target or card."""
    match choice, name:
        case ((Place() | Move()), "dwarf"):
            return say("winter-part-dwarf", dwarf=getattr(choice, name))
        case Move(start), "start":
            return say("winter-part-start", area=start, own=own_dwarfs(t, seat, start))
        case Move(_, end), _:
            return way_part(t, seat, end)
        case Place(area), _:
            return area_part(t, seat, area)
        case Buy(slot), _:
            return hero_part(t, slot, book(t).prices[slot - 1] if 1 <= slot <= len(t.market) else 0)
        case Music(instrument), _:
            return say("winter-part-music", instrument=instrument)
        case ((Beat(_, dwarfs) | Overcome(_, dwarfs)), "dwarfs"):
            return say("winter-part-dwarfs", dwarfs=tally(dwarfs)) if dwarfs else say("winter-part-dwarfs-only")
        case ((Beat() | Overcome()), _):
            return target_part(t, choice)
        case Play(card), _:
            return card_part(t, seat, card)
    raise ValueError(f"{choice!r} has no part {name}")


def hero_part(t: State, slot: int, cost: int) -> Say:
    """Return the label of the hero in a slot: the price, a short form of the talent, then other facts."""
    card = t.market[slot - 1] if 1 <= slot <= len(t.market) else None
    if card is None:
        return say("winter-part-slot-empty", slot=slot)
    row = book(t).all_heroes[card]
    does = talent_brief(book(t).talent[card])
    return say("winter-part-slot", card=card, instrument=row.instrument, does=does, points=row.vp, n=cost)


def area_part(t: State, seat: Seat, area: str) -> Say:
    """Return the label of an area: the seat's own dwarfs, threats, and its distance from the castle.

    Without threats, also what can be produced, and the monsters next to it.
    """
    threats, own, n = tuple(threats_in(t, area)), own_dwarfs(t, seat, area), book(t).areas[area].distance
    if threats:
        return say("winter-part-area", area=area, threats=threats, own=own, near=(), n=n)
    resource, near = _resource_of(t, area), _monsters_beside(t, area)
    if not resource:
        return say("winter-part-area", area=area, threats=(), own=own, near=near, n=n)
    return say("winter-part-area-of", area=area, resource=resource, own=own, near=near, n=n)


def _monsters_beside(t: State, area: str) -> tuple[str, ...]:
    """Return the monsters next to an area, each by its name once."""
    beside = book(t).areas[area].adjacent
    return tuple(monster for monster, place in t.monsters.items() if place in beside)


def defender_part(t: State, area: str) -> Say:
    """Return the label of an area for a defender: what can be produced, its distance from the castle, and threats."""
    threats, n, worth = tuple(threats_in(t, area)), book(t).areas[area].distance, worth_of(t, area)
    if worth == "produces":
        return say("winter-part-defend-of", area=area, n=n, resource=_resource_of(t, area))
    return say("winter-part-defend", area=area, n=n, threats=threats, idle=int(not threats))


def worth_of(t: State, area: str) -> str:
    """Return what an area is to a defender: `produces`, `threatened` (then it produces nothing), `castle` or `wall`."""
    if any(True for _ in threats_in(t, area)):
        return "threatened"
    return "produces" if _resource_of(t, area) else str(book(t).kind[area])


def _resource_of(t: State, area: str) -> str:
    """Return the resource that a dwarf can produce in an area; "" in the castle and on walls."""
    made = {str(row.kind): str(row.resource) for row in book(t).talents.values() if row.do == "produce"}
    return made.get(book(t).kind[area], "")


def way_part(t: State, seat: Seat, end: str) -> Say:
    """Return the label of a movement, with the facts about its destination except what it produces."""
    threats, n = tuple(threats_in(t, end)), book(t).areas[end].distance
    near = () if threats else _monsters_beside(t, end)
    own = own_dwarfs(t, seat, end)
    return say("winter-part-way", area=end, threats=threats, own=own, near=near, n=n)


def own_dwarfs(t: State, seat: Seat, area: str) -> int:
    """Return how many dwarfs a player has in an area, including legendary ones."""
    player = t.players[seat]
    return player.out.count(area) + sum(place == area for place in player.legends.values())


def threats_in(t: State, area: str) -> Iterator[Say]:
    """Yield monsters and disasters in an area, each with the dwarfs it requires."""
    catalogue = book(t)
    for monster, place in t.monsters.items():
        if place == area:
            yield say("winter-fact-threat", target=monster, n=catalogue.all_monsters[monster].dwarfs)
    for disaster in t.disasters:
        row = catalogue.all_disasters[disaster]
        if row.area == area:
            yield say("winter-fact-threat", target=disaster, n=row.dwarfs)


def target_part(t: State, choice: Beat | Overcome) -> Say:
    """Return the label of a monster or disaster: where it is, what it requires and what it brings."""
    id_ = choice.monster if isinstance(choice, Beat) else choice.disaster
    target = target_of(t, choice)
    if target is None:
        return say("winter-part-target-gone", target=id_)
    card = target.card
    return say("winter-part-target", target=id_, area=target.area, n=card.dwarfs, cost=price(card.cost), points=card.vp)


def monster_part(t: State, monster: str) -> Say:
    """Return the label of a monster on the board: where it is, and its distance from the castle."""
    area = t.monsters.get(monster)
    if area is None:
        return say("winter-part-target-gone", target=monster)
    return say("winter-part-monster", target=monster, area=area, n=book(t).areas[area].distance)


def tally(dwarfs: tuple[str, ...]) -> tuple[Say, ...]:
    """Return a set of dwarfs for a sentence: the legendary ones by name, then the number of basic ones."""
    found = [say("winter-dwarf", dwarf=dwarf) for dwarf in dwarfs if dwarf != BASIC]
    if basics := dwarfs.count(BASIC):
        found.append(say("winter-basics", n=basics))
    return tuple(found)


def talent_text(row: Talent) -> Say:
    """Return the talent of a hero in one sentence, with figures from the catalogue."""
    match row.do:
        case "produce":
            return say("winter-does-produce", resource=row.resource, area_kind=row.kind)
        case "gain":
            return say("winter-does-gain", goods=price(row.gain))
        case "gain_one":
            return say("winter-does-gain-one", first=row.one_of[0], second=row.one_of[1])
        case "move_from":
            return say("winter-does-move-from", n=row.times, area_kind=row.kind)
        case "place_or_move":
            return say("winter-does-place-or-move", n=row.times)
        case "recruit":
            return say("winter-does-recruit", n=row.pay["gold"])
        case "recall":
            return say("winter-does-recall", goods=price(row.gain))
        case "trade":
            return say("winter-does-trade", paid=price(row.pay), goods=price(row.gain))
        case "promote":
            return say("winter-does-promote", n=row.pay["gold"])


def talent_brief(row: Talent) -> Say:
    """Return the talent of a hero in few words, as on a button."""
    match row.do:
        case "produce":
            return say("winter-brief-produce", resource=row.resource, area_kind=row.kind)
        case "gain":
            return say("winter-brief-gain", goods=price(row.gain))
        case "gain_one":
            return say("winter-brief-gain-one", first=row.one_of[0], second=row.one_of[1])
        case "trade":
            return say("winter-brief-trade", paid=price(row.pay), goods=price(row.gain))
        case "recall":
            return say("winter-brief-recall", goods=price(row.gain))
        case "move_from":
            return say("winter-brief-move-from", n=row.times)
        case "place_or_move":
            return say("winter-brief-place-or-move", n=row.times)
        case "recruit":
            return say("winter-brief-recruit")
        case "promote":
            return say("winter-brief-promote")


_MONSTER_TEXTS: Mapping[str, str] = {
    "lose_action": "winter-does-lose-action",
    "move_other_monster": "winter-does-move-other",
    "reduce_hand": "winter-does-reduce-hand",
    "return_dwarf": "winter-does-return-dwarf",
    "reveal_disaster": "winter-does-reveal-disaster",
    "ban_instrument": "winter-does-ban-instrument",
    "move_self_if_any_dwarf": "winter-does-move-self",
}


def monster_text(row: MonsterKind) -> Say:
    """Return the talent of a kind of monster in one sentence."""
    if row.lose.keys() == {"gold"}:
        return say("winter-does-lose-gold", goods=price(row.lose))
    if row.lose:
        return say("winter-does-lose-resources", goods=price(row.lose))
    return say(_MONSTER_TEXTS[row.effect])
