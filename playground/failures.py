"""Switches that make the bot's requests fail, to test how it recovers."""

from dataclasses import dataclass

from playground.clock import Clock
from playground.faults import ApiError, limited


@dataclass(slots=True)
class Failures:
    """The failures to inject next."""

    clock: Clock
    times: int = 0
    status: int = 500
    retry_after: float = 1.0
    where: str = "any"
    carried_out: bool = False
    delay: float = 0.0

    async def before(self, method: str, path: str) -> None:
        """Delay or fail a request before it is carried out, as configured."""
        if self.delay:
            await self.clock.sleep(self.delay)
        if not self.carried_out:
            self._meet(method, path)

    def after(self, method: str, path: str) -> None:
        """Fail a request after it was carried out, as configured: its answer is lost."""
        if self.carried_out:
            self._meet(method, path)

    def _meet(self, method: str, path: str) -> None:
        if self.times <= 0 or not self._concerns(method, path):
            return
        self.times -= 1
        if self.status == 429:
            raise limited(self.retry_after)
        raise ApiError(self.status, 0, f"{self.status}: playground failure")

    def _concerns(self, method: str, path: str) -> bool:
        if self.where == "callbacks":
            return path.endswith("/callback")
        if self.where == "messages":
            return method in ("POST", "PATCH") and "/channels/" in path and "/messages" in path
        return True
