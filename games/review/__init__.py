"""The review of a finished game: the effects of luck and of choices, and the decisions that turned it.

Every decision is judged by what its seat knew at the time, on imagined deals; hindsight plays no part.
"""
