/** Small signs: our own drawn icons, and emoji. */
import { h } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const ICONS = {
  lamp: "M12 1.2A2.8 2.8 0 0 0 9.2 4h1.7a1.1 1.1 0 1 1 2.2 0h1.7A2.8 2.8 0 0 0 12 1.2ZM8.4 4.8h7.2l2.2 3.4H6.2ZM6.8 9h10.4v9H6.8Zm1.6 1.3v6.4h7.2v-6.4ZM12 10.9c-1.3 1.6-1.9 2.5-1.9 3.5a1.9 1.9 0 0 0 3.8 0c0-1-.6-1.9-1.9-3.5ZM5.8 18.8h12.4l1.3 3.7h-15Z",
  hash: "M9.5 3 9 8H4.5v2H8.8l-.4 4H4v2h4.2l-.5 5h2l.5-5h4l-.5 5h2l.5-5H20v-2h-3.6l.4-4H21V8h-4l.5-5h-2L15 8h-4l.5-5h-2Zm1.3 7h4l-.4 4h-4l.4-4Z",
  thread: "M4 4h16v11H11l-5 4v-4H4V4Zm2 2v7h2v1.9L10.3 13H18V6H6Zm2 2h8v1.6H8V8Zm0 2.6h5v1.4H8z",
  envelope: "M3 5h18v14H3V5Zm2 2.6V17h14V7.6l-7 5-7-5ZM6.3 7l5.7 4.1L17.7 7H6.3Z",
  menu: "M3 6h18v2H3V6Zm0 5h18v2H3v-2Zm0 5h18v2H3v-2Z",
  close: "M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4 6.4 5Z",
  gear: "M10.6 2h2.8l.5 2.6 1.6.7 2.2-1.5 2 2-1.5 2.2.7 1.6 2.6.5v2.8l-2.6.5-.7 1.6 1.5 2.2-2 2-2.2-1.5-1.6.7-.5 2.6h-2.8l-.5-2.6-1.6-.7-2.2 1.5-2-2 1.5-2.2-.7-1.6L2.5 13.4V10.6l2.6-.5.7-1.6L4.3 6.3l2-2 2.2 1.5 1.6-.7.5-3.1ZM12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z",
  sun: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM11 1h2v3.5h-2zM11 19.5h2V23h-2zM1 11h3.5v2H1zM19.5 11H23v2h-3.5zM4.9 3.5l2.5 2.5L6 7.4 3.5 4.9zM18 16.6l2.5 2.5-1.4 1.4-2.5-2.5zM19.1 3.5l1.4 1.4L18 7.4 16.6 6zM6 16.6 7.4 18l-2.5 2.5-1.4-1.4z",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  send: "M3 4l18 8-18 8 2.5-7L14 12l-8.5-1z",
  down: "M12 16.5 4.5 9 6 7.5l6 6 6-6L19.5 9z",
  before: "M15.5 4.5 17 6l-6 6 6 6-1.5 1.5L8 12z",
  after: "M8.5 4.5 7 6l6 6-6 6 1.5 1.5L16 12z",
  eye: "M12 5c5 0 8.5 4 10 7-1.5 3-5 7-10 7s-8.5-4-10-7c1.5-3 5-7 10-7Zm0 2c-3.6 0-6.3 2.7-7.7 5 1.4 2.3 4.1 5 7.7 5s6.3-2.7 7.7-5c-1.4-2.3-4.1-5-7.7-5Zm0 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
  link: "M5 5h6v2H7v10h10v-4h2v6H5V5Zm8 0h6v6h-2V8.4l-5.8 5.8-1.4-1.4L15.6 7H13V5Z",
  reply: "M10 5v4c6 0 9.5 3 10.5 9-2.5-3.5-5.5-4.5-10.5-4.5V18L3 11.5z",
  file: "M6 2h8l5 5v15H6V2Zm2 2v16h9V8.5h-4.5V4H8Z",
  check: "M9.5 18 3.5 12l1.5-1.5 4.5 4.5L19 5.5 20.5 7z",
  warning: "M12 3 22.5 21h-21L12 3Zm-1 6v6h2V9h-2Zm0 7.5v2h2v-2h-2Z",
  plus: "M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z",
  person: "M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM3.5 21c.5-5 4-7.5 8.5-7.5s8 2.5 8.5 7.5z",
};

/** A drawn sign of our own; ornament only, hidden from screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  return svg;
}

/** An emoji of the application itself. */
export function customEmoji(name, id) {
  return h("img", { class: "custom-emoji", src: `/emojis/${id}`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}

const DRAWN = /[\u{1f916}\u{1f4ad}\u{23f0}\u{1f947}-\u{1f949}\u{1f7e1}\u{1f7e2}\u{1f534}\u{1f535}]/u;

/**
 * A text with a picture in place of each emoji the bot uses, as Discord does: not every machine has a font for them.
 * The emoji stays there as text, for copying and for readers of the screen.
 */
export function pictured(text) {
  return String(text).split(new RegExp(`(${DRAWN.source})`, "u")).filter((part) => part !== "").map((part) => {
    if (!DRAWN.test(part)) return part;
    const picture = `url("/static/emoji/${part.codePointAt(0).toString(16)}.svg")`;
    return h("span", { class: "drawn-emoji", style: { "--picture": picture } }, part);
  });
}

/** An emoji of a button or option: words stand beside it, so readers of the screen need not hear its name. */
export function emoji(spec) {
  if (!spec?.name) return null;
  return spec.id ? h("img", { class: "custom-emoji", src: `/emojis/${spec.id}`, alt: "", draggable: "false" })
    : h("span", { class: "emoji", "aria-hidden": "true" }, pictured(spec.name));
}
