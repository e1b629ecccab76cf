"""The choices people can make; the fields of a choice are in the order in which they are asked."""

from typing import Literal

from games.core import Choice, Seat, record

from .rows import Action

Token = Literal["", "prospect", "exploit", "build"]
Word = Literal["open", "mystery", "gallery", "vein", "building", "impediment"]


@record
class Keep(Choice):
    """Keep this card (D3, D4, D5, D6, D20)."""

    card: str


@record
class Toss(Choice):
    """Discard this card (D5, D6)."""

    card: str


@record
class Give(Choice):
    """Give this card to an opponent (D1, D4, D5)."""

    card: str
    seat: Seat


@record
class Act(Choice):
    """The actions in the order in which they will be carried out (D11)."""

    first: Action
    second: Token = ""
    third: Token = ""


@record
class Idle(Choice):
    """Take no action, because none is possible (D11)."""


@record
class Hinder(Choice):
    """Play an impediment on an opponent (D12)."""

    card: str
    seat: Seat


@record
class Enough(Choice):
    """Play no impediment, or no further one (D12)."""


@record
class LetPass(Choice):
    """Play no impediment now, nor later as long as none is held that could be played (D12)."""


@record
class Tile(Choice):
    """The tile to lay next (D13)."""

    card: str


@record
class Lay(Choice):
    """Lay a tile on a cell of the player's own mine, turned clockwise by this many degrees (D13)."""

    card: str
    cell: str
    turn: int = 0


@record
class Demolish(Choice):
    """Discard an end tile of the player's own mine instead of laying tiles (D13)."""

    cell: str


@record
class Decline(Choice):
    """End the action (D13, D15)."""


@record
class Hire(Choice):
    """Buy a miner before exploiting (D14)."""


@record
class Spare(Choice):
    """Exploit without buying a miner (D14)."""


@record
class Erect(Choice):
    """Pay for a building from the hand (D15)."""

    card: str


@record
class Accept(Choice):
    """Pay for what a contract offers (D7)."""


@record
class Refuse(Choice):
    """Refuse a contract's offer, or take none of the cards looked at (D7, D20)."""


@record
class Bribe(Choice):
    """Bribe the caravan before the die is rolled (D8)."""


@record
class Trust(Choice):
    """Let the die decide without a bribe (D8)."""


@record
class Lose(Choice):
    """The end tile that is lost (D9)."""

    cell: str


@record
class Abandon(Choice):
    """The building that is lost (D10)."""

    card: str


@record
class Pass(Choice):
    """Neither sell nor act in phase III (D16)."""


@record
class Sell(Choice):
    """Sell a card from the hand to the bank (D16)."""

    card: str


@record
class Use(Choice):
    """Use the special action of one of the player's buildings; the tool store also discards a card (D16)."""

    building: str
    card: str = ""


@record
class Sabotage(Choice):
    """Send saboteurs to an opponent (D16, Greys of Dulgard)."""

    seat: Seat


@record
class Rejoin(Choice):
    """Come back to the market after staying out of it (8.2)."""


@record
class Offer(Choice):
    """Begin an offer on the market: a sale, or a swap of one card for one (D18)."""

    deal: Literal["sale", "swap"]


@record
class To(Choice):
    """Whom an offer is for (D18)."""

    seat: Seat


@record
class Put(Choice):
    """The card that the player puts into a deal (D18)."""

    card: str


@record
class Claim(Choice):
    """How a card is shown: open, or blind with a claim that may be false: a type, a card, or a mystery (D18)."""

    how: Word
    card: str = ""


@record
class Propose(Choice):
    """Make an offer although another one waits for the player's answer (D18)."""


@record
class Consider(Choice):
    """Answer one of several offers first (D18)."""

    offer: int


@record
class Buy(Choice):
    """Accept a sale offer (D18)."""

    offer: int


@record
class Turndown(Choice):
    """Refuse an offer, or the answer to the player's own swap (D18)."""

    offer: int


@record
class Haggle(Choice):
    """Refuse a sale offer and name another price, which is not binding (D18)."""

    offer: int


@record
class Meet(Choice):
    """Offer a card again, at the price that its buyer named (D18)."""

    offer: int


@record
class Answer(Choice):
    """Answer a swap offer with a card of the player's own (D18)."""

    offer: int


@record
class Confirm(Choice):
    """Carry out the player's own swap as it was answered (D18)."""

    offer: int


@record
class Withdraw(Choice):
    """Withdraw the player's own open offer (D18)."""

    offer: int

    @property
    def undoes(self) -> bool:
        """It is."""
        return True


@record
class Done(Choice):
    """Leave the market for this round (D18)."""


@record
class StayOut(Choice):
    """Leave the market until further notice (D18)."""


@record
class Upgrade(Choice):
    """Pay for the next level of the mine (D19)."""


@record
class Stay(Choice):
    """Keep the present level (D19)."""
