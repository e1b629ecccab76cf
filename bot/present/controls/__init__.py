"""The controls of a decision: which to show at each step, and what a press means."""
