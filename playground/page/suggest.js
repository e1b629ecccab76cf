/** A list of suggestions under the control of a text field: arrows move, the field keeps the focus. */
import { fill, freshId, h } from "./dom.js";
import { t } from "./words.js";

export class Suggest {
  /** Whether the reader has moved through the suggestions since they appeared. */
  moved = false;
  #items = [];
  #at = -1;

  /**
   * @param {HTMLElement} list where the suggestions appear
   * @param {(item: object) => void} pick called with the item chosen by mouse or touch
   */
  constructor(list, pick) {
    this.list = list;
    this.pick = pick;
    list.id ||= freshId("suggestions");
    list.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => {
      const row = event.target.closest("[role=option]");
      if (row) this.pick(this.#items[Number(row.dataset.at)]);
    });
  }

  /** Ties the list to the field that is being filled. */
  attach(input) {
    this.input?.removeAttribute("aria-activedescendant");
    this.input?.setAttribute("aria-expanded", "false");
    this.input = input;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.list.id);
    input.setAttribute("aria-expanded", String(this.isOpen));
  }

  get isOpen() {
    return !this.list.hidden;
  }

  get current() {
    return this.isOpen ? this.#items[this.#at] : undefined;
  }

  /** Shows items `{label, detail?}`; the first is ready to be taken. `note` is said when there are none. */
  show(items, { note = null, heading = null } = {}) {
    this.moved = false;
    this.list.setAttribute("role", items.length ? "listbox" : "group");
    this.list.setAttribute("aria-label", t("page-suggestions"));
    this.#items = items;
    this.#at = items.length ? 0 : -1;
    this.list.classList.remove("stale");
    fill(this.list, heading ? h("div", { class: "suggest-heading", role: "presentation" }, heading) : null,
      items.map((item, n) => this.#row(item, n)),
      items.length || !note ? null : h("div", { class: "suggest-note", role: "status" }, note));
    this.list.hidden = !items.length && !note;
    this.list.scrollTop = 0;
    this.#mark();
  }

  /** What is shown no longer fits the text; nothing is ready to be taken until the next `show`. */
  stale() {
    this.#at = -1;
    this.list.classList.add("stale");
    this.#mark();
  }

  hide() {
    this.#items = [];
    this.#at = -1;
    this.list.hidden = true;
    this.#mark();
  }

  move(by) {
    if (!this.#items.length) return;
    this.moved = true;
    this.#at = (this.#at + by + this.#items.length) % this.#items.length;
    this.#mark();
  }

  #row(item, n) {
    return h("div", { role: "option", class: "suggestion", id: `${this.list.id}-${n}`, "data-at": n },
      h("span", { class: "option-text" }, h("span", { class: "option-label" }, item.label),
        item.detail ? h("span", { class: "option-description" }, item.detail) : null));
  }

  #mark() {
    for (const row of this.list.querySelectorAll("[role=option]")) {
      const on = Number(row.dataset.at) === this.#at;
      row.setAttribute("aria-selected", String(on));
      if (on) row.scrollIntoView({ block: "nearest" });
    }
    this.input?.setAttribute("aria-expanded", String(this.isOpen));
    if (this.#at >= 0) this.input?.setAttribute("aria-activedescendant", `${this.list.id}-${this.#at}`);
    else this.input?.removeAttribute("aria-activedescendant");
  }
}
