/** The box at the foot of a pane: plain talk, and slash commands. */
import { CommandForm } from "./commandform.js";
import { findCommands, helpCommand, runnable, writtenCommand } from "./commands.js";
import { store } from "./store.js";
import { Suggest } from "./suggest.js";
import { refusal, t } from "./words.js";

export class Composer {
  #form = null;
  #drafts = new Map();
  #channel = null;

  /** @param {object} parts elements of the pane: `box`, `talk`, `text`, `place`, `error`, `suggestions`, `submitButton` */
  constructor(parts) {
    Object.assign(this, parts);
    this.suggest = new Suggest(this.suggestions, (item) => this.#pick(item));
    this.suggest.attach(this.text);
    this.box.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.submitButton.addEventListener("keydown", (event) => this.#form?.keyBeside(event));
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    this.text.addEventListener("blur", () => !this.#form && this.suggest.hide());
    this.text.addEventListener("focus", () => this.#typed());
    store.addEventListener("commands", () => document.activeElement === this.text && this.#typed());
  }

  channel() {
    return this.#channel;
  }

  /** Goes to a channel; what was typed in another one waits there. */
  show(channelId) {
    const channel = store.channel(channelId);
    const name = channel?.name ? `#${channel.name}` : store.nameOf(store.bot.user);
    this.text.placeholder = t("page-talk-hint");
    this.text.setAttribute("aria-label", t("page-talk-label", { channel: name }));
    if (channelId === this.#channel) return;
    this.#drafts.set(this.#channel, this.text.value);
    this.#channel = channelId;
    this.leave({ focus: false });
    this.text.value = this.#drafts.get(channelId) ?? "";
    this.#fit();
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.text.focus();
  }

  /** Begins a command by its name, as a mention of it does. */
  use(name) {
    const leaf = runnable(this.#channel).find((each) => each.plain === name || each.title === name);
    if (leaf) this.#start(leaf);
    else {
      this.text.value = `/${name}`;
      this.text.focus();
    }
  }

  /** Runs the command that says how to begin; without one, lists all commands. */
  async help() {
    const leaf = helpCommand(this.#channel);
    if (!leaf) return this.use("");
    try {
      await this.#ask(leaf, {});
    } catch (error) {
      this.complain(refusal(error));
    }
  }

  complain(text) {
    this.error.textContent = text;
    this.error.hidden = !text;
  }

  /** Leaves the command for plain talk. */
  leave({ focus = true } = {}) {
    this.#form = null;
    this.place.hidden = true;
    this.place.replaceChildren();
    this.talk.hidden = false;
    this.suggest.attach(this.text);
    this.suggest.hide();
    this.complain("");
    if (focus) this.text.focus();
  }

  async submit() {
    this.complain("");
    try {
      if (this.#form) await this.#run(this.#form);
      else await this.#say();
    } catch (error) {
      if (error.option && this.#form) this.#form.refuse(error);
      else this.complain(refusal(error));
    }
  }

  async #run(form) {
    const options = await form.values();
    if (!options) return;
    await this.#ask(form.leaf, options);
    if (this.#form === form) this.leave();
  }

  #ask(leaf, options) {
    return store.ask("command", { channel: this.#channel, command: leaf.command.id, path: leaf.path, options });
  }

  async #say() {
    const content = this.text.value.trim();
    if (!content) return;
    if (content.startsWith("/")) {
      const [leaf] = findCommands(this.#channel, content.slice(1));
      if (leaf) this.#start(leaf);
      else {
        this.suggest.hide(); // it says the same
        this.complain(t("page-no-command"));
      }
      return;
    }
    await store.ask("send", { channel: this.#channel, content });
    if (this.text.value.trim() === content) this.text.value = "";
    this.#fit();
  }

  #start(leaf, rest = "") {
    this.text.value = "";
    this.#fit();
    this.complain("");
    this.talk.hidden = true;
    this.place.hidden = false;
    this.suggest.hide();
    this.#form = new CommandForm(leaf, this, rest);
    this.#form.focus();
  }

  #pick(item) {
    if (this.#form) this.#form.take(item);
    else if (item) this.#start(item.leaf);
  }

  #typed() {
    this.#fit();
    this.complain("");
    const text = this.text.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.suggest.hide();
    const written = writtenCommand(this.#channel, text);
    if (written) return this.#start(written.leaf, written.rest);
    const found = findCommands(this.#channel, text.slice(1));
    const items = found.map((leaf) => ({ leaf, label: `/${leaf.title}`, detail: leaf.description }));
    return this.suggest.show(items, { heading: t("page-commands"), note: t("page-no-command") });
  }

  #key(event) {
    if (event.isComposing) return;
    const current = this.suggest.current;
    if (current && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      this.suggest.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (current && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      event.preventDefault();
      this.#pick(current);
    } else if (event.key === "Escape" && this.suggest.isOpen) {
      event.preventDefault();
      this.suggest.hide();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.submit();
    }
  }

  #fit() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 160)}px`;
  }
}
