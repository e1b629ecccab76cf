"""The parameters of the heuristic: how much a threat, a resource or a hero counts."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class Weights:
    """The figures of `weights.toml`, which explains them; an instance is hashed by identity, as a key of caches."""

    action: float
    card: float
    relief: float
    spot: float
    late_spot: float
    closed_spot: float
    glory: float
    enough: float
    harmless: float
    planned: float
    own: float
    safe_own: float
    per_action: float
    per_resource: float
    per_week: float
    music: float
    buy: float
    idle: float
    defeat: float
    scale: float
    clear: float
    rich: float
    lead: float
    step: float
    step_from: float
    step_more: float
    recruit: float
    promote: float
    recall: float
    alarm: Mapping[str, float]
    unit: Mapping[str, float]
