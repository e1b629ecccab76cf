"""Everything that can be looked up: the things on the board, with figures from the catalogue."""

from collections.abc import Mapping, Sequence

from games.core import Say, Sign, say

from .cards import EDITIONS


def glossary() -> Mapping[str, Sequence[Say]]:
    """Return each thing, what it does, and its figures in the current edition."""
    book = EDITIONS[EDITIONS.current]
    shares = say("poursuite-fact-shares", front=book.front, other=book.other, shortage=book.shortage)
    faces = tuple(Sign(face) if face.isdecimal() else say("poursuite-name-wotan") for face in book.faces)
    facts: Mapping[str, tuple[Say, ...]] = {
        "kobold": (),
        "wotan": (),
        "wagon": (),
        "mole": (say("poursuite-fact-moles", n=book.moles),),
        "cave": (shares,),
        "treasure": (say("poursuite-fact-treasures", n=book.treasures),),
        "die": (say("poursuite-fact-faces", faces=faces),),
    }
    return {thing: (say(f"poursuite-name-{thing}.does"), *told) for thing, told in facts.items()}
