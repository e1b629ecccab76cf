/** One message of the log. */
import { spokenName } from "./commands.js";
import { fileLink, renderComponents } from "./components.js";
import { h, safeUrl } from "./dom.js";
import { renderEmbeds } from "./embeds.js";
import { markdown, plainText } from "./markdown.js";
import { refill } from "./morph.js";
import { gallery } from "./picture.js";
import { icon, pictured } from "./signs.js";
import { store } from "./store.js";
import { sentAt } from "./time.js";
import { t } from "./words.js";
import { worldFor } from "./world.js";

const FLAG = { embedsHidden: 4, ephemeral: 64, loading: 128 };
const TOGETHER = 5 * 60 * 1000;
/** Turned by this much each time, colours stay far apart. */
const GOLDEN_ANGLE = 137.5;

export const isEphemeral = (message) => Boolean(message.flags & FLAG.ephemeral);

/** Whether a message goes under the one before without repeating who speaks. */
export function follows(message, before) {
  return Boolean(before) && before.author.id === message.author.id && !message.playground.command
    && !message.message_reference && isEphemeral(message) === isEphemeral(before) && !isEphemeral(message)
    && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER
    && new Date(message.timestamp).toDateString() === new Date(before.timestamp).toDateString();
}

/** The round sign of a person: their first letter on a colour of their own; the bot has its lamp. */
export function avatar(user) {
  if (user.id === store.bot.user.id) return h("span", { class: "avatar bot", "aria-hidden": "true" }, icon("lamp"));
  const hue = Math.round(store.people.findIndex((each) => each.id === user.id) * GOLDEN_ANGLE + 20) % 360;
  const letter = [...store.nameOf(user)][0] ?? "";
  return h("span", { class: "avatar", style: { "--hue": String(hue) }, "aria-hidden": "true" }, letter.toLocaleUpperCase());
}

/** Draws a message into its place in the log. */
export function drawMessage(place, message, before) {
  const world = worldFor(message);
  const mine = message.playground.pings.includes(store.me.id) && !store.isDm(message.channel_id);
  const together = follows(message, before);
  place.className = ["message", mine && "pinged", isEphemeral(message) && "ephemeral", together && "together"].filter(Boolean).join(" ");
  refill(place, commandHeader(message), replyHeader(message, world),
    h("div", { class: "gutter" }, together ? sentAt(message.timestamp, store.me.locale, true) : avatar(message.author)),
    h("div", { class: "body" }, together ? null : byline(message), content(message, world), failures(message), whisper(message)));
  place.setAttribute("aria-label", spoken(message, world));
}

/** A message in words for the reader's ear. */
export function spoken(message, world) {
  return t("page-message-spoken", { name: store.nameOf(message.author), text: excerpt(message, world, 300) });
}

function excerpt(message, world, length) {
  const texts = [message.content, ...allTexts(message.components), ...(message.embeds ?? []).flatMap((each) => [each.title, each.description])];
  const text = plainText(texts.filter(Boolean).join("\n"), world);
  const letters = [...text]; // a sign outside the basic plane is two units of a string, and must not be cut in half
  return letters.length > length ? `${letters.slice(0, length).join("")}…` : text;
}

/** Every text in components; pictures have theirs too. */
const allTexts = (components) => (components ?? []).flatMap((each) => [each.type === 10 && each.content, each.description,
  ...(each.items ?? []).map((item) => item.description), ...allTexts(each.components), ...allTexts(each.accessory && [each.accessory])]);

function byline(message) {
  return h("div", { class: "byline" },
    h("span", { class: "author" }, store.nameOf(message.author)),
    message.author.bot ? h("span", { class: "tag" }, t("page-bot-tag")) : null,
    sentAt(message.timestamp, store.me.locale));
}

