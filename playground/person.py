"""A person at a page, controlled by a test through the page's protocol."""

import asyncio
import itertools
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from playground.jsontypes import Json
from playground.known import Known
from playground.readable import button_named, menu_named, shown_values

PATIENCE = 60.0
"""Default timeout in seconds for anything awaited, even on a busy machine."""


class RefusedError(Exception):
    """The server refused an op; `error` is what the page receives."""

    def __init__(self, error: Json) -> None:
        super().__init__(json.dumps(error))
        self.error = error

    @property
    def code(self) -> str:
        """The id of the refusal's message."""
        return str(self.error["code"])


@dataclass(frozen=True, slots=True)
class Outcome:
    """The final state of an interaction, with the message that answered it."""

    id: str
    state: str
    reason: str | None = None
    message: Json | None = None
    modal: Json | None = None


class Person(Known):
    """A person with an open page."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        super().__init__()
        self._socket = socket
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._changed: dict[str, asyncio.Event] = {}
        """Events that wake waiting tasks, by the interaction they wait for; "" for any change."""
        self._reader = asyncio.create_task(self._read(), name="playground-person")

    @classmethod
    async def sit_down(
        cls,
        http: ClientSession,
        address: str,
        *,
        name: str = "",
        locale: str = "en-US",
        person_id: str | None = None,
    ) -> "Person":
        """Open a page and join, as a new person of this name or as the one with this id."""
        person = cls(await http.ws_connect(f"{address}/page", max_msg_size=0))
        if person_id is None:
            person_id = (await person.ask("person_create", name=name, locale=locale))["person"]["id"]
        person.enter(await person.ask("join", person=person_id))
        return person

    async def leave(self) -> None:
        """Close the page."""
        await self._socket.close()
        await asyncio.gather(self._reader, return_exceptions=True)

    # Requests.

    async def ask(self, op: str, **fields: Any) -> Json:
        """Send an op and return its answer.

        Raises:
            RefusedError: the server refused it.
        """
        number = next(self._numbers)
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        await self._socket.send_json({"op": op, "ref": number, **fields})
        async with asyncio.timeout(PATIENCE):
            frame = await answer
        if not frame["ok"]:
            raise RefusedError(frame["error"])
        data: Json = frame["data"]
        return data

    async def wait_for(self, found: Callable[[], Any], patience: float = PATIENCE, *, of: str = "") -> Any:
        """Wait until a condition is true, and return its value.

        Args:
            found: the condition.
            patience: maximum seconds to wait.
            of: the interaction whose changes trigger a check; "" for any change.
        """
        try:
            async with asyncio.timeout(patience):
                while not (value := found()):
                    changed = self._changed.setdefault(of, asyncio.Event())
                    changed.clear()
                    await changed.wait()
                self._changed.pop(of, None)
                return value
        except TimeoutError:
            raise TimeoutError(f"nothing came in {patience} s") from None

    async def catch_up(self) -> None:
        """Wait until everything the server has sent so far has arrived; messages arrive in order."""
        await self.ask("hello")

    # Messages.

    async def history(self, channel: str) -> list[Json]:
        """Fetch the latest messages of a channel, and remember them."""
        found: list[Json] = (await self.ask("history", channel=channel, limit=100))["messages"]
        self._messages |= {one["id"]: one for one in found}
        return found

    async def wait_message(self, channel: str, wanted: Callable[[Json], bool], patience: float = PATIENCE) -> Json:
        """Wait until a message of a channel matches; return the latest match."""
        found: Json = await self.wait_for(
            lambda: next((one for one in reversed(self.messages(channel)) if wanted(one)), None), patience
        )
        return found

    async def say(self, channel: str, content: str) -> Json:
        """Send a plain message."""
        message: Json = (await self.ask("send", channel=channel, content=content))["message"]
        return message

    # Commands and controls.

    async def run(self, command: str, channel: str, *, wait: bool = True, **options: Any) -> Outcome:
        """Run a command such as `"game new"` with options by name, and return its outcome."""
        name, *path = command.split()
        found = await self._command(name)
        answer = await self.ask("command", channel=channel, command=found, path=path, options=options)
        return await self.outcome(answer["interaction"], wait=wait)

    async def complete(self, command: str, channel: str, focused: str, **options: Any) -> list[Json]:
        """Return the choices of an autocomplete for the focused option."""
        name, *path = command.split()
        found = await self._command(name)
        answer = await self.ask(
            "autocomplete", channel=channel, command=found, path=path, options=options, focused=focused
        )
        choices: list[Json] = answer["choices"]
        return choices

    async def press(self, message: Json, name: str, *, wait: bool = True) -> Outcome:
        """Press a button by its label or custom_id."""
        custom_id = button_named(self._messages.get(message["id"], message), name)["custom_id"]
        return await self.press_id(message["id"], custom_id, wait=wait)

    async def press_id(self, message_id: str, custom_id: str, *, wait: bool = True) -> Outcome:
        """Press a button by message id and custom_id."""
        answer = await self.ask("press", message=message_id, custom_id=custom_id)
        return await self.outcome(answer["interaction"], wait=wait)

    async def choose(self, message: Json, *picked: str, menu: str | None = None, wait: bool = True) -> Outcome:
        """Choose options of a menu by label or value."""
        found = menu_named(self._messages.get(message["id"], message), menu)
        lines = found.get("options", [])
        values = [_value(lines, one) for one in picked]
        answer = await self.ask("select", message=message["id"], custom_id=found["custom_id"], values=values)
        return await self.outcome(answer["interaction"], wait=wait)

    async def submit(self, opened: Outcome, *, wait: bool = True, **values: Any) -> Outcome:
        """Submit the modal that an outcome opened; fields that are not given stay as they were shown."""
        shown = shown_values(opened.modal) if opened.modal is not None else {}
        answer = await self.ask("modal_submit", interaction=opened.id, values=shown | values)
        return await self.outcome(answer["interaction"], wait=wait)

    async def admin(self, do: str, **fields: Any) -> None:
        """Run an admin op."""
        await self.ask("admin", do=do, **fields)

    async def outcome(self, interaction: str, *, wait: bool = True, patience: float = PATIENCE) -> Outcome:
        """Return the final state of an interaction; without `wait`, its state once acknowledged."""
        ended = ("done", "modal", "failed") if wait else ("done", "modal", "failed", "thinking")
        await self.wait_for(
            lambda: self.interactions.get(interaction, {}).get("state") in ended, patience, of=interaction
        )
        known = self.interactions[interaction]
        message = self._messages.get(known.get("response", ""))
        return Outcome(interaction, known["state"], known.get("reason"), message, known.get("modal"))

    # Pushed events.

    async def _command(self, name: str) -> str:
        found = await self.wait_for(
            lambda: next((one["id"] for one in self.commands.values() if one["name"] == name), None)
        )
        return str(found)

    async def _read(self) -> None:
        async for frame in self._socket:
            if frame.type is not WSMsgType.TEXT:
                continue
            body = orjson.loads(frame.data)
            if "event" in body:
                self.learn(body)
            elif (answer := self._answers.pop(body["ref"], None)) and not answer.done():
                answer.set_result(body)
            for of in ("", body.get("interaction", {}).get("id", "")):
                if (changed := self._changed.get(of)) is not None:
                    changed.set()


def _value(lines: Sequence[Json], wanted: str) -> str:
    """Return the value of the option with this label; ids of people and channels are returned unchanged."""
    for one in lines:
        if wanted in (one["value"], one["label"]):
            return str(one["value"])
    if lines:
        raise LookupError(f"no line {wanted!r}; there are {[one['label'] for one in lines]}")
    return wanted
