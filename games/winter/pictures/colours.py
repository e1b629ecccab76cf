"""The art of this game, and the colours of its pictures besides the standard ones and those of its art."""

from pathlib import Path

from games.draw import Art

ICE, ICE_EDGE = "#27465f", "#a8dcff"
"""An area with a disaster, and the sky of the cover."""
SNOW = "#dcebf5"
"""The ground in the picture of the cover."""
RING, RING_EDGE = "#4d3f28", "#e0aa4a"
"""An area next to the castle."""
COURT = "#6b5324"
"""The castle."""
ALARM = "#5a241c"
"""The background of what threatens defeat."""
BAND = "#7a4d22"
"""The middle of a hero card, with its talent."""

ART = Art(Path(__file__).with_name("art.svg"), (ICE, ICE_EDGE, SNOW, RING, RING_EDGE, COURT, ALARM, BAND))
