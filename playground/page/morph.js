/** Redraws by changing only what differs: what stays keeps its place, the focus, and a finger that is down on it. */
import { listen, listenersOf } from "./dom.js";

/** What the page itself has set since it drew, and a redraw leaves alone. */
const LIVE = new Set(["aria-expanded"]);

/** Makes an element hold these children, as `fill` does, keeping those it already has. */
export function refill(element, ...children) {
  const wanted = document.createElement(element.tagName);
  wanted.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  matchChildren(element, wanted);
}

function matchChildren(element, wanted) {
  let next = element.firstChild;
  for (const made of [...wanted.childNodes]) {
    const same = firstLike(made, next);
    if (!same) {
      element.insertBefore(made, next);
      continue;
    }
    while (next !== same) next = dropped(next);
    next = same.nextSibling;
    match(same, made);
  }
  while (next) next = dropped(next);
}

function firstLike(made, from) {
  for (let node = from; node; node = node.nextSibling) if (alike(node, made)) return node;
  return null;
}

function dropped(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** Whether two nodes are the same thing, perhaps in another state. A control is only ever itself: what is pressed stays what was meant. */
function alike(node, made) {
  if (node.nodeType !== made.nodeType) return false;
  if (node.nodeType !== Node.ELEMENT_NODE) return true;
  return node.tagName === made.tagName && node.getAttribute("class") === made.getAttribute("class")
    && node.dataset.control === made.dataset.control;
}

function match(node, made) {
  if (node.nodeType !== Node.ELEMENT_NODE) {
    if (node.data !== made.data) node.data = made.data;
    return;
  }
  for (const { name } of [...node.attributes]) if (!LIVE.has(name) && !made.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of made.attributes) {
    if (name !== "style" && !LIVE.has(name) && node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
  // the page's own policy refuses the attribute, and takes the same words here
  if (node.style.cssText !== made.style.cssText) node.style.cssText = made.style.cssText;
  listen(node, listenersOf(made));
  matchChildren(node, made);
}
