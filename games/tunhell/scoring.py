"""Points, where they come from, and who wins (12)."""

from dataclasses import replace

from games.core import Outcome, Score, Seat, say

from .state import State, book

PARTS = ("treasures", "encounters", "heart", "throne", "rings", "door", "trophies")
"""The rows of the final table, in order."""
_PART_OF = {"treasure": "treasures", "encounter": "encounters", "heart": "heart", "throne": "throne"}


def points(t: State, seat: Seat) -> dict[str, int]:
    """Return a player's points by source, rings in hand included (12)."""
    catalogue, clan = book(t), t.clans[seat]
    parts = dict.fromkeys(PARTS, 0)
    for card in clan.loot:
        row = catalogue.cards[card]
        if row.points:
            parts[_PART_OF[row.kind]] += row.points
    parts["rings"] = sum(catalogue.cards[card].points for card in clan.hand if catalogue.cards[card].kind == "ring")
    if t.door == seat:
        parts["door"] = sum(row.points for row in catalogue.end_cards.values() if row.kind == "door")
    parts["trophies"] = sum(catalogue.trophies[trophy].points for trophy, owner in t.trophies.items() if owner == seat)
    return parts


def points_behind(t: State, seat: Seat) -> int:
    """Return how many points the leader is ahead of a player, as far as that is public; 0 where loot is hidden."""
    if t.options["loot"] == "hidden":
        return 0
    every = [points(t, other) for other in map(Seat, range(t.seats))]
    best = max(sum(parts.values()) - parts["rings"] for other, parts in enumerate(every) if other != seat)
    return max(0, best - sum(every[seat].values()))


def outcome(t: State) -> Outcome:
    """Return the final table and why the game is over; everyone with the highest total wins (11, 12, R3)."""
    scores = []
    for seat in map(Seat, range(t.seats)):
        parts = points(t, seat)
        scores.append(Score(seat, sum(parts.values()), parts))
    found, empty = Outcome.by_points(scores), sum(not mine.shaft for mine in t.mines)
    is_over = empty >= book(t).limits.empty_mines_to_end
    return replace(found, reasons=(say("tunhell-log-end"),)) if is_over else found
