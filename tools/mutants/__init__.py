"""Mutation testing: plants small faults in the code, one at a time, and finds those that no test notices."""
