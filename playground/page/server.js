/** The settings of a server, for those who run it. */
import { byId } from "./dom.js";
import { fillLocales } from "./people.js";
import { store } from "./store.js";

let opened = null;

/** The settings of a server: what it is called, and which language it speaks. */
export function openServer(guild) {
  opened = guild.id;
  byId("server-name").value = guild.name;
  fillLocales(byId("server-locale"), guild.preferred_locale);
  byId("server").showModal();
}

/** Makes the settings of a server be kept or left. */
export function prepareServer() {
  const dialog = byId("server");
  byId("server-close").addEventListener("click", () => dialog.close());
  byId("server-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    dialog.close();
    await store.ask("guild_change", { guild: opened, name: byId("server-name").value, locale: byId("server-locale").value })
      .catch((error) => store.tell("refused", { error }));
  });
}
