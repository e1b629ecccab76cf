/** Discord's markdown as DOM nodes: blocks (headings, quotes, lists, code) around inline spans. */
import { h, safeUrl } from "./dom.js";
import { customEmoji, pictured } from "./signs.js";
import { timestamp } from "./time.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]+?)\n?```/g;
const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)([-*]|\d+\.) +(.*)$/;

/**
 * Renders a message's text.
 * @param {string} text
 * @param {object} world what mentions mean: `user(id)`, `channel(id)`, `me`, `locale`, `words`, `open(id)`
 * @returns {Node[]}
 */
export function markdown(text, world) {
  const nodes = [];
  let from = 0;
  for (const fence of String(text).matchAll(FENCE)) {
    nodes.push(...blocks(text.slice(from, fence.index).replace(/\n$/, ""), world));
    nodes.push(h("pre", { tabindex: "0" }, h("code", {}, fence[2])));
    from = fence.index + fence[0].length;
    if (text[from] === "\n") from += 1;
  }
  nodes.push(...blocks(text.slice(from), world));
  return nodes;
}

function blocks(text, world) {
  if (text === "") return [];
  const nodes = [];
  const lines = text.split("\n");
  let plain = [];
  const endPlain = () => {
    if (plain.length && plain.join("") !== "") nodes.push(h("p", {}, inline(plain.join("\n"), world)));
    else if (plain.length > 1) nodes.push(h("p", { class: "gap" }));
    plain = [];
  };
  while (lines.length) {
    const line = lines[0];
    if (line.startsWith(">>> ")) {
      endPlain();
      lines[0] = line.slice(4);
      nodes.push(h("blockquote", {}, blocks(lines.splice(0).join("\n"), world)));
    } else if (QUOTE.test(line) && line.startsWith("> ")) {
      endPlain();
      const quoted = takeWhile(lines, (each) => each === ">" || each.startsWith("> "));
      nodes.push(h("blockquote", {}, blocks(quoted.map((each) => QUOTE.exec(each)[1]).join("\n"), world)));
    } else if (HEADING.test(line)) {
      endPlain();
      const [, marks, title] = HEADING.exec(lines.shift());
      nodes.push(h(`h${marks.length + 2}`, { class: `heading-${marks.length}` }, inline(title, world)));
    } else if (SUBTEXT.test(line)) {
      endPlain();
      nodes.push(h("p", { class: "subtext" }, inline(SUBTEXT.exec(lines.shift())[1], world)));
    } else if (ITEM.test(line)) {
      endPlain();
      nodes.push(...lists(takeWhile(lines, (each) => ITEM.test(each)), world));
    } else {
      plain.push(lines.shift());
    }
  }
  endPlain();
  return nodes;
}

function takeWhile(lines, fits) {
  let count = 1;
  while (count < lines.length && fits(lines[count])) count += 1;
  return lines.splice(0, count);
}

/** The items of neighbouring lines: one list, or several when dots and numbers take turns. */
function lists(lines, world) {
  const items = lines.map((line) => {
    const [, indent, mark, text] = ITEM.exec(line);
    return { indent: indent.length, number: parseInt(mark, 10), text };
  });
  const level = () => {
    const { indent, number } = items[0];
    const element = Number.isNaN(number) ? h("ul") : h("ol", { start: number });
    const ordered = !Number.isNaN(number);
    while (items.length && items[0].indent >= indent) {
      const deeper = items[0].indent > indent + 1;
      if (!deeper && Number.isNaN(items[0].number) === ordered) break;
      if (deeper && element.lastChild) element.lastChild.append(level());
      else element.append(h("li", {}, inline(items.shift().text, world)));
    }
    return element;
  };
  const found = [];
  while (items.length) found.push(level());
  return found;
}

