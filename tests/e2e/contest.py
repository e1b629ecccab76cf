"""A tournament in the playground: opening and arranging it, and reading its state from the database."""

from bot.ids import ControlAction, ControlId
from playground.person import Outcome, Person
from playground.readable import menus, text_of
from tests.e2e.evening import Evening, says, until
from tests.e2e.forging import send
from tests.e2e.player import EPHEMERAL
from tests.e2e.room import told
from tournaments import TOURNAMENTS, Entry, Tournament, fold
from tournaments.log import FACTS


class Contest:
    """One tournament.

    Attributes:
        id: the id of the tournament.
        channel: its channel.
        keeper: its organiser.
    """

    def __init__(self, evening: Evening, keeper: Person, channel: str, tournament: str) -> None:
        self._evening, self.keeper, self.channel, self.id = evening, keeper, channel, tournament

    @classmethod
    async def open(
        cls, evening: Evening, keeper: Person, channel: str, *people: Person, game: str = "tunhell", **settings: str
    ) -> "Contest":
        """Open a tournament, choose settings (an underscore stands for a hyphen), and enrol people."""
        await keeper.ask("moderator", on=True)
        offered = (await keeper.run("organise", channel)).message
        (menu,) = menus(offered)
        assert "Players can enrol now." in told(await keeper.choose(offered, game, menu=menu["custom_id"]))
        ((tournament,),) = evening.ask("SELECT id FROM tournaments ORDER BY opened DESC LIMIT 1")
        await keeper.wait_message(
            channel, lambda one: not one["flags"] & EPHEMERAL and says("Nobody has enrolled")(one)
        )
        made = cls(evening, keeper, channel, tournament)
        await keeper.submit(await made.press(keeper, "set", values=["title"]), answer="Autumn cup")
        posted = says("### Autumn cup", "Nobody has enrolled")
        await keeper.wait_message(channel, lambda one: not one["flags"] & EPHEMERAL and posted(one))
        for name, value in settings.items():
            await made.press(keeper, "set", name.replace("_", "-"), values=[value])
        for person in people:
            await made.press(person, "enrol")
        return made

    async def press(self, person: Person, *path: str, values: list[str] | None = None) -> Outcome:
        """Press a control on the tournament's current message in the channel."""
        known = self._evening.playground.parts.world.messages
        await until(lambda: self.message in known)  # it is posted again at the end, and the old one deleted
        control = ControlId(ControlAction.TOURNAMENT, self.id, path=path)
        return await send(self._evening, person, self.message, str(control), values)

    @property
    def message(self) -> str:
        """The id of its message in the channel."""
        return str(self._evening.ask("SELECT message FROM tournaments WHERE id = ?", self.id)[0][0])

    @property
    def now(self) -> Tournament:
        """The tournament as stored."""
        ((state,),) = self._evening.ask("SELECT state FROM tournaments WHERE id = ?", self.id)
        return TOURNAMENTS.load(state)

    @property
    def folded(self) -> Tournament:
        """The tournament that its log folds to."""
        sql = "SELECT n, payload, person, at, key FROM tournament_log WHERE tournament = ? ORDER BY n"
        return fold(Entry(n, FACTS.load(payload), *rest) for n, payload, *rest in self._evening.ask(sql, self.id))

    @property
    def tables(self) -> list[tuple[str, int, int]]:
        """Its tables in play: id, person at the second seat, and channel."""
        return self._evening.ask(
            "SELECT t.id, s.person, t.channel FROM tournament_tables tt JOIN tables t ON t.id = tt.table_id"
            " JOIN seats s ON s.table_id = t.id AND s.seat = 1 WHERE tournament = ? AND t.phase = 'playing'",
            self.id,
        )

    @property
    def errands(self) -> int:
        """The number of pending errands."""
        return self._evening.ask("SELECT count(*) FROM tournament_errands WHERE tournament = ?", self.id)[0][0]

    def announced(self) -> list[str]:
        """Return everything announced in its channel, oldest first."""
        return [text_of(one) for one in self.keeper.messages(self.channel) if not one["flags"] & EPHEMERAL]
