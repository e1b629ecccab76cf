"""The playground: a small, strict Discord-like server, so that the real bot runs without an account."""
