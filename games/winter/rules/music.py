"""Playing an instrument: first the active player's cards, then those of the others in turn order (5.4)."""

from collections.abc import Sequence

from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, record, say
from games.winter.choices import Beat, Done, Overcome, Place, Play
from games.winter.state import State, book, is_solo

from .actions import act, with_only_set
from .asking import OneAsks
from .faults import talent_fault
from .labels import action_label, action_part, card_part, card_warning, yields
from .moves import cards, free_actions, holds, legal, unavailable
from .refusals import refuse_follow, refuse_window
from .talents import play_card


def start_music(t: State, seat: Seat, instrument: str, cost: int) -> None:
    """Put the token in the Music Hall; the active player plays cards, then everyone else may follow (5.4)."""
    t.players[seat].actions -= cost
    t.music[instrument] = seat
    t.learn()
    t.tell("winter-log-music", seat=seat, instrument=instrument, n=cost)
    t.then(PlayCards(seat, instrument), *(Follow(other, instrument) for other in t.others(seat)))


@record
class PlayCards(OneAsks[Play | Place | Beat | Overcome | Done]):
    """The active player plays any number of cards of the instrument, with free actions between them (5.4, D8)."""

    prompt = "winter-ask-cards"
    phase = "actions"
    seat: Seat
    instrument: str

    def options(self, t: State) -> Shape:
        free = legal(free_actions(t, self.seat))
        if not holds(t, self.seat, self.instrument) and not (free and others_move_dwarfs(t, self.instrument)):
            return OneOf(())
        return OneOf((*legal(cards(t, self.seat, self.instrument)), *free, Done()))

    def take(self, t: State, choice: Play | Place | Beat | Overcome | Done) -> None:
        if not isinstance(choice, Play):
            t.learn()  # whether more is asked reveals whether a card is left
        if isinstance(choice, Done):
            is_plain = not legal(free_actions(t, self.seat))  # otherwise the hand may have no card of the instrument
            if is_plain:
                keep(t, self.seat, self.instrument)
            is_idle = is_plain and is_vain(t, self.seat, self.instrument)
            t.tell("winter-log-vain" if is_idle else "winter-log-done", seat=self.seat, instrument=self.instrument)
            return
        t.then(self)
        if isinstance(choice, Play):
            play_card(t, self.seat, choice.card)
        else:
            act(t, self.seat, choice)

    def obvious(self, t: State, seat: Seat, shape: Shape) -> Choice | None:
        """Return the only card of the instrument, if it simply brings resources, in full whatever is done first.

        Return the end if no card can bring anything, and nothing else can be done (R24).
        """
        choices = shape.choices if isinstance(shape, OneOf) else ()
        played = [choice for choice in choices if isinstance(choice, Play)]
        if len(choices) == len((*played, Done())) and is_vain(t, seat, self.instrument):
            return Done()
        if len(played) != 1:
            return None
        talent, stock = book(t).talent[played[0].card], t.players[seat].stock
        brought = dict(talent.gain) if talent.do == "gain" else {}
        if talent.do == "produce" and talent.resource and len(choices) == len((*played, Done())):
            brought = {talent.resource: yields(t, seat, talent)}
        most = book(t).limits.resource_max
        is_full = all(0 < n <= most - stock[resource] for resource, n in brought.items())
        return played[0] if brought and is_full else None

    def instrument_played(self, t: State) -> str:
        return self.instrument

    def otherwise(self, t: State) -> None:
        """Tell that no card of the instrument is left; free actions can wait, unless followers move dwarfs (R24)."""
        lack(t, self.seat, self.instrument)
        t.tell("winter-log-no-card-left", seat=self.seat, instrument=self.instrument)

    def default(self, t: State, seat: Seat) -> Choice:
        return Done()

    def public_options(self, t: State, seat: Seat) -> Shape | None:
        """Return the free actions, which follow from the board; the cards are secret."""
        return OneOf((*legal(free_actions(t, seat)), Done()))

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, instrument=self.instrument)

    def label(self, t: State, choice: Play | Place | Beat | Overcome | Done) -> Say:
        if isinstance(choice, Done):
            return say("winter-do-done")
        return action_label(t, self.seat, choice)

    def field_label(self, t: State, seat: Seat, choice: Play | Place | Beat | Overcome | Done, name: str) -> Say:
        return action_part(t, seat, choice, name)

    def warning(self, t: State, seat: Seat, choice: Choice) -> Say | None:
        return card_warning(t, seat, choice)

    def normalise(self, t: State, seat: Seat, choice: Choice) -> Choice:
        return with_only_set(t, seat, choice)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        return refuse_window(t, seat, choice, self.instrument)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return unavailable(cards(t, seat, self.instrument))


