/** One pane of the window: the head, the log and the box of a channel. */
import { helpCommand } from "./commands.js";
import { Composer } from "./composer.js";
import { byId, fill, h } from "./dom.js";
import { failure, spoken } from "./message.js";
import { icon } from "./signs.js";
import { store } from "./store.js";
import { Timeline } from "./timeline.js";
import { refusal, t } from "./words.js";
import { names } from "./world.js";

const TYPING = 10000;
const SAID = 5;

/** What a channel is for; that of one with which a playground begins is said in the reader's language. */
const topicOf = (channel) => (channel.playground?.seed ? t(`seed-channel-${channel.playground.seed}.topic`) : channel.topic ?? "");

export class Pane {
  channel = null;
  #typingTimer = 0;

  constructor(element) {
    this.element = element;
    const buttons = [...element.children];
    element.append(byId("pane-template").content.cloneNode(true));
    const part = (name) => element.querySelector(`.${name}`);
    for (const button of buttons) {
      if (button.classList.contains("at-start")) part("pane-head").prepend(button);
      else part("pane-head").append(button);
    }
    Object.assign(this, { head: part("pane-title"), topic: part("topic"), sign: part("pane-sign"), status: part("status"), local: part("local"),
      quiet: part("quiet"), quietTitle: part("quiet-title"), quietText: part("quiet-text"), quietBegin: part("quiet-begin") });
    this.timeline = new Timeline({ scroller: part("log"), list: part("messages"), pill: part("pill"), older: part("older") });
    this.composer = new Composer({ box: part("composer"), talk: part("talk"), text: part("talk-text"), place: part("command"),
      error: part("composer-error"), suggestions: part("suggestions"), submitButton: part("send") });
    part("pill").prepend(icon("down"));
    part("send").append(icon("send"));
    part("quiet").querySelector(".lamp").append(icon("lamp"));
    part("quiet-begin").addEventListener("click", () => this.composer.help());
    part("log").addEventListener("keydown", (event) => event.key === "Escape" && this.composer.focus());
    this.#listen();
  }

  /** Shows a channel and loads its messages when they are not known yet. */
  async show(channelId) {
    this.element.hidden = false;
    this.element.dataset.channel = channelId;
    this.channel = channelId;
    this.drawHead();
    this.composer.show(channelId);
    this.#drawLocal();
    this.#typing(false);
    this.timeline.show(channelId);
    this.#drawQuiet();
    if (!store.log(channelId).loaded) {
      await store.load(channelId).catch((error) => store.tell("refused", { error }));
    }
    this.look();
  }

  hide() {
    this.element.hidden = true;
    this.channel = null;
  }

  /** What is shown counts as seen while the window is. */
  look() {
    if (this.channel && !document.hidden) store.markSeen(this.channel);
  }

  drawHead() {
    const channel = store.channel(this.channel);
    if (!channel) return;
    const dm = store.isDm(channel.id);
    fill(this.sign, icon(dm ? "envelope" : channel.parent_id && channel.type > 10 ? "thread" : "hash"));
    this.head.textContent = dm ? store.nameOf(store.bot.user) : channel.name;
    this.topic.textContent = dm ? t("page-dm-topic") : topicOf(channel);
    this.quietTitle.textContent = t(dm ? "page-quiet-dm" : "page-quiet", { channel: this.head.textContent });
    this.quietText.textContent = t(dm ? "page-quiet-dm-text" : "page-quiet-text", { name: store.nameOf(store.bot.user) });
    this.quietBegin.textContent = t(helpCommand(channel.id) ? "page-quiet-help" : "page-quiet-commands");
    this.element.setAttribute("aria-label", this.head.textContent);
    this.timeline.scroller.setAttribute("aria-label", t("page-log", { channel: this.head.textContent }));
  }

  #listen() {
    const here = (type, act) => store.addEventListener(type, ({ detail }) => this.channel && act(detail));
    here("log", ({ channel }) => {
      if (channel !== this.channel) return;
      this.timeline.redraw();
      this.#drawQuiet();
    });
    here("message", ({ message, isNew }) => {
      if (message.channel_id !== this.channel) return;
      if (message.author.id === store.bot.user.id) this.#typing(false);
      this.#announce(message, isNew);
      this.timeline.put(message, isNew);
      this.#drawQuiet();
      this.look();
    });
    here("message-gone", ({ channel, id }) => {
      if (channel !== this.channel) return;
      this.timeline.remove(id);
      this.#drawQuiet();
    });
    here("interaction", ({ interaction }) => {
      const message = interaction.message && store.message(this.channel, interaction.message);
      if (message) this.timeline.put(message, false);
      if (interaction.channel !== this.channel) return;
      this.#drawLocal();
      if (interaction.command && interaction.state === "pending") this.timeline.toBottom();
    });
    here("people", () => {
      this.drawHead();
      this.timeline.redraw();
    });
    here("places", () => this.drawHead());
    here("commands", () => this.drawHead());
    here("typing", ({ channel }) => channel === this.channel && this.#typing(true));
    document.addEventListener("visibilitychange", () => this.look());
  }

  /** An empty channel says how to begin. */
  #drawQuiet() {
    const { messages, loaded } = store.log(this.channel);
    const held = this.quiet.contains(document.activeElement);
    this.quiet.hidden = !loaded || messages.length > 0;
    if (held && this.quiet.hidden) this.timeline.scroller.focus({ preventScroll: true }); // its button would take the focus with it
  }

  /** My commands that wait for the bot, and those it did not answer. */
  #drawLocal() {
    const mine = [...store.interactions.values()].filter((each) => each.channel === this.channel && !each.message);
    fill(this.local, mine.filter((each) => each.command || each.state === "failed").slice(-3).map((each) => {
      const name = h("span", { class: "mention" }, each.command ? `/${each.command}` : "");
      if (each.state === "failed") return h("div", {}, name, failure(each, () => store.forgetInteraction(each.id)));
      return h("p", { class: "thinking" }, name, h("span", { class: "dots", "aria-hidden": "true" }), t("page-sending"));
    }));
  }

  #typing(on) {
    clearTimeout(this.#typingTimer);
    fill(this.status, on ? [h("span", { class: "dots", "aria-hidden": "true" }), t("page-typing", { name: store.nameOf(store.bot.user) })] : null);
    if (on) this.#typingTimer = setTimeout(() => this.#typing(false), TYPING);
  }

  /** Says new messages aloud to who cannot see them, and of edited ones only what is new in them. */
  #announce(message, isNew) {
    if (message.author.id === store.me.id) return;
    const text = spoken(message, names());
    const before = isNew ? null : this.timeline.list.querySelector(`[data-message="${message.id}"] article`)?.getAttribute("aria-label");
    if (text !== before) announce(text);
  }
}

/** Says something to readers who listen; the last few lines stay, so that none is lost when several come at once. */
export function announce(text) {
  const announcer = byId("announcer");
  announcer.append(h("p", {}, text));
  while (announcer.children.length > SAID) announcer.firstChild.remove();
}

/** A line that appears for a moment: something was refused. */
export function toast(error) {
  const place = byId("toast");
  place.textContent = refusal(error);
  place.hidden = false;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => {
    place.hidden = true;
  }, 6000);
}
