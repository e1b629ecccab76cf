"""The labels of choices in buttons and menus, with the facts that matter."""

from collections.abc import Iterator, Mapping, Sequence

from games.core import Choice, Say, Seat, say
from games.winter.choices import BASIC, Beat, Buy, Move, Music, Overcome, Place, Play
from games.winter.rows import Disaster, MonsterKind, Resource, Talent
from games.winter.state import State, book

from .dwarfs import blocked, sets
from .faults import Target, music_cost, talent_fault, target_of
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
            return _fight_label(t, seat, choice)
        case Play(card):
            return _card_said(t, seat, card, "winter-do-play")
    return say("winter-do-end-turn")


def _fight_label(t: State, seat: Seat, choice: Beat | Overcome) -> Say:
    verb, id_ = ("beat", choice.monster) if isinstance(choice, Beat) else ("overcome", choice.disaster)
    if choice.dwarfs:
        return say(f"winter-do-{verb}-with", target=id_, dwarfs=tally(choice.dwarfs))
    target = target_of(t, choice)
    return say(f"winter-do-{verb}", target=id_) if target is None else _priced(t, seat, target, f"winter-do-{verb}-for")


def _priced(t: State, seat: Seat, target: Target, text: str) -> Say:
    """Return a fight with the dwarfs that go home, the price, and all that it brings."""
    card = target.card
    found = sets(t, seat, target.area, card)
    costs = (say("winter-basics", n=len(found[0]) if len(found) == 1 else card.dwarfs), *price(card.cost))
    gold = card.gold if isinstance(card, Disaster) else 0
    return say(text, target=target.id, area=target.area, cost=costs, points=card.vp, gold=gold)


def fights_said(fights: Sequence[Choice], t: State) -> tuple[Say, ...]:
    """Return where each of these fights takes place, once for all sets of dwarfs that could fight it."""
    targets = [target_of(t, choice) for choice in fights if isinstance(choice, Beat | Overcome)]
    said = (say("winter-fact-fight", target=one.id, area=one.area) for one in targets if one is not None)
    return tuple(dict.fromkeys(said))


def scarce(fights: Sequence[Choice], t: State, seat: Seat) -> tuple[str, ...]:
    """Return the areas in which a player could fight twice, but has dwarfs for only one of the fights (6.3, 6.4)."""
    needs: dict[str, dict[str, int]] = {}
    for choice in fights:
        target = target_of(t, choice) if isinstance(choice, Beat | Overcome) else None
        if target is not None:
            needs.setdefault(target.area, {})[target.id] = target.card.dwarfs
    legends = t.players[seat].legends.values()
    return tuple(
        area
        for area, each in needs.items()
        if len(each) > 1 and area not in legends and sum(sorted(each.values())[:2]) > own_dwarfs(t, seat, area)
    )


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
        return _brief_now(t, seat, talent)
    return say("winter-brief-gain", goods=price({talent.resource: yields(t, seat, talent)}))


def _brief_now(t: State, seat: Seat, talent: Talent) -> Say:
    """Return a talent in few words; for one that moves anybody's dwarf, also whose dwarfs it could move now."""
    if talent.do != "move_from":
        return talent_brief(talent)
    kind = set(book(t).of_kind[talent.kind])
    owners = [other for other, player in enumerate(t.players) if not kind.isdisjoint(player.areas())]
    others = tuple(other for other in owners if other != seat)
    return say("winter-brief-move", n=talent.times, own=int(seat in owners), other_seats=others)


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
            others.append(_brief_now(t, seat, talent))
    gained = [say("winter-brief-gain", goods=price({one: amount})) for one, amount in goods.items() if amount]
    brings = (*gained, *others)
    return say("winter-part-instrument", instrument=instrument, brings=brings, n=len(cards))


def music_warning(t: State, seat: Seat, instrument: str) -> Say | None:
    """Return a warning about an instrument for which the player holds no card that brings anything now (5.4)."""
    said = music_part(t, seat, instrument).values
    return None if said["brings"] else say("winter-sure-music", instrument=instrument, n=said["n"])


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
            return say("winter-part-start", area=start, dwarfs=(_of(t, seat, start),))
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
            return target_part(t, seat, choice)
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
    """Return the label of an area: what can be produced or is blocked there, its distance from the castle, threats.

    Then the seat's own dwarfs and, without threats, the monsters next to it.
    """
    threats, n = tuple(threats_in(t, area, in_menu=True)), book(t).areas[area].distance
    near, resource = () if threats else _monsters_beside(t, area), resource_of(t, area)
    own, is_hit = _of(t, seat, area), int(bool(threats))
    if resource:
        text = "winter-part-area-of"
        return say(
            text,
            area=area,
            resource=resource,
            blocked=is_hit,
            threats=threats,
            dwarfs=(own,) if own.values["n"] else (),
            near=near,
            n=n,
        )
    return say("winter-part-area", area=area, threats=threats, dwarfs=(own,) if own.values["n"] else (), near=near, n=n)


def _monsters_beside(t: State, area: str) -> tuple[str, ...]:
    """Return the monsters next to an area, each by its name once."""
    beside = book(t).areas[area].adjacent
    return tuple(monster for monster, place in t.monsters.items() if place in beside)


def resource_of(t: State, area: str) -> str:
    """Return the resource that a dwarf can produce in an area; "" in the castle and on walls."""
    made = {str(row.kind): str(row.resource) for row in book(t).talents.values() if row.do == "produce"}
    return made.get(book(t).kind[area], "")


def way_part(t: State, seat: Seat, end: str) -> Say:
    """Return the label of a movement, with the facts about its destination except what it produces."""
    threats, n = tuple(threats_in(t, end, in_menu=True)), book(t).areas[end].distance
    near = () if threats else _monsters_beside(t, end)
    own = _of(t, seat, end)
    return say("winter-part-way", area=end, threats=threats, dwarfs=(own,) if own.values["n"] else (), near=near, n=n)


def _of(t: State, seat: Seat, area: str) -> Say:
    """Return how many dwarfs a player has in an area, by the player's name."""
    return say("winter-fact-of", owner_seat=seat, n=own_dwarfs(t, seat, area))


def own_dwarfs(t: State, seat: Seat, area: str) -> int:
    """Return how many dwarfs a player has in an area, including legendary ones."""
    player = t.players[seat]
    return player.out.count(area) + sum(place == area for place in player.legends.values())


def threats_in(t: State, area: str, *, in_menu: bool = False) -> Iterator[Say]:
    """Yield monsters and disasters in an area, each with the dwarfs it requires; several in a menu in few words."""
    catalogue = book(t)
    found = [(monster, catalogue.all_monsters[monster].dwarfs) for monster, at in t.monsters.items() if at == area]
    rows = ((disaster, catalogue.all_disasters[disaster]) for disaster in t.disasters)
    found += [(disaster, row.dwarfs) for disaster, row in rows if row.area == area]
    for target, n in found:
        yield say("winter-fact-threat", target=target, n=n, several=int(in_menu and len(found) > 1))


def target_part(t: State, seat: Seat, choice: Beat | Overcome) -> Say:
    """Return the label of a monster or disaster: where it is, what it requires and what it brings."""
    target = target_of(t, choice)
    if target is None:
        id_ = choice.monster if isinstance(choice, Beat) else choice.disaster
        return say("winter-part-target-gone", target=id_)
    return _priced(t, seat, target, "winter-part-target")


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