@record
class Follow(OneAsks[Play | Done]):
    """Another player may play cards of the instrument; those who have none pass automatically (5.4, D9, R60)."""

    prompt = "winter-ask-follow"
    phase = "actions"
    seat: Seat
    instrument: str

    def options(self, t: State) -> Shape:
        if not holds(t, self.seat, self.instrument):
            return OneOf(())
        return OneOf((*legal(cards(t, self.seat, self.instrument)), Done()))

    def obvious(self, t: State, seat: Seat, shape: Shape) -> Choice | None:
        """Return the end if no card of the instrument can bring anything (R24)."""
        return Done() if is_vain(t, seat, self.instrument) else None

    def take(self, t: State, choice: Play | Done) -> None:
        if isinstance(choice, Done):
            t.learn()
            is_idle = is_vain(t, self.seat, self.instrument)
            keep(t, self.seat, self.instrument)
            t.tell("winter-log-vain" if is_idle else "winter-log-done", seat=self.seat, instrument=self.instrument)
            return
        t.then(self)
        play_card(t, self.seat, choice.card)

    def instrument_played(self, t: State) -> str:
        return self.instrument

    def otherwise(self, t: State) -> None:
        """Tell that no card of the instrument is left, or that there was none."""
        lack(t, self.seat, self.instrument)
        has_played = any(book(t).instrument[card] == self.instrument for card in t.players[self.seat].played)
        text = "winter-log-no-card-left" if has_played else "winter-log-passes"
        t.tell(text, seat=self.seat, instrument=self.instrument)

    def default(self, t: State, seat: Seat) -> Choice:
        return Done()

    def public_options(self, t: State, seat: Seat) -> Shape | None:
        """Return the choice to stop, which everyone knows a follower has."""
        return OneOf((Done(),))

    def question(self, t: State, seat: Seat) -> Say:
        return say(self.prompt, seat=seat, instrument=self.instrument)

    def label(self, t: State, choice: Play | Done) -> Say:
        return say("winter-do-done") if isinstance(choice, Done) else action_label(t, self.seat, choice)

    def field_label(self, t: State, seat: Seat, choice: Play | Done, name: str) -> Say:
        assert isinstance(choice, Play), "only a card has a field"
        return card_part(t, seat, choice.card)

    def warning(self, t: State, seat: Seat, choice: Choice) -> Say | None:
        return card_warning(t, seat, choice)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        return refuse_follow(t, seat, choice, self.instrument)

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        return unavailable(cards(t, seat, self.instrument))


def is_vain(t: State, seat: Seat, instrument: str) -> bool:
    """Return whether none of the cards that a player holds for an instrument brings anything now (R24)."""
    catalogue = book(t)
    return all(
        talent_fault(t, seat, catalogue.talent[card]) or card_warning(t, seat, Play(card)) is not None
        for card in t.players[seat].hand
        if catalogue.instrument[card] == instrument
    )


def others_move_dwarfs(t: State, instrument: str) -> bool:
    """Return whether a follower may have a card that moves other players' dwarfs (R24)."""
    catalogue = book(t)
    moving = (card for card, talent in catalogue.talent.items() if talent.do == "move_from")
    return not is_solo(t) and any(catalogue.instrument[card] == instrument for card in moving)


def lack(t: State, seat: Seat, instrument: str) -> None:
    """Record as public that a hand has no card of the instrument (R60)."""
    player = t.players[seat]
    player.lacks += (instrument,)


def keep(t: State, seat: Seat, instrument: str) -> None:
    """Record as public that a hand has a card of the instrument, because its player was asked."""
    player = t.players[seat]
    player.keeps += (instrument,)
