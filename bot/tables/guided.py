"""The guided first game: a fixed deal for one person among computer players, with a tip for each new question."""

from bot.model import Person
from games.core import NotYours, Say

from .commands import Guide, SetTips
from .draft import Draft
from .lobby import prepare_deal, seat_next_computer
from .lobby_facts import FirstSet, LanguageSet, OptionSet, Started, TipsSet, Unseated
from .state import game_of, refuse


def guide(draft: Draft, command: Guide) -> None:
    """Begin a guided first game in a lobby where nobody but the host waits."""
    prepare_deal(draft, command.by)
    begin(draft, command.by)


def begin(draft: Draft, by: Person) -> None:
    """Seat computer players, choose the options of the guided deal, and deal it, in the language of the one who learns.

    Raises:
        Refusal: the game has no guided deal, or somebody else sits in the lobby.
    """
    game = game_of(draft.table)
    if game.guided is None:
        raise refuse("bot-no-guided")
    if any(sitter.person not in {None, by.id} for sitter in draft.table.sitters):
        raise refuse("bot-no-guided-alone")
    deal = game.guided
    if draft.table.locale != by.locale:
        draft.add(LanguageSet(by.locale))
    for seat, sitter in reversed(list(draft.table.seated())):
        if sitter.person is None:
            draft.add(Unseated(seat), by.id)
    while len(draft.table.sitters) < deal.seats:
        seat_next_computer(draft, by)
    options = {option.id: deal.options.get(option.id, option.values[0]) for option in game.options}
    for option, value in options.items():
        if draft.table.options.get(option) != value:
            draft.add(OptionSet(option, value), by.id)
    if draft.table.first != deal.first:
        draft.add(FirstSet(deal.first), by.id)
    edition = game.editions.current if deal.edition is None else deal.edition
    draft.add(Started(deal.seed, edition, options, deal.first, guided=True), by.id)
    if not by.preferences.tips:
        draft.add(TipsSet(False), by.id)


def set_tips(draft: Draft, command: SetTips) -> None:
    """Switch one's own tips on or off; to ask for what is so already changes nothing."""
    seat = draft.table.seat_of(command.by.id)
    if seat is None:
        raise NotYours(Say("bot-no-not-in-game", {}))
    lesson = draft.table.sitters[seat].lesson
    if lesson is None or not draft.table.phase.live:
        raise refuse("bot-no-tips")
    if lesson.is_on != command.is_on:
        draft.add(TipsSet(command.is_on), command.by.id)
