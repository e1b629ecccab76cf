/** The list of places: servers with their channels and threads, and the private messages. */
import { byId, h } from "./dom.js";
import { refill } from "./morph.js";
import { openServer } from "./server.js";
import { icon } from "./signs.js";
import { store } from "./store.js";
import { t } from "./words.js";

/**
 * Draws the list.
 * @param {Set<string>} shown channels that a pane shows
 */
export function drawPlaces(shown) {
  refill(byId("places"), store.guilds.map((guild) => server(guild, shown)), privateMessages(shown));
  const pings = [...store.channels(), ...store.dms].reduce((sum, each) => sum + store.pings(each.id), 0);
  const unread = [...store.channels(), ...store.dms].some((each) => !shown.has(each.id) && store.isUnread(each));
  byId("menu-button").classList.toggle("unread", unread);
  byId("menu-button").ariaLabel = unread ? `${t("page-open-places")} (${t("page-unread")})` : t("page-open-places");
  document.title = pings ? `(${pings}) Porion` : "Porion";
}

function server(guild, shown) {
  const tops = guild.channels.filter((each) => each.type === 0);
  const threads = (channel) => guild.channels.filter((each) => each.parent_id === channel.id && each.type > 10 && isListed(each, shown));
  return h("section", { class: "places" },
    h("div", { class: "places-head" }, h("h2", {}, guild.name),
      store.me.playground.moderator
        ? h("button", { type: "button", class: "icon-button small", "aria-label": t("page-server-settings"), title: t("page-server-settings"),
          on: { click: () => openServer(guild) } }, icon("gear")) : null,
      h("button", { type: "button", class: "icon-button small", "aria-label": t("page-new-channel"), title: t("page-new-channel"),
        on: { click: () => askName("page-new-channel", (name) => store.ask("channel_create", { guild: guild.id, name })) } }, icon("plus"))),
    h("ul", {}, tops.flatMap((channel) => [place(channel, shown), ...threads(channel).map((each) => place(each, shown))])));
}

/** An archived thread leaves the list, as on Discord, unless it is open or holds something new for me. */
function isListed(thread, shown) {
  return !thread.thread_metadata?.archived || shown.has(thread.id) || store.pings(thread.id) > 0;
}

function privateMessages(shown) {
  const dm = store.dm();
  const button = link(t("page-dm-with", { name: store.nameOf(store.bot.user) }), "envelope", dm, shown, () => store.tell("open-dm"));
  button.id = "dm-button";
  button.dataset.control = button.id; // the button stays itself when the first private message comes
  const isNews = dm && !shown.has(dm.id) && store.pings(dm.id);
  return h("section", { class: "places" }, h("div", { class: "places-head" }, h("h2", {}, t("page-private"))), h("ul", {}, h("li", {}, button)),
    isNews ? h("p", { class: "places-hint" }, t("page-dm-news")) : null);
}

function place(channel, shown) {
  const isThread = channel.type > 10;
  return h("li", { class: isThread ? "thread" : null },
    link(channel.name, isThread ? "thread" : "hash", channel, shown, () => store.tell("open", { channel: channel.id })));
}

function link(name, sign, channel, shown, open) {
  const here = Boolean(channel) && shown.has(channel.id);
  const unread = Boolean(channel) && !here && store.isUnread(channel);
  const pings = channel && !here ? store.pings(channel.id) : 0;
  return h("button", { type: "button", class: "place", "aria-current": here ? "true" : null, "data-unread": unread,
    "data-control": channel?.id, "data-channel": channel?.id, on: { click: open } },
    icon(sign), h("span", { class: "place-name" }, name),
    pings ? h("span", { class: "badge" }, h("span", { "aria-hidden": "true" }, String(pings)), h("span", { class: "hidden" }, t("page-pings", { count: pings }))) : null,
    unread && !pings ? h("span", { class: "dot" }, h("span", { class: "hidden" }, t("page-unread"))) : null);
}

/** Asks for a name in a small dialog, then does something with it. */
export function askName(titleId, act) {
  const dialog = byId("naming");
  byId("naming-title").textContent = t(titleId);
  byId("naming-name").value = "";
  byId("naming-form").onsubmit = async (event) => {
    event.preventDefault();
    const name = byId("naming-name").value.trim();
    if (!name) return;
    dialog.close();
    try {
      const { channel } = await act(name);
      store.putChannel(channel);
      store.tell("open", { channel: channel.id });
    } catch (error) {
      store.tell("refused", { error });
    }
  };
  byId("naming-cancel").onclick = () => dialog.close();
  dialog.showModal();
}
