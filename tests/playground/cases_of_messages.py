"""Message bodies within and beyond each limit, with Discord's errors."""

from .bodies import button, classic, container, embed, gallery, layout, lines, menu, row, section, text

# body, path of the fault, its code
KNOWN_TO_THE_DESCRIPTION = {
    "content a number": ({"content": 5}, "content", "STRING_TYPE_CONVERT"),
    "11 embeds": ({"embeds": [{"title": "a"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    "embed title of 257": (embed(title="a" * 257), "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    "embed text of 4097": (embed(description="a" * 4097), "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    "26 fields": (embed(fields=[{"name": "a", "value": "b"}] * 26), "embeds.0.fields", "BASE_TYPE_MAX_LENGTH"),
    "field name of 257": (
        embed(fields=[{"name": "a" * 257, "value": "b"}]),
        "embeds.0.fields.0.name",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "field value of 1025": (
        embed(fields=[{"name": "a", "value": "b" * 1025}]),
        "embeds.0.fields.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "field without value": (embed(fields=[{"name": "a"}]), "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED"),
    "footer of 2049": (embed(footer={"text": "a" * 2049}), "embeds.0.footer.text", "BASE_TYPE_MAX_LENGTH"),
    "author of 257": (embed(author={"name": "a" * 257}), "embeds.0.author.name", "BASE_TYPE_MAX_LENGTH"),
    "embed colour too big": (embed(color=1 << 24), "embeds.0.color", "NUMBER_TYPE_MAX"),
    "six buttons": (classic(row(*map(button, range(6)))), "components.0.components", "BASE_TYPE_MAX_LENGTH"),
    "empty row": (classic(row()), "components.0.components", "BASE_TYPE_MIN_LENGTH"),
    "label of 81": (
        classic(row(button(label="a" * 81))),
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "custom_id of 101": (
        classic(row(button(custom_id="a" * 101))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "custom_id empty": (
        classic(row(button(custom_id=""))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_MIN_LENGTH",
    ),
    "26 lines": (classic(row(menu(26))), "components.0.components.0.options", "BASE_TYPE_MAX_LENGTH"),
    "no line": (classic(row(menu(0))), "components.0.components.0.options", "BASE_TYPE_MIN_LENGTH"),
    "line label of 101": (
        classic(row(menu(options=[{"label": "a" * 101, "value": "v"}]))),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "line value of 101": (
        classic(row(menu(options=[{"label": "a", "value": "v" * 101}]))),
        "components.0.components.0.options.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "line description of 101": (
        classic(row(menu(options=[{"label": "a", "value": "v", "description": "d" * 101}]))),
        "components.0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "placeholder of 151": (
        classic(row(menu(placeholder="a" * 151))),
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "max_values 26": (
        classic(row(menu(max_values=26))),
        "components.0.components.0.max_values",
        "NUMBER_TYPE_MAX",
    ),
    "four texts in a section": (layout(section(*[text()] * 4)), "components.0.components", "BASE_TYPE_MAX_LENGTH"),
    "section without accessory": (
        layout({"type": 9, "components": [text()]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "menu as accessory": (layout(section(text(), accessory=menu())), "components.0.accessory", "UNION_TYPE_CHOICES"),
    "empty text": (layout(text("")), "components.0.content", "BASE_TYPE_MIN_LENGTH"),
    "text of 4001": (layout(text("a" * 4001)), "components.0.content", "BASE_TYPE_MAX_LENGTH"),
    "eleven pictures": (layout(gallery(*["https://a.b/c"] * 11)), "components.0.items", "BASE_TYPE_MAX_LENGTH"),
    "no picture": (layout(gallery()), "components.0.items", "BASE_TYPE_MIN_LENGTH"),
    "alternative text of 1025": (
        layout(gallery("https://a.b/c", description="a" * 1025)),
        "components.0.items.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "gap of 3": (layout({"type": 14, "spacing": 3}), "components.0.spacing", "BASE_TYPE_CHOICES"),
    "accent too big": (layout(container(text(), accent_color=1 << 24)), "components.0.accent_color", "NUMBER_TYPE_MAX"),
    "container in container": (
        layout(container(container(text()))),
        "components.0.components.0",
        "UNION_TYPE_CHOICES",
    ),
    "a text input in a message": (
        classic(row({"type": 4, "custom_id": "a", "style": 1})),
        "components.0.components.0",
        "UNION_TYPE_CHOICES",
    ),
    "button alone": (layout(button()), "components.0", "UNION_TYPE_CHOICES"),
    "eleven attachments": (
        {"content": "a", "attachments": [{"id": n} for n in range(11)]},
        "attachments",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "attachment text of 1025": (
        {"content": "a", "attachments": [{"id": 0, "description": "a" * 1025}]},
        "attachments.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "role as default person": (
        classic(row({"type": 5, "custom_id": "a", "default_values": [{"id": "1", "type": "role"}]})),
        "components.0.components.0.default_values.0.type",
        "BASE_TYPE_CHOICES",
    ),
    "content of 2001": ({"content": "a" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
}
BEYOND_THE_DESCRIPTION = {
    "6001 characters in embeds": (
        {"embeds": [{"description": "a" * 3000}, {"description": "a" * 3001}]},
        "embeds.1",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "embed with nothing": ({"embeds": [{}]}, "embeds.0.description", "BASE_TYPE_REQUIRED"),
    "field of blanks": (
        embed(fields=[{"name": " ", "value": "b"}]),
        "embeds.0.fields.0.name",
        "BASE_TYPE_REQUIRED",
    ),
    "time that is none": (embed(timestamp="noon"), "embeds.0.timestamp", "DATE_TIME_TYPE_PARSE"),
    "six rows": (classic(*(row(button(n)) for n in range(6))), "components", "BASE_TYPE_BAD_LENGTH"),
    "menu and button": (classic(row(menu(), button())), "components.0", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "two menus": (
        classic(row(menu(), menu(custom_id="b"))),
        "components.0",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "same custom_id": (
        classic(row(button(1), button(1))),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "same custom_id, nested": (
        layout(container(section(text(), accessory=button(1))), row(button(1))),
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "same id": (
        layout({**text(), "id": 7}, {**text(), "id": 7}),
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    "button without custom_id": (
        classic(row(button(custom_id=None))),
        "components.0.components.0",
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    "button with url": (
        classic(row(button(url="https://a.b"))),
        "components.0.components.0",
        "COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "link without url": (
        classic(row(button(style=5, custom_id=None))),
        "components.0.components.0",
        "BASE_TYPE_REQUIRED",
    ),
    "link with custom_id": (
        classic(row(button(style=5, url="https://a.b"))),
        "components.0.components.0",
        "COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "link of another scheme": (
        classic(row({"type": 2, "style": 5, "label": "a", "url": "ftp://a.b"})),
        "components.0.components.0.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "premium button": (
        classic(row({"type": 2, "style": 6, "sku_id": "1"})),
        "components.0.components.0",
        "BUTTON_COMPONENT_PREMIUM_NOT_ALLOWED",
    ),
    "button without words": (
        classic(row(button(label=None))),
        "components.0.components.0",
        "BUTTON_COMPONENT_LABEL_REQUIRED",
    ),
    "a word as emoji": (
        classic(row(button(emoji={"name": "pick"}))),
        "components.0.components.0.emoji",
        "COMPONENT_INVALID_EMOJI",
    ),
    "a symbol as emoji": (
        classic(row(button(emoji={"name": "→"}))),
        "components.0.components.0.emoji",
        "COMPONENT_INVALID_EMOJI",
    ),
    "min over max": (
        classic(row(menu(5, min_values=3, max_values=2))),
        "components.0.components.0",
        "BASE_TYPE_BAD_RANGE",
    ),
    "max over the lines": (
        classic(row(menu(2, max_values=3))),
        "components.0.components.0",
        "SELECT_COMPONENT_MAX_VALUES_OUT_OF_RANGE",
    ),
    "same value twice": (
        classic(row(menu(options=[*lines(1), *lines(1)]))),
        "components.0.components.0",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "two defaults, one choice": (
        classic(row(menu(options=[{**one, "default": True} for one in lines(2)]))),
        "components.0.components.0",
        "SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE",
    ),
    "41 components": (
        layout(*(container(*[text()] * 9) for _ in range(4)), text()),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4001 characters in texts": (
        layout(text("a" * 2000), container(text("a" * 2001))),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "text of blanks": (layout(text("  ")), "components.0.content", "BASE_TYPE_REQUIRED"),
    "layout with content": (
        layout(text(), content="a"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "layout with embeds": (
        layout(text(), **embed()),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "text without the flag": (classic(text()), "components.0.type", "UNION_TYPE_CHOICES"),
    "container without the flag": (classic(container(text())), "components.0.type", "UNION_TYPE_CHOICES"),
    "picture that was not sent": (
        layout(gallery("attachment://other.png")),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "embed picture that was not sent": (
        embed(image={"url": "attachment://other.png"}),
        "embeds.0.image.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "file from elsewhere": (
        layout({"type": 13, "file": {"url": "https://a.b/c"}}),
        "components.0.file.url",
        "STRING_TYPE_REGEX",
    ),
    "attachment that was not sent": (
        {"content": "a", "attachments": [{"id": 1}]},
        "attachments.0.id",
        "ATTACHMENT_NOT_FOUND",
    ),
    "a flag that may not be set": ({"content": "a", "flags": 1 << 7}, "flags", "MESSAGE_FLAGS_NOT_ALLOWED"),
    "everybody and a list": (
        {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
}
SOUND = {
    "content": {"content": "a" * 2000},
    "embed": embed(description="a" * 4096, image={"url": "attachment://board.png"}, color=0),
    "buttons": classic(*(row(*(button(5 * r + n) for n in range(5))) for r in range(5))),
    "link": classic(row({"type": 2, "style": 5, "label": "a", "url": "https://a.b"})),
    "emoji": classic(row(button(label=None, emoji={"id": None, "name": "⛏️"}))),
    "menus": classic(row(menu(25, min_values=0, max_values=25)), row({"type": 5, "custom_id": "who"})),
    "layout": layout(
        container(text(), section(text(), text(), text()), gallery("attachment://board.png"), accent_color=0),
        {"type": 14, "spacing": 2, "divider": False},
        {"type": 13, "file": {"url": "attachment://board.png"}},
        section(text(), accessory={"type": 11, "media": {"url": "https://a.b/c"}}),
        row(menu()),
    ),
    "40 components": layout(*(container(*[text()] * 9) for _ in range(4))),
}
