"""Pictures that an animation would give away come into an ephemeral message once it has ended."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.delivery.choosing import Answers, Choosing
from bot.delivery.pictures import Draft
from bot.post import Picture, Post, Text
from locales import words
from tests.bot.service.evening import Clock

from .test_answers import ANN, SEEN, opened


async def test_pictures_that_an_animation_holds_back_are_shown_after_it():
    """Its message is edited once it has ended, though nothing else of it changes."""
    clock = Clock()
    tries = list[tuple[str, ...]]()

    async def edit(post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        tries.append(tuple(block.name for block in post.blocks if isinstance(block, Picture)))
        return dict.fromkeys(tries[-1], 1)

    class Boards:
        """Draws one picture at once."""

        def plan(self, *_: object) -> Sequence[Picture]:
            return [Picture("board-new.png", b"", "the position")]

        async def draw(self, *_: object, **__: object) -> Sequence[Picture]:
            return self.plan()

    def made(pictures: Sequence[Picture]) -> Post:
        return Post((*pictures, Text("news")))

    def draft(*_: object) -> Draft:
        return Draft(Boards(), SEEN, words("en"), made, until=clock() + left, clock=clock, holds_back=True)

    left, files = 5.0, {"board-old.png": 1}
    answers = Answers(Choosing(clock), clock)
    answers.keep(SEEN, replace(opened(7, []), draft=draft, edit=edit, digest=draft().digest(files), files=files))
    await answers.refresh(SEEN, ANN)
    left = 0.0
    for _ in range(2):
        await answers.refresh(SEEN, ANN)
    assert tries == [("board-new.png",)]
