"""Checks the addresses of pictures and links as Discord does."""

SCHEME = "URL_TYPE_INVALID_SCHEME"
SCHEMES = ("http", "https")


def media_fault(url: str) -> tuple[str, str] | None:
    """Return the code and message of the fault in the address of a picture or (uploaded) file, None if valid."""
    scheme, found, rest = url.partition("://")
    if not found or scheme not in (*SCHEMES, "attachment"):
        return SCHEME, f"Scheme is not supported. Scheme must be one of {SCHEMES}."
    if not rest or any(letter.isspace() for letter in url):
        return "URL_TYPE_INVALID_URL", "Not a well formed URL."
    return None


def web_fault(url: str) -> tuple[str, str] | None:
    """Return the code and message of the fault in the address of a link, None if valid."""
    if url.startswith("attachment://"):
        return SCHEME, "Scheme is not supported. Scheme must be one of ('http', 'https', 'discord')."
    return media_fault(url)
