/** What the texts and controls of a message refer to: names, places, and what pressing does. */
import { nameAnywhere } from "./commands.js";
import { store } from "./store.js";
import { t } from "./words.js";

const TEXT_CHANNELS = [0, 11, 12];

/** Names for mentions, and ways to open what is mentioned. */
export const names = () => ({
  me: store.me.id,
  locale: store.me.locale,
  words: t,
  user: (id) => (id === store.bot.user.id ? store.nameOf(store.bot.user) : store.person(id) && store.nameOf(store.person(id))),
  channel: (id) => store.channel(id)?.name,
  role: (id) => store.roles().find((each) => each.id === id)?.name,
  open: (id) => store.tell("open", { channel: id }),
  command: (name) => store.tell("use-command", { name }),
  commandName: nameAnywhere,
  allPeople: () => [...store.people, store.bot.user].map((each) => ({ id: each.id, name: store.nameOf(each) })),
  allRoles: () => store.roles().map((each) => ({ id: each.id, name: `@${each.name}` })),
  allChannels: (types) => store.channels().filter((each) => (types?.length ? types : TEXT_CHANNELS).includes(each.type))
    .map((each) => ({ id: each.id, name: `#${each.name}` })),
});

/** The names, and the controls of one message. */
export function worldFor(message) {
  const act = (op, fields) => store.ask(op, { message: message.id, ...fields })
    .catch((error) => store.tell("refused", { error }));
  return {
    ...names(),
    press: (customId) => act("press", { custom_id: customId }),
    select: (customId, values) => act("select", { custom_id: customId, values }),
    isPending: (customId) => [...store.interactions.values()].some((each) =>
      each.message === message.id && each.custom_id === customId && each.state === "pending"),
  };
}
