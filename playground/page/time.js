/** Times as each reader's own clock and language show them. */
import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

const NEARLY = 0.95; // of a unit is told as one: 8 hours that began a moment ago are not 7

/** "in 3 minutes", "yesterday", as the language says it, to the nearest unit. */
export function relative(seconds, locale, now = Date.now() / 1000) {
  const distance = seconds - now;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length * NEARLY) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(distance / size), unit);
}

/** A date or time in the reader's language; French writes the first of a month as an ordinal. */
function written(style, locale, date) {
  const text = new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
  return locale.startsWith("fr") ? text.replace(/(?<![\d:/])1(?= \p{L}{3,})/u, "1er") : text;
}

/** A `<t:…>` mark of a message. */
export function timestamp(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return h("span", {}, String(seconds));
  const full = written("F", locale, date);
  const text = style === "R" ? relative(seconds, locale) : written(style, locale, date);
  return h("time", { datetime: date.toISOString(), title: full, class: "timestamp",
    "data-relative": style === "R" ? String(seconds) : null, "data-locale": locale }, text);
}

/** When a message was sent: the hour today, the date before; below another message of the same day the hour alone. */
export function sentAt(iso, locale, isDayKnown = false) {
  const date = new Date(iso);
  const today = new Date().toDateString() === date.toDateString();
  const short = written(today || isDayKnown ? "t" : "s", locale, date);
  const full = written("F", locale, date);
  return h("time", { datetime: iso, title: full, class: "sent-at" }, short);
}

/** The day as a divider names it. */
export const dayName = (iso, locale) => written("D", locale, new Date(iso));

/** Keeps "in 3 minutes" true while the page stays open. */
export function keepTimesTrue() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(element.dataset.relative), element.dataset.locale);
      if (element.textContent !== text) element.textContent = text;
    }
  }, 5000);
}
