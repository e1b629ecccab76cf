/** Discord's message components, classic and V2, as DOM nodes. */
import { cssColour, h, safeUrl } from "./dom.js";
import { markdown } from "./markdown.js";
import { openPicture } from "./picture.js";
import { selectControl } from "./select.js";
import { emoji, icon } from "./signs.js";
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
  11: thumbnail,
  12: gallery,
  13: file,
  14: (line) => h("div", { class: `separator spacing-${line.spacing ?? 1}`, role: "presentation" },
    line.divider === false ? null : h("hr")),
  17: container,
};

function button(spec, world) {
  const style = STYLES[spec.style] ?? "secondary";
  const inside = [emoji(spec.emoji), spec.label ? h("span", { class: "label" }, spec.label) : null];
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

function thumbnail(spec) {
  return picture(spec, "thumbnail");
}

function gallery(spec) {
  return h("div", { class: `gallery count-${Math.min(spec.items.length, 4)}` }, spec.items.map((item) => picture(item, "shown")));
}

/** A picture that opens large; its size is kept free before it has loaded. */
export function picture({ media, description, spoiler }, kind) {
  const src = safeUrl(media.url);
  if (!src) return null;
  const image = h("img", { src, alt: description ?? "", width: media.width, height: media.height, draggable: "false" });
  const { width, height } = media;
  const sized = kind === "shown" && width && height;
  const frame = h("button", { type: "button", class: `picture ${kind}${sized ? " sized" : ""}`, "aria-label": pictureLabel(description),
    style: sized ? { "--wide": `${width}px`, "--ratio": String(width / height) } : {},
    on: { click: () => openPicture(src, description) } }, image);
  return spoiler ? hideUntilAsked(frame) : frame;
}

const pictureLabel = (description) =>
  description ? t("page-picture-described", { description }) : t("page-picture");

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
  return new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, maximumFractionDigits: 1 }).format(size);
}

function hideUntilAsked(content) {
  const cover = h("div", { class: "covered" }, content);
  content.inert = true;
  const show = h("button", { type: "button", class: "button secondary cover", on: { click: ({ currentTarget }) => {
    const box = currentTarget.parentElement;
    box.firstElementChild.inert = false;
    box.classList.add("shown");
    currentTarget.remove();
  } } }, icon("eye"), t("page-spoiler"));
  cover.append(show);
  return cover;
}
