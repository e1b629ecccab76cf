/** Starts the page: the connection, the two panes, the drawer, the light. */
import { byId } from "./dom.js";
import { prepareModal } from "./modal.js";
import { announce, Pane, toast } from "./pane.js";
import { becomeKnown, drawMe, firstLocale, preparePeople, welcome } from "./people.js";
import { preparePicture } from "./picture.js";
import { preparePresses } from "./press.js";
import { prepareMenu } from "./select.js";
import { prepareServer } from "./server.js";
import { askName, drawPlaces } from "./sidebar.js";
import { icon } from "./signs.js";
import { store } from "./store.js";
import { keepTimesTrue } from "./time.js";
import { loadWords, t } from "./words.js";

for (const place of document.querySelectorAll("[data-icon]")) place.prepend(icon(place.dataset.icon));
const mainPane = new Pane(byId("main-pane"));
const sidePane = new Pane(byId("side-pane"));
const shown = () => new Set([mainPane.channel, sidePane.channel].filter(Boolean));
const memory = (name) => `${name}-${store.me.id}`;

async function openChannel(id) {
  closeDrawer();
  if (store.isDm(id)) return openDm();
  if (window.innerWidth <= 760) closeDm();
  sessionStorage.setItem(memory("channel"), id);
  await mainPane.show(id);
  drawPlaces(shown());
  if (!matchMedia("(pointer: coarse)").matches) mainPane.composer.focus();
}

async function openDm() {
  closeDrawer();
  const dm = store.dm() ?? (await store.ask("dm_open")).channel;
  if (!store.dm()) store.putChannel(dm);
  sessionStorage.setItem(memory("dm"), "open");
  document.body.classList.add("with-dm");
  await sidePane.show(dm.id);
  drawPlaces(shown());
}

function closeDm() {
  if (sidePane.element.contains(document.activeElement)) byId("menu-button").focus();
  sidePane.hide();
  document.body.classList.remove("with-dm");
  sessionStorage.removeItem(memory("dm"));
  drawPlaces(shown());
}

function openDrawer() {
  document.body.classList.add("with-drawer");
  byId("menu-button").setAttribute("aria-expanded", "true");
  byId("sidebar").querySelector("button[aria-current], button")?.focus();
}

function closeDrawer() {
  document.body.classList.remove("with-drawer");
  byId("menu-button").setAttribute("aria-expanded", "false");
}

/** Where to begin. */
const firstChannel = () => store.channels().find((each) => each.type === 0);

/** Everything drawn anew for who I am now. */
async function joined({ again }) {
  await loadWords(store.me.locale);
  drawMe();
  drawBot();
  if (again) {
    for (const pane of [mainPane, sidePane]) if (pane.channel) await pane.show(pane.channel);
    drawPlaces(shown());
    return;
  }
  sidePane.hide();
  document.body.classList.remove("with-dm");
  const remembered = store.channel(sessionStorage.getItem(memory("channel")));
  const first = remembered ?? firstChannel();
  document.body.dataset.state = "ready";
  if (first) await openChannel(first.id);
  if (sessionStorage.getItem(memory("dm")) && window.innerWidth > 760) await openDm();
  drawPlaces(shown());
}

async function peopleChanged() {
  await loadWords(store.me.locale);
  drawMe();
  drawBot();
  drawPlaces(shown());
  for (const pane of [mainPane, sidePane]) if (pane.channel) pane.composer.show(pane.channel);
}

/** The strip that says why nothing can be done just now. */
function drawBot() {
  const strip = byId("bot-away");
  strip.hidden = store.bot.online;
  strip.querySelector("span").textContent = t(store.away("page-bot-away-long"));
}

async function connected() {
  try {
    await loadWords(store.me?.locale ?? firstLocale());
    const { people, bot } = await store.ask("hello");
    byId("lost").hidden = true;
    if (!(await becomeKnown(people, bot))) {
      document.body.dataset.state = "welcome";
      welcome();
    }
  } catch (error) {
    refused(error);
  }
}

const refused = (error) => {
  toast(error);
  if (!error.code) throw error;
};

function lost({ wait, tries }) {
  byId("lost").hidden = tries < 2 && document.body.dataset.state !== "connecting";
  byId("lost-text").textContent = t("page-lost", { seconds: Math.ceil(wait / 1000) });
}

function prepareLight() {
  const root = document.documentElement;
  const wanted = localStorage.getItem("light");
  if (wanted) root.dataset.light = wanted;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (root.dataset.light ? root.dataset.light === "dark" : system.matches);
  const show = () => byId("light").replaceChildren(icon(isDark() ? "sun" : "moon"));
  system.addEventListener("change", show);
  byId("light").addEventListener("click", () => {
    root.dataset.light = isDark() ? "light" : "dark";
    localStorage.setItem("light", root.dataset.light);
    show();
  });
  show();
}

function prepareDrawer() {
  byId("menu-button").addEventListener("click", openDrawer);
  byId("drawer-shade").addEventListener("click", closeDrawer);
  byId("sidebar").addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !document.body.classList.contains("with-drawer")) return;
    closeDrawer();
    byId("menu-button").focus();
  });
}

function prepareKeys() {
  document.addEventListener("keydown", (event) => {
    const writing = event.target.closest("input, textarea, select, dialog[open]");
    if (event.key !== "/" || writing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const pane = event.target.closest("#side-pane") ? sidePane : mainPane;
    pane.composer.use("");
  });
}

store.addEventListener("joined", ({ detail }) => joined(detail).catch(refused));
store.addEventListener("people", () => peopleChanged().catch(refused));
store.addEventListener("places", () => {
  if (mainPane.channel && !store.channel(mainPane.channel)) {
    const first = firstChannel();
    if (first) openChannel(first.id);
  }
  drawPlaces(shown());
});
store.addEventListener("bot", () => {
  drawBot();
});
store.addEventListener("pinged", ({ detail: { channel } }) => {
  if (!shown().has(channel.id)) announce(t("page-new-for-you", { place: channel.name ? `#${channel.name}` : t("page-private") }));
});
store.addEventListener("open", ({ detail }) => openChannel(detail.channel).catch(refused));
store.addEventListener("open-dm", () => openDm().catch(refused));
store.addEventListener("refused", ({ detail }) => toast(detail.error));
store.addEventListener("use-command", ({ detail }) => mainPane.composer.use(detail.name));
store.socket.addEventListener("open", connected);
store.socket.addEventListener("lost", ({ detail }) => lost(detail));
byId("lost-retry").addEventListener("click", () => store.socket.open());
byId("side-close").addEventListener("click", closeDm);
byId("new-thread").addEventListener("click", () => askName("page-new-thread", (name) => {
  const here = store.channel(mainPane.channel);
  return store.ask("thread_create", { channel: here.type === 0 ? here.id : here.parent_id, name });
}));
prepareLight();
prepareDrawer();
prepareKeys();
prepareModal();
prepareMenu();
preparePresses();
preparePicture();
preparePeople();
prepareServer();
keepTimesTrue();
loadWords(firstLocale()).catch((error) => console.warn(error)).finally(() => store.socket.open());
