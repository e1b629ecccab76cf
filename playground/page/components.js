/** Discord's message components, classic and V2, as DOM nodes. */
import { hideUntilAsked } from "./cover.js";
import { cssColour, h, safeUrl } from "./dom.js";
import { markdown } from "./markdown.js";
import { gallery, picture } from "./picture.js";
import { selectControl } from "./select.js";
import { emoji, icon, pictured } from "./signs.js";
import { t } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/**
 * Renders a list of components.
 * @param {object[]} components
 * @param {object} world what the message may use: names for mentions, `press`, `select`, `isPending`
 */
export const renderComponents = (components, world) =>
  (components ?? []).map((each) => RENDERERS[each.type]?.(each, world)).filter(Boolean);

const RENDERERS = {
  1: (row, world) => h("div", { class: "row" }, renderComponents(row.components, world)),
  2: button,
  3: selectControl,
  5: selectControl,
  6: selectControl,
  7: selectControl,
  8: selectControl,
  9: section,
  10: (display, world) => h("div", { class: "text" }, markdown(display.content, world)),
  11: (thumbnail) => picture(thumbnail, "thumbnail"),
  12: ({ items }) => gallery(items),
  13: file,
  14: (line) => h("div", { class: `separator spacing-${line.spacing ?? 1}`, role: "presentation" },
    line.divider === false ? null : h("hr")),
  17: container,
};

function button(spec, world) {
  const style = STYLES[spec.style] ?? "secondary";
  const inside = [emoji(spec.emoji), spec.label ? h("span", { class: "label" }, pictured(spec.label)) : null];
  if (style === "link") {
    const href = safeUrl(spec.url);
    return h("a", { class: "button link", href, target: "_blank", rel: "noreferrer noopener" }, inside, icon("link"));
  }
  const pending = world.isPending(spec.custom_id);
  return h("button", {
    type: "button", class: `button ${style}`, disabled: Boolean(spec.disabled), "aria-busy": pending ? "true" : null,
    "data-control": spec.custom_id, "aria-label": spec.label ? null : spec.emoji?.name,
    on: { click: () => world.isPending(spec.custom_id) || world.press(spec.custom_id) },
  }, inside, h("span", { class: "dots", "aria-hidden": "true" }));
}

function section(spec, world) {
  return h("div", { class: "section" },
    h("div", { class: "section-text" }, renderComponents(spec.components, world)),
    h("div", { class: "accessory" }, renderComponents([spec.accessory], world)));
}

function container(spec, world) {
  const colour = cssColour(spec.accent_color);
  const box = h("div", { class: colour ? "container accented" : "container", role: "group",
    style: colour ? { "--accent": colour } : {} }, renderComponents(spec.components, world));
  return spec.spoiler ? hideUntilAsked(box) : box;
}

function file(spec) {
  const href = safeUrl(spec.file.url);
  const name = spec.name ?? new URL(href).pathname.split("/").at(-1);
  const link = fileLink(href, decodeURIComponent(name), spec.size);
  return spec.spoiler ? hideUntilAsked(link) : link;
}

/** A file to save. */
export function fileLink(href, name, size) {
  return h("a", { class: "file", href, download: name }, icon("file"), h("span", { class: "file-name" }, name),
    size ? h("span", { class: "file-size" }, fileSize(size)) : null);
}

function fileSize(bytes) {
  const [unit, size] = bytes < 1024 ? ["byte", bytes] : bytes < 1048576 ? ["kilobyte", bytes / 1024] : ["megabyte", bytes / 1048576];
  return new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: unit === "byte" ? "long" : "short", maximumFractionDigits: 1 }).format(size);
}
