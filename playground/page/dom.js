/** Small helpers to build the page. Text always enters as text nodes, never as markup. */

/**
 * Builds an element.
 * @param {string} tag
 * @param {object} attributes attributes by name; `on` holds listeners, `style` custom properties,
 *   false, null and undefined leave an attribute out
 * @param {...(Node|string|Array|null)} children
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name === "on") {
      listen(element, value);
    } else if (name === "style") {
      for (const [property, set] of Object.entries(value)) element.style.setProperty(property, set);
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

const listeners = new WeakMap();

/** Lets an element answer these events, and no longer those it answered before. */
export function listen(element, on) {
  listeners.set(element, on);
  for (const type of Object.keys(on)) element.addEventListener(type, hear);
}

/** What an element made here answers, by event. */
export const listenersOf = (element) => listeners.get(element) ?? {};

const hear = (event) => listenersOf(event.currentTarget)[event.type]?.(event);

/** The first element with this id; the page always holds it. */
export const byId = (id) => document.getElementById(id);

/** Replaces what an element holds. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

/** An address that is safe to follow or load; anything but http, https and our own server gives null. */
export function safeUrl(text) {
  try {
    const url = new URL(text, location.href);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/** A Discord colour number as CSS, or null. */
export function cssColour(number) {
  return Number.isInteger(number) && number >= 0 ? `#${number.toString(16).padStart(6, "0").slice(-6)}` : null;
}

let counter = 0;
/** A fresh id for elements that must name each other. */
export const freshId = (stem) => `${stem}-${(counter += 1)}`;

/** Whether the page is as narrow as a telephone. */
export const isNarrow = () => matchMedia("(max-width: 760px)").matches;
