/** What this tab knows: who I am, the others, the places, the messages. Changes are told as events. */
import { Socket } from "./socket.js";

const byIdOrder = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
/** Later snowflake or not; an absent one comes first. */
export const isLater = (a, b) => byIdOrder(a ?? "", b ?? "") > 0;

const EPHEMERAL = 64;

class Store extends EventTarget {
  me = null;
  people = [];
  bot = null;
  guilds = [];
  dms = [];
  commands = [];
  interactions = new Map();
  /** Loaded messages of a channel: sorted by id, with whether older ones exist. */
  #logs = new Map();
  /** Messages pushed while the log of their channel is being loaded. */
  #arriving = new Map();
  #seen = {};
  /** Pushes that wait for a finger to be lifted; null while nobody presses. */
  #held = null;

  constructor() {
    super();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new Socket(`${scheme}//${location.host}/page`);
    this.socket.addEventListener("push", ({ detail }) => this.#push(detail));
  }

  /** Asks the server; see `Socket.ask`. */
  ask(op, fields) {
    return this.socket.ask(op, fields);
  }

  /** Becomes a person, or the same one again after a loss: what the server tells replaces what was known. */
  async join(personId) {
    const snapshot = await this.ask("join", { person: personId });
    const again = this.me?.id === personId;
    if (this.#held) this.#held = [];
    this.me = snapshot.person;
    sessionStorage.setItem("person", personId);
    this.people = snapshot.people;
    this.bot = snapshot.bot;
    this.guilds = snapshot.guilds;
    this.dms = snapshot.dms;
    this.commands = snapshot.commands;
    this.interactions = new Map();
    if (again) for (const log of this.#logs.values()) log.loaded = false;
    else this.#logs.clear();
    this.#seen = JSON.parse(localStorage.getItem(`seen-${personId}`) ?? "{}");
    this.tell("joined", { again });
    for (const each of snapshot.interactions) this.putInteraction(each);
  }

  tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  person(id) {
    return this.people.find((each) => each.id === id);
  }

  /** A name to show for anyone, the bot included. */
  nameOf(user) {
    const known = this.person(user.id) ?? user;
    return known.global_name ?? known.username ?? user.username;
  }

  /** The id of the text on why the bot does not answer: that it is starting, until it has come; else the given one. */
  away(text) {
    return this.bot.starting ? "page-bot-starting" : text;
  }

  channel(id) {
    return this.dms.find((each) => each.id === id) ?? this.channels().find((each) => each.id === id);
  }

  roles() {
    return this.guilds.flatMap((guild) => guild.roles);
  }

  channels() {
    return this.guilds.flatMap((guild) => guild.channels);
  }

  dm() {
    return this.dms[0];
  }

  isDm(id) {
    return this.dms.some((each) => each.id === id);
  }

  /** The commands that can be run in a place. */
  commandsIn(channelId) {
    const context = this.isDm(channelId) ? 1 : 0;
    return this.commands.filter((each) => each.type === 1 && (each.contexts?.includes(context) ?? true));
  }

  log(channelId) {
    return this.#logs.get(channelId) ?? { messages: [], more: false, loaded: false };
  }

  message(channelId, id) {
    return this.log(channelId).messages.find((each) => each.id === id);
  }

  /** Loads the newest messages of a channel, or those before the oldest one known. */
  async load(channelId, { older = false } = {}) {
    const known = older ? this.log(channelId).messages : [];
    const before = known[0]?.id;
    const arrived = [];
    this.#arriving.set(channelId, arrived);
    const { messages, more } = await this.ask("history", { channel: channelId, limit: 50, ...(before && { before }) });
    this.#arriving.delete(channelId);
    const all = new Map([...messages, ...(older ? this.log(channelId).messages : arrived)].map((each) => [each.id, each]));
    this.#logs.set(channelId, { messages: [...all.values()], more, loaded: true });
    this.tell("log", { channel: channelId });
  }

  /** Whether a channel holds something I have not looked at; to a newcomer, all that was said is new. */
  isUnread(channel) {
    return isLater(channel.last_message_id, this.#seen[channel.id]);
  }

  pings(channelId) {
    return this.#seen[`pings-${channelId}`] ?? 0;
  }

  markSeen(channelId) {
    const last = this.channel(channelId)?.last_message_id;
    if (!last || (this.#seen[channelId] === last && !this.pings(channelId))) return;
    this.#seen[channelId] = last;
    delete this.#seen[`pings-${channelId}`];
    this.#keepSeen();
  }

  #keepSeen() {
    localStorage.setItem(`seen-${this.me.id}`, JSON.stringify(this.#seen));
    this.tell("places");
  }

  #push(frame) {
    if (!this.me) return;
    if (this.#held) this.#held.push(frame);
    else PUSHES[frame.event]?.(this, frame);
  }

  /** Lets nothing change until `release()`. */
  hold() {
    this.#held ??= [];
  }

  /** Tells what came in the meantime, in its order. */
  release() {
    const frames = this.#held ?? [];
    this.#held = null;
    for (const frame of frames) this.#push(frame);
  }

  putPeople(people) {
    this.people = people;
    this.me = this.person(this.me.id) ?? this.me;
    this.tell("people");
  }

  putChannel(channel) {
    const list = channel.guild_id ? this.guilds.find((each) => each.id === channel.guild_id)?.channels : this.dms;
    if (!list) return;
    const at = list.findIndex((each) => each.id === channel.id);
    if (at < 0) list.push(channel);
    else list[at] = channel;
    this.tell("places");
  }

  dropChannel(id) {
    for (const guild of this.guilds) {
      guild.channels = guild.channels.filter((each) => each.id !== id && each.parent_id !== id);
    }
    this.dms = this.dms.filter((each) => each.id !== id);
    this.#logs.delete(id);
    this.tell("places");
  }

  putMessage(message, isNew) {
    const channel = this.channel(message.channel_id);
    if (channel && isNew) {
      if (!(message.flags & EPHEMERAL) && isLater(message.id, channel.last_message_id)) channel.last_message_id = message.id;
      if (message.author.id === this.me.id) this.#seen[channel.id] = channel.last_message_id;
      else if (this.isDm(channel.id) || message.playground.pings.includes(this.me.id)) {
        this.#seen[`pings-${channel.id}`] = this.pings(channel.id) + 1;
        this.tell("pinged", { channel });
      }
      this.#keepSeen();
    }
    this.#arriving.get(message.channel_id)?.push(message);
    const log = this.#logs.get(message.channel_id);
    if (!log?.loaded) return;
    const at = log.messages.findIndex((each) => each.id === message.id);
    if (at >= 0) log.messages[at] = message;
    else if (!isNew && log.messages[0] && isLater(log.messages[0].id, message.id)) return;
    else {
      log.messages.push(message);
      log.messages.sort((a, b) => byIdOrder(a.id, b.id));
    }
    this.tell("message", { message, isNew: at < 0 });
  }

  dropMessage(channelId, id) {
    const log = this.#logs.get(channelId);
    if (log) log.messages = log.messages.filter((each) => each.id !== id);
    this.tell("message-gone", { channel: channelId, id });
  }

  /** Remembers one of my interactions while it says something to the page. */
  putInteraction(interaction) {
    if (interaction.state === "pending" || interaction.state === "failed") this.interactions.set(interaction.id, interaction);
    else this.interactions.delete(interaction.id);
    this.tell("interaction", { interaction });
  }

  forgetInteraction(id) {
    const interaction = this.interactions.get(id);
    this.interactions.delete(id);
    if (interaction) this.tell("interaction", { interaction: { ...interaction, state: "done" } });
  }
}

const PUSHES = {
  people: (store, { people }) => store.putPeople(people),
  bot: (store, { bot }) => {
    store.bot = bot;
    store.tell("bot");
  },
  guild: (store, { guild }) => {
    const known = store.guilds.find((each) => each.id === guild.id);
    if (known) Object.assign(known, guild, { channels: guild.channels ?? known.channels });
    else store.guilds.push(guild);
    store.tell("places");
  },
  channel: (store, { channel }) => store.putChannel(channel),
  channel_delete: (store, { channel }) => store.dropChannel(channel),
  commands: (store, { commands }) => {
    store.commands = commands;
    store.tell("commands");
  },
  message: (store, { message }) => store.putMessage(message, true),
  message_update: (store, { message }) => store.putMessage(message, false),
  message_delete: (store, { channel, message }) => store.dropMessage(channel, message),
  typing: (store, { channel }) => store.tell("typing", { channel }),
  interaction: (store, { interaction }) => store.putInteraction(interaction),
};

export const store = new Store();

/** The name a command, option or choice has in my language. */
export const localName = (thing) => thing.name_localizations?.[store.me.locale] ?? thing.name;
export const localDescription = (thing) => thing.description_localizations?.[store.me.locale] ?? thing.description;
