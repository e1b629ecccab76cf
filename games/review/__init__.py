"""The review of a finished game: what luck did, what choices did, and which decisions turned it.

Every decision is judged from what its seat knew then, on imagined deals; nothing is judged from hindsight.
"""
