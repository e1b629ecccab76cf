"""Recognises the characters that Discord accepts as emoji, from Unicode's own table (emoji-data, version 16)."""

_RANGES = """
A9 AE 203C 2049 2122 2139 2194-2199 21A9-21AA 231A-231B 2328 23CF 23E9-23F3 23F8-23FA 24C2 25AA-25AB 25B6 25C0
25FB-25FE 2600-2604 260E 2611 2614-2615 2618 261D 2620 2622-2623 2626 262A 262E-262F 2638-263A 2640 2642
2648-2653 265F-2660 2663 2665-2666 2668 267B 267E-267F 2692-2697 2699 269B-269C 26A0-26A1 26A7 26AA-26AB
26B0-26B1 26BD-26BE 26C4-26C5 26C8 26CE-26CF 26D1 26D3-26D4 26E9-26EA 26F0-26F5 26F7-26FA 26FD 2702 2705
2708-270D 270F 2712 2714 2716 271D 2721 2728 2733-2734 2744 2747 274C 274E 2753-2755 2757 2763-2764 2795-2797
27A1 27B0 27BF 2934-2935 2B05-2B07 2B1B-2B1C 2B50 2B55 3030 303D 3297 3299 1F004 1F0CF 1F170-1F171
1F17E-1F17F 1F18E 1F191-1F19A 1F1E6-1F1FF 1F201-1F202 1F21A 1F22F 1F232-1F23A 1F250-1F251 1F300-1F321
1F324-1F393 1F396-1F397 1F399-1F39B 1F39E-1F3F0 1F3F3-1F3F5 1F3F7-1F4FD 1F4FF-1F53D 1F549-1F54E 1F550-1F567
1F56F-1F570 1F573-1F57A 1F587 1F58A-1F58D 1F590 1F595-1F596 1F5A4-1F5A5 1F5A8 1F5B1-1F5B2 1F5BC 1F5C2-1F5C4
1F5D1-1F5D3 1F5DC-1F5DE 1F5E1 1F5E3 1F5E8 1F5EF 1F5F3 1F5FA-1F64F 1F680-1F6C5 1F6CB-1F6D2 1F6D5-1F6D7
1F6DC-1F6E5 1F6E9 1F6EB-1F6EC 1F6F0 1F6F3-1F6FC 1F7E0-1F7EB 1F7F0 1F90C-1F93A 1F93C-1F945 1F947-1F9FF
1FA70-1FA7C 1FA80-1FA89 1FA8F-1FAC6 1FACE-1FADC 1FADF-1FAE9 1FAF0-1FAF8
"""
_JOINERS = {0x200D, 0xFE0F, 0x20E3, *range(0xE0020, 0xE0080)}
_KEYCAPS = set(map(ord, "#*0123456789"))


def _bounds(entry: str) -> range:
    low, _, high = entry.partition("-")
    return range(int(low, 16), int(high or low, 16) + 1)


_EMOJI = frozenset(point for entry in _RANGES.split() for point in _bounds(entry))


def is_emoji(text: str) -> bool:
    """Return whether the text is exactly one Unicode emoji, single or joined."""
    points = [ord(letter) for letter in text]
    if not points or len(points) > 16:
        return False
    if points[0] in _KEYCAPS:
        return points[-1] == 0x20E3 and len(points) <= 3
    if points[0] not in _EMOJI or any(p not in _EMOJI and p not in _JOINERS for p in points):
        return False
    flags = sum(0x1F1E6 <= p <= 0x1F1FF for p in points)
    joined = points.count(0x200D)
    skins = sum(0x1F3FB <= p <= 0x1F3FF for p in points[1:])
    whole = sum(p in _EMOJI for p in points) - skins - (1 if flags == 2 else 0)
    return whole == joined + 1
