"""Addresses: which Discord takes for pictures, and which for links."""

SCHEME = "URL_TYPE_INVALID_SCHEME"
SCHEMES = ("http", "https")


def media_fault(url: str) -> tuple[str, str] | None:
    """Return the code and words of what is wrong with the address of a picture or file, which may be one sent along."""
    scheme, found, rest = url.partition("://")
    if not found or scheme not in (*SCHEMES, "attachment"):
        return SCHEME, f"Scheme is not supported. Scheme must be one of {SCHEMES}."
    if not rest or any(letter.isspace() for letter in url):
        return "URL_TYPE_INVALID_URL", "Not a well formed URL."
    return None


def web_fault(url: str) -> tuple[str, str] | None:
    """Return the address of a link to follow, which leads to the web."""
    if url.startswith("attachment://"):
        return SCHEME, "Scheme is not supported. Scheme must be one of ('http', 'https', 'discord')."
    return media_fault(url)