/** Each rule: a sticky pattern, and what it becomes; the first that fits wins. */
const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, (m) => m[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => h("code", {}, m[2].replace(/^ (?=.*\S)(.*) $/s, "$1"))],
  [/\|\|([\s\S]+?)\|\|/y, (m, world) => spoiler(inline(m[1], world), world)],
  [/\*\*\*((?:\\[\s\S]|[^\\])+?)\*\*\*(?!\*)/y, (m, world) => h("em", {}, h("strong", {}, inline(m[1], world)))],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, (m, world) => h("strong", {}, inline(m[1], world))],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, (m, world) => h("u", {}, inline(m[1], world))],
  [/~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/y, (m, world) => h("s", {}, inline(m[1], world))],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<=\S)\*(?!\*)/y, (m, world) => h("em", {}, inline(m[1], world))],
  [/(?<![\p{L}\p{N}])_((?:__|\\[\s\S]|[^_\\])+?)_(?![\p{L}\p{N}])/uy, (m, world) => h("em", {}, inline(m[1], world))],
  [/\[((?:\\.|[^\]\n\\])+)\]\(\s*<?(https?:\/\/[^\s<>]+?)>?(?:\s+"([^"]*)")?\s*\)/y,
    (m, world) => anchor(m[2], inline(m[1], world), m[3], world)],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => anchor(m[1], [m[1]])],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"'\])!?»]/y, (m) => anchor(m[0], [m[0]])],
  [/<@!?(\d+)>/y, (m, world) => userMention(m[1], world)],
  [/<#(\d+)>/y, (m, world) => channelMention(m[1], world)],
  [/<@&(\d+)>/y, (m, world) => h("span", { class: "mention" }, `@${world.role?.(m[1]) ?? m[1]}`)],
  [/@(everyone|here)\b/y, (m) => h("span", { class: "mention mine" }, m[0])],
  [/<\/([^:<>]{1,96}):(\d+)>/y, (m, world) => commandMention(m[1], world)],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (m, world) => timestamp(Number(m[1]), m[2] ?? "f", world.locale)],
  [/<a?:(\w{2,32}):(\d+)>/y, (m) => customEmoji(m[1], m[2])],
];
const PLAIN = /[^\\`|*_~[<@h]+|[\s\S]/y;

/** Renders one run of text without blocks. */
export function inline(text, world) {
  const nodes = [];
  let at = 0;
  let pending = "";
  const flush = () => {
    if (pending) nodes.push(...lines(pending));
    pending = "";
  };
  while (at < text.length) {
    const [made, length] = firstRule(text, at, world);
    if (typeof made === "string") {
      pending += made;
    } else {
      flush();
      nodes.push(made);
    }
    at += length;
  }
  flush();
  return nodes;
}

function firstRule(text, at, world) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return [make(found, world), found[0].length];
  }
  PLAIN.lastIndex = at;
  const [run] = PLAIN.exec(text);
  return [run, run.length];
}

const lines = (text) => text.split("\n").flatMap((line, n) => (n ? [h("br"), ...pictured(line)] : pictured(line)));

const JUMP = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/\d+)?$/;

/** A link; one to a channel or message of Discord leads to its place here. */
function anchor(url, children, title, world) {
  const href = safeUrl(url);
  const place = world && JUMP.exec(url)?.[1];
  if (place && world.channel(place)) {
    return h("a", { href, title, on: { click: (event) => { event.preventDefault(); world.open(place); } } }, children);
  }
  return href ? h("a", { href, title, target: "_blank", rel: "noreferrer noopener" }, children) : h("span", {}, children);
}

function spoiler(children, world) {
  const cover = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false",
    "aria-label": world.words("page-spoiler") }, h("span", { class: "spoiler-text", "aria-hidden": "true" }, children));
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    cover.classList.add("shown");
    cover.setAttribute("aria-expanded", "true");
    cover.removeAttribute("aria-label");
    cover.firstChild.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", reveal, { once: true });
  cover.addEventListener("keydown", reveal);
  return cover;
}

function userMention(id, world) {
  const name = world.user(id) ?? world.words("page-unknown-person");
  return h("span", { class: id === world.me ? "mention mine" : "mention" }, `@${name}`);
}

function channelMention(id, world) {
  const name = world.channel(id);
  if (!name) return h("span", { class: "mention" }, `#${id}`);
  return pressed(`#${name}`, () => world.open(id));
}

function commandMention(name, world) {
  return pressed(`/${world.commandName?.(name) ?? name}`, () => world.command(name));
}

/** A mention that can be pressed; no button element, which would not break with the line it stands in. */
function pressed(text, act) {
  const keydown = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
  return h("span", { class: "mention", role: "button", tabindex: "0", on: { click: act, keydown } }, text);
}

/** The text a reader hears: markdown without its marks. */
export function plainText(text, world) {
  const box = h("div", {}, markdown(text, world));
  for (const hidden of box.querySelectorAll(".spoiler-text")) hidden.remove();
  for (const end of box.querySelectorAll("p, li, br, h3, h4, h5")) end.append(" ");
  return box.textContent.replace(/\s+/g, " ").trim();
}
