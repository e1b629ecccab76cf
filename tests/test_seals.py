"""A seal identifies changed fields, and is valid for one document only."""

from games.seals import Seal, altered, seal_of

KEY = b"the key of one bot"
FIELDS = {"seed": "mine", "players": ["Mira", "Odo"]}


def test_what_is_as_it_was_sealed_fits():
    """An unchanged document is accepted with the right key only."""
    seal = seal_of(FIELDS, KEY, "table")
    assert altered(FIELDS, KEY, seal) == ()
    assert altered(FIELDS, b"another", seal) == ("seed", "players")
    assert altered({**FIELDS, "seed": "yours"}, KEY, seal) == ("seed",)


def test_no_field_of_another_document_fits():
    """Each code depends on its document, so parts of two valid documents cannot be combined."""
    seal, other = seal_of(FIELDS, KEY, "table"), seal_of(FIELDS, KEY, "another table")
    mixed = Seal(of=seal.of, codes={**seal.codes, "players": other.codes["players"]})
    assert altered(FIELDS, KEY, mixed) == ("players",)