function commandHeader(message) {
  const used = message.interaction_metadata;
  if (!message.playground.command || !used) return null;
  return h("div", { class: "context" }, icon("reply"), h("span", { class: "author" }, store.nameOf(used.user)), " ",
    t("page-used"), " ", h("span", { class: "mention" }, `/${spokenName(message.channel_id, message.playground.command)}`));
}

function replyHeader(message, world) {
  if (message.playground.command || !message.message_reference?.message_id) return null;
  const to = message.referenced_message;
  if (!to) return h("div", { class: "context gone" }, icon("reply"), t("page-reply-gone"));
  return h("div", { class: "context" }, icon("reply"),
    h("span", { class: "author" }, store.nameOf(to.author)), " ", h("span", { class: "excerpt" }, pictured(excerpt(to, world, 80))));
}

function content(message, world) {
  if (message.flags & FLAG.loading) {
    return message.playground.expired ? h("p", { class: "failure" }, icon("warning"), t("page-no-answer"))
      : h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }), t("page-thinking", { name: store.nameOf(message.author) }));
  }
  const system = SYSTEM[message.type]?.(message);
  if (system) return h("p", { class: "system" }, system, wayToThread(message));
  return [
    message.content ? h("div", { class: "text" }, markdown(message.content, world), message.edited_timestamp ? edited() : null) : null,
    attachments(message),
    message.flags & FLAG.embedsHidden ? null : renderEmbeds(message.embeds, world),
    message.components?.length ? h("div", { class: "components" }, renderComponents(message.components, world)) : null,
  ];
}

const edited = () => h("span", { class: "edited" }, t("page-edited"));

const SYSTEM = {
  6: (message) => t("page-system-pinned", { name: store.nameOf(message.author) }),
  18: (message) => t("page-system-thread", { name: store.nameOf(message.author), thread: message.content }),
  21: () => t("page-system-thread-start"),
};

/** The way from the news of a thread to the thread, while there is one. */
function wayToThread(message) {
  const thread = message.type === 18 && store.channel(message.message_reference?.channel_id);
  if (!thread) return null;
  return [" ", h("button", { type: "button", class: "plain", on: { click: () => store.tell("open", { channel: thread.id }) } }, t("page-go-to-thread"))];
}

/** Files that no component shows: pictures are shown, the others can be saved. */
function attachments(message) {
  if (message.flags & 32768 || !message.attachments?.length) return null;
  const used = new Set((message.embeds ?? []).flatMap((each) => [each.image?.url, each.thumbnail?.url]));
  const shown = message.attachments.filter((each) => !used.has(each.url));
  const pictures = shown.filter((each) => each.content_type?.startsWith("image/"));
  const files = shown.filter((each) => !each.content_type?.startsWith("image/"));
  return [
    pictures.length ? gallery(pictures.map((each) => ({ media: each, description: each.description }))) : null,
    files.map((each) => fileLink(safeUrl(each.url), each.filename, each.size)),
  ];
}

function failures(message) {
  const failed = [...store.interactions.values()].filter((each) => each.message === message.id && each.state === "failed");
  return failed.slice(-1).map((each) => failure(each, () => failed.forEach((one) => store.forgetInteraction(one.id))));
}

/** "The application did not respond", to me alone. */
export function failure(interaction, forget) {
  return h("p", { class: "failure", role: "alert" }, icon("warning"),
    t(interaction.reason === "bot_offline" ? store.away("page-bot-away") : "page-no-answer"), " ",
    h("button", { type: "button", class: "plain", on: { click: forget } }, t("page-dismiss")));
}

function whisper(message) {
  if (!isEphemeral(message)) return null;
  return h("p", { class: "whisper" }, icon("eye"), t("page-only-you"), " · ",
    h("button", { type: "button", class: "plain dismiss", on: { click: () => dismiss(message) } }, t("page-dismiss")));
}

async function dismiss(message) {
  await store.ask("dismiss", { message: message.id }).catch((error) => store.tell("refused", { error }));
}
