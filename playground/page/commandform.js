/** A chosen slash command with its options, asked one after another. */
import { fill, h } from "./dom.js";
import { askChoices, inputMode, isFile, readFile, readOption, suggestionsFor } from "./option.js";
import { icon } from "./signs.js";
import { localDescription, localName } from "./store.js";
import { refusal, t } from "./words.js";

const PAUSE = 180;

export class CommandForm {
  #fields = [];
  #timer = 0;
  #question = 0;

  /**
   * @param {object} leaf the command, see `runnable`
   * @param {object} host the composer: `place`, `suggest`, `channel()`, `complain(text)`, `leave()`, `submit()`
   */
  constructor(leaf, host, rest = "") {
    this.leaf = leaf;
    this.host = host;
    this.fieldsPlace = h("div", { class: "fields-row" });
    this.extras = h("div", { class: "extras" });
    fill(host.place,
      h("div", { class: "command-name" }, h("strong", {}, `/${leaf.title}`), h("span", {}, leaf.description),
        h("button", { type: "button", class: "icon-button small", "aria-label": t("page-cancel"), on: { click: () => host.leave() } }, icon("close"))),
      this.fieldsPlace, this.extras);
    for (const option of leaf.options.filter((each) => each.required)) this.#add(option);
    if (!this.#fields.length && rest && leaf.options.length) this.#add(leaf.options[0]);
    if (rest && this.#fields[0]?.input.type === "text") this.#fields[0].input.value = rest;
    this.#drawExtras();
  }

  focus() {
    const target = this.#fields.find((each) => this.#isEmpty(each)) ?? this.#fields[0];
    (target?.input ?? this.host.submitButton).focus();
  }

  /** The values by option name, or null after saying what is missing or wrong. */
  async values() {
    const values = {};
    for (const field of this.#fields) {
      if (isFile(field.option)) {
        const file = field.input.files[0];
        if (file) values[field.option.name] = await readFile(file);
        else if (field.option.required) return this.refuse({ code: "option_missing", option: field.option.name });
        continue;
      }
      const { value, code, limit } = readOption(field.option, field.input.value, field.chosen);
      if (code) return this.refuse({ code, limit, option: field.option.name });
      if (value !== undefined) values[field.option.name] = value;
    }
    return values;
  }

  /** Shows at which option something is wrong. */
  refuse(error) {
    const field = this.#fields.find((each) => each.option.name === error.option);
    this.host.complain(refusal({ ...error, option: field ? localName(field.option) : error.option }));
    if (field) {
      field.input.setAttribute("aria-invalid", "true");
      field.input.focus();
    }
    return null;
  }

  #add(option) {
    const hint = localDescription(option);
    const input = isFile(option) ? h("input", { type: "file" })
      : h("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "next",
        inputmode: inputMode(option), placeholder: hint, maxlength: option.max_length });
    const field = { option, input, chosen: null };
    input.setAttribute("aria-label", `${localName(option)} – ${hint}`);
    input.dataset.option = option.name;
    input.addEventListener("focus", () => this.#offer(field));
    input.addEventListener("input", () => {
      input.removeAttribute("aria-invalid");
      this.host.complain("");
      this.#offer(field, { typing: true });
    });
    input.addEventListener("blur", () => this.host.suggest.hide());
    input.addEventListener("keydown", (event) => this.#key(event, field));
    field.element = h("label", { class: "command-field" }, h("span", { class: "option-name" }, localName(option)), input);
    this.#fields.push(field);
    this.fieldsPlace.append(field.element);
    return field;
  }

  /** What is typed beside the fields, where the focus is when none is needed: it begins the first one that may be filled in. */
  keyBeside(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const [option] = this.#unasked();
    if (event.key === "Escape" || event.key === "Backspace") {
      event.preventDefault();
      this.host.leave();
    } else if (option && event.key.length === 1 && event.key !== " ") {
      event.stopPropagation();
      this.#begin(option);
    }
  }

  #unasked() {
    return this.leaf.options.filter((option) => !this.#fields.some((each) => each.option === option));
  }

  #begin(option) {
    const field = this.#add(option);
    this.#drawExtras();
    field.input.focus();
  }

  #drawExtras() {
    const rest = this.#unasked();
    fill(this.extras, rest.map((option) => h("button", { type: "button", class: "extra", title: localDescription(option),
      on: { click: () => this.#begin(option) } }, icon("plus"), localName(option))));
    this.extras.hidden = !rest.length;
  }

  #isEmpty(field) {
    return isFile(field.option) ? !field.input.files.length : field.input.value === "";
  }

  /** Shows what can be chosen for a field: at once when it is known, from the bot after a short pause. */
  #offer(field, { typing = false } = {}) {
    const { option, input } = field;
    const { suggest } = this.host;
    clearTimeout(this.#timer);
    this.#question += 1;
    if (typing) field.chosen = null;
    if (isFile(option)) return suggest.hide();
    suggest.attach(input);
    const heading = [h("strong", {}, localName(option)), " ", localDescription(option)];
    if (option.autocomplete) {
      suggest.stale();
      this.#timer = setTimeout(() => this.#ask(field, heading), typing ? PAUSE : 0);
      return undefined;
    }
    const known = suggestionsFor(option, field.chosen ? "" : input.value);
    if (!known) return suggest.show([], { note: heading });
    return suggest.show(known, { heading, note: t("page-nothing-found") });
  }

  async #ask(field, heading) {
    const question = this.#question;
    const options = Object.fromEntries(this.#fields.filter((each) => each === field || !this.#isEmpty(each)).map((each) =>
      [each.option.name, each === field ? each.input.value : readOption(each.option, each.input.value, each.chosen).value]));
    let found = [];
    let note = t("page-nothing-found");
    try {
      found = await askChoices({ channel: this.host.channel(), leaf: this.leaf, options, focused: field.option.name });
    } catch (error) {
      note = refusal(error);
    }
    if (question !== this.#question || document.activeElement !== field.input) return;
    this.host.suggest.show(found, { heading, note });
  }

  /** Takes a suggestion and goes on to the next option that is still empty. */
  take(item) {
    const field = this.#fields.find((each) => each.input === this.host.suggest.input);
    if (!field || !item) return;
    clearTimeout(this.#timer);
    this.#question += 1;
    field.chosen = item;
    field.input.value = item.label;
    this.host.suggest.hide();
    const next = this.#fields.find((each) => each !== field && this.#isEmpty(each));
    if (next) next.input.focus();
  }

  #key(event, field) {
    const { suggest } = this.host;
    if (event.isComposing) return;
    const current = suggest.current;
    const open = current !== undefined && (field.chosen === null || suggest.moved);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      suggest.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (open && (field.input.value !== "" || field.option.required || suggest.moved)) this.take(current);
      else this.host.submit();
    } else if (event.key === "Tab" && !event.shiftKey && open && field.input.value !== "") {
      event.preventDefault();
      this.take(current);
      if (document.activeElement === field.input) this.#after(field).focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (suggest.isOpen) suggest.hide();
      else this.host.leave();
    } else if (event.key === "Backspace" && field.input.value === "") {
      event.preventDefault();
      this.#back(field);
    }
  }

  #after(field) {
    return this.#fields[this.#fields.indexOf(field) + 1]?.input ?? this.extras.querySelector("button") ?? this.host.submitButton;
  }

  /** Backspace in an empty field: an optional one goes, from the first one the command itself does. */
  #back(field) {
    const at = this.#fields.indexOf(field);
    if (!field.option.required) {
      field.element.remove();
      this.#fields.splice(at, 1);
      this.#drawExtras();
    } else if (at === 0) {
      this.host.leave();
      return;
    }
    (this.#fields[Math.max(at - 1, 0)]?.input ?? this.host.submitButton).focus();
  }
}
