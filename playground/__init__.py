"""The playground: a small, strict Discord-like server that lets the real bot run without an account."""
