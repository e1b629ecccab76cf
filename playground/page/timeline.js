/** The log of one channel: draws messages in order, edits them in place, and never moves under the reader's eyes. */
import { h } from "./dom.js";
import { drawMessage, isEphemeral } from "./message.js";
import { tendMenu } from "./select.js";
import { store, isLater } from "./store.js";
import { dayName } from "./time.js";
import { t } from "./words.js";

const NEAR = 48;
const FOCUSABLE = "a[href], button:not([disabled]), input, [tabindex='0']";

export class Timeline {
  channel = null;
  #places = new Map();
  #stuck = true;
  #top = 0;
  #rest = 0;
  #news = false;

  /** @param {object} parts elements of the pane: `scroller`, `list`, `pill`, `older` */
  constructor(parts) {
    Object.assign(this, parts);
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.pill.addEventListener("click", () => this.toBottom());
    this.older.addEventListener("click", () => store.load(this.channel, { older: true }));
    const resized = new ResizeObserver(() => this.#stuck && this.toBottom());
    resized.observe(this.list);
    resized.observe(this.scroller);
    new IntersectionObserver(([seen]) => {
      if (seen.isIntersecting && !this.#stuck) this.older.click();
    }, { root: this.scroller }).observe(this.older);
  }

  /** Shows a channel from its newest message on. */
  show(channelId) {
    const other = this.channel !== channelId;
    this.channel = channelId;
    if (other) {
      this.#stuck = true;
      this.#news = false;
    }
    this.redraw();
  }

  /** Draws all that is known of the channel. */
  redraw() {
    const { messages, more } = store.log(this.channel);
    this.#keepingPlace(() => {
      this.older.hidden = !more;
      const known = new Set(messages.map((each) => each.id));
      for (const id of [...this.#places.keys()]) if (!known.has(id)) this.#drop(id);
      messages.forEach((message, n) => this.#draw(message, messages[n - 1]));
    });
  }

  /** Draws one message that is new or has changed. */
  put(message, isNew) {
    const { messages } = store.log(this.channel);
    const at = messages.findIndex((each) => each.id === message.id);
    // an answer that only I can see follows something that I have pressed or typed
    const mine = isNew && (message.author.id === store.me.id || isEphemeral(message));
    if (mine) this.#stuck = true;
    this.#keepingPlace(() => {
      this.#draw(message, messages[at - 1]);
      if (isNew && messages[at + 1]) this.#draw(messages[at + 1], message);
    });
    if (isNew && !this.#stuck) this.#news = true;
    this.#showPill();
  }

  /** Takes a message away. */
  remove(id) {
    const next = this.#places.get(id)?.nextElementSibling?.dataset.message;
    this.#keepingPlace(() => {
      this.#drop(id);
      const { messages } = store.log(this.channel);
      const at = messages.findIndex((each) => each.id === next);
      if (at >= 0) this.#draw(messages[at], messages[at - 1]);
    });
  }

  toBottom() {
    this.#stuck = true;
    this.#news = false;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.#showPill();
  }

  #drop(id) {
    const place = this.#places.get(id);
    if (place?.contains(document.activeElement)) this.scroller.focus({ preventScroll: true });
    place?.remove();
    this.#places.delete(id);
    tendMenu();
  }

  #draw(message, before) {
    let place = this.#places.get(message.id);
    if (!place) {
      place = h("li", { "data-message": message.id }, h("article", {}));
      this.#places.set(message.id, place);
      const next = [...this.list.children].find((each) => isLater(each.dataset.message, message.id));
      this.list.insertBefore(place, next ?? null);
    }
    const article = place.querySelector("article");
    const day = dayName(message.timestamp, store.me.locale);
    const isFirst = !before || dayName(before.timestamp, store.me.locale) !== day;
    const divider = place.querySelector(".day");
    if (!isFirst) divider?.remove();
    else if (divider) divider.firstChild.textContent = day;
    else place.prepend(h("div", { class: "day" }, h("span", {}, day)));
    keepingFocus(article, this.scroller, () => drawMessage(article, message, before));
    tendMenu();
  }

  /** Does a change while the first message in sight stays where it is, or the last when the reader is at the end. */
  #keepingPlace(change) {
    const top = this.scroller.getBoundingClientRect().top;
    const anchor = this.#stuck ? null : [...this.list.children].find((each) => each.getBoundingClientRect().bottom > top);
    const before = anchor?.getBoundingClientRect().top;
    change();
    if (this.#stuck) this.scroller.scrollTop = this.scroller.scrollHeight;
    else if (anchor?.isConnected) this.scroller.scrollTop += anchor.getBoundingClientRect().top - before;
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    const rest = scrollHeight - clientHeight;
    const near = rest - scrollTop < NEAR;
    // what grows or shrinks moves the end away without anyone having scrolled: only going up lets go of it
    const wentUp = rest === this.#rest && scrollTop < this.#top;
    this.#stuck = near || (this.#stuck && !wentUp);
    this.#top = scrollTop;
    this.#rest = rest;
    if (this.#stuck && !near) this.toBottom();
    if (this.#stuck) this.#news = false;
    this.#showPill();
  }

  #showPill() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    const far = scrollHeight - scrollTop - clientHeight > clientHeight;
    this.pill.hidden = this.#stuck || !(this.#news || far);
    this.pill.lastElementChild.textContent = t(this.#news ? "page-new-messages" : "page-to-latest");
    this.pill.classList.toggle("news", this.#news);
  }
}

/** Redraws something that may hold the focus: whoever has it keeps it, or passes it to what took its place. */
function keepingFocus(box, fallback, draw) {
  const held = box.contains(document.activeElement) ? document.activeElement : null;
  const before = held ? focusable(box) : [];
  const known = new Set(before.map((each) => each.dataset.control));
  draw();
  if (!held || (held.isConnected && held.matches(FOCUSABLE))) return;
  const all = focusable(box);
  const controls = all.filter((each) => each.dataset.control);
  const target = controls.find((each) => each.dataset.control === held.dataset.control)
    ?? controls.find((each) => each.textContent === held.textContent) // the next page, and the one after it
    ?? controls.find((each) => held.dataset.control && !known.has(each.dataset.control)) // the first answer to a new question
    ?? all[Math.min(before.indexOf(held), all.length - 1)] ?? fallback;
  target.focus({ preventScroll: true });
}

/** What may take over the focus: never the button that throws the message away. */
function focusable(box) {
  return [...box.querySelectorAll(FOCUSABLE)].filter((each) => !each.matches(".dismiss"));
}
