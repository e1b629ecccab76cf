"""Write every situation as a picture, in both languages, and a page that shows them wide and as on a phone."""

import sys
from html import escape
from pathlib import Path

from locales import LOCALES
from tests.pictures.situations import shown

FOLDER = Path(__file__).parents[2] / "build" / "gallery"
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Porion: gallery</title>
<style>body{{margin:24px;font:16px sans-serif;background:#313338;color:#dbdee1}} .light{{background:#fff;color:#222}}
section{{padding:16px}} figure{{display:inline-block;margin:8px;vertical-align:top}} img{{display:block}}
.wide{{width:800px}} .phone{{width:400px}} figcaption{{max-width:400px;padding:6px 0}}</style>{body}</html>"""


def main() -> None:
    """Draw them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    sections = []
    for situation in shown():
        name = f"{situation.game}-{situation.name}"
        figures = []
        for locale in LOCALES:
            (FOLDER / f"{name}-{locale}.png").write_bytes(situation.draw(locale))
            alt = escape(situation.describe(locale), quote=True)
            figures += [
                f'<figure><img class="{width}" src="{name}-{locale}.png" alt="{alt}">'
                f"<figcaption>{locale}, {width}: {alt if width == 'phone' else ''}</figcaption></figure>"
                for width in ("phone", "wide")
            ]
        theme = ' class="light"' if len(sections) % 2 else ""
        sections.append(f"<section{theme}><h2>{escape(name)}</h2>{''.join(figures)}</section>")
    (FOLDER / "index.html").write_text(PAGE.format(body="".join(sections)), encoding="utf-8")
    print(f"{len(sections)} situations: {FOLDER / 'index.html'}", file=sys.stderr)


if __name__ == "__main__":
    main()
