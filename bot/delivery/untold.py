"""What somebody could not be told, kept with what is known of them until their next interaction."""

from pydantic import TypeAdapter, ValidationError

from bot.post import Post

KEPT_S = 7 * 24 * 3600.0
"""Seconds after which a sentence that could not be told is no news any more."""
MOST = 5
"""Sentences that are kept for one person."""

_POSTS: TypeAdapter[tuple[tuple[float, Post], ...]] = TypeAdapter(tuple[tuple[float, Post], ...])


def posts_in(untold: str, now: float) -> tuple[Post, ...]:
    """Return what is still worth telling, oldest first; what cannot be read is not."""
    return tuple(post for _, post in _fresh(untold, now))


def with_post(untold: str, post: Post, now: float) -> str:
    """Return the same with one post more, unless it waits already."""
    kept = _fresh(untold, now)
    if any(post == known for _, known in kept):
        return untold
    return _POSTS.dump_json((*kept, (now, post))[-MOST:]).decode()


def without_posts(untold: str, told: tuple[Post, ...], now: float) -> str:
    """Return the same without what has been told by now; empty when nothing is left."""
    left = tuple((at, post) for at, post in _fresh(untold, now) if post not in told)
    return _POSTS.dump_json(left).decode() if left else ""


def _fresh(untold: str, now: float) -> tuple[tuple[float, Post], ...]:
    if not untold:
        return ()
    try:
        return tuple((at, post) for at, post in _POSTS.validate_json(untold) if now - at < KEPT_S)
    except ValidationError:
        return ()
