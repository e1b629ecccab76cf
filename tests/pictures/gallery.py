"""Draw every situation in both languages, with a page that shows each message on a desktop and a phone."""

import sys
from html import escape
from pathlib import Path

from locales import LOCALES
from tests.pictures.situations import shown

FOLDER = Path(__file__).parents[2] / "build" / "gallery"
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Porion: gallery</title>
<style>body{{margin:24px;font:16px sans-serif;background:#313338;color:#dbdee1}} .light{{background:#fff;color:#222}}
section{{padding:16px}} figure{{display:inline-block;margin:8px;vertical-align:top}} img{{display:block;margin:4px 0}}
.desktop{{max-width:550px;max-height:350px}} .phone{{width:340px}} figcaption{{max-width:400px;padding:6px 0}}
</style>{body}</html>"""


def main() -> None:
    """Draw all situations. A desktop client fits pictures into 550 x 350; a phone uses the message's width."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sections = []
    for situation in shown():
        name = f"{situation.game}-{situation.name}"
        figures = []
        for locale in LOCALES:
            told = situation.describe(locale)
            messages: dict[str, list[str]] = {"desktop": [], "phone": []}
            for panel, data in situation.draw(locale).items():
                file = f"{name}-{panel}-{locale}.png"
                (FOLDER / file).write_bytes(data)
                for client, images in messages.items():
                    images.append(f'<img class="{client}" src="{file}" alt="{escape(told[panel], quote=True)}">')
            alt = "<br>".join(map(escape, told.values()))
            figures += [
                f"<figure>{''.join(images)}<figcaption>{locale}, {client}: {alt}</figcaption></figure>"
                for client, images in messages.items()
            ]
        theme = ' class="light"' if len(sections) % 2 else ""
        sections.append(f"<section{theme}><h2>{escape(name)}</h2>{''.join(figures)}</section>")
    (FOLDER / "index.html").write_text(PAGE.format(body="".join(sections)), encoding="utf-8")
    print(f"{len(sections)} situations: {FOLDER / 'index.html'}", file=sys.stderr)


if __name__ == "__main__":
    main()
