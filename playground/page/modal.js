/** The forms the bot opens: shown until they are sent and accepted, or closed. */
import { renderComponents } from "./components.js";
import { byId, fill, freshId, h } from "./dom.js";
import { formField } from "./fields.js";
import { store } from "./store.js";
import { refusal, t } from "./words.js";
import { names } from "./world.js";

let asked = null;
let fields = [];
let sent = null;

/** Readies the dialog; from then on the bot's forms appear by themselves. */
export function prepareModal() {
  const dialog = byId("modal");
  byId("modal-form").addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  byId("modal-cancel").addEventListener("click", () => cancel());
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    cancel();
  });
  store.addEventListener("interaction", ({ detail: { interaction } }) => {
    if (interaction.state === "modal") open(interaction);
    else if (interaction.id === sent) answered(interaction);
  });
  store.addEventListener("joined", ({ detail }) => detail.again || finish());
}

function open(interaction) {
  if (asked === interaction.id) return;
  asked = interaction.id;
  sent = null;
  fields = [];
  byId("modal-title").textContent = interaction.modal.title;
  fill(byId("modal-fields"), interaction.modal.components.map(draw));
  complain("");
  busy(false);
  if (!byId("modal").open) byId("modal").showModal();
  byId("modal-fields").querySelector("input, textarea, button")?.focus();
}

function draw(spec) {
  if (spec.type === 1) return spec.components.map((each) => labelled({ label: each.label, component: each }));
  if (spec.type === 18) return labelled(spec);
  return renderComponents([spec], names());
}

function labelled({ label, description, component }) {
  const describedBy = description ? freshId("description") : null;
  const errorId = freshId("wrong");
  const labelId = freshId("label");
  const field = formField(component, names(), [describedBy, errorId].filter(Boolean).join(" "), labelId);
  field.error = h("p", { class: "field-error", id: errorId, role: "alert", hidden: true });
  fields.push(field);
  const needed = component.required !== false && component.type !== 23;
  const name = h(field.control.id ? "label" : "span", { class: "field-label", for: field.control.id || null, id: labelId },
    label, needed ? h("span", { class: "needed", title: t("page-required"), "aria-hidden": "true" }, "*") : null);
  return h("div", { class: "form-field" }, name,
    description ? h("p", { class: "field-description", id: describedBy }, description) : null, field.element, field.error);
}

async function submit() {
  if (sent) return;
  complain("");
  let good = true;
  for (const field of fields) {
    const wrong = field.check();
    show(field, wrong);
    if (wrong && good) firstOf(field).focus();
    good &&= !wrong;
  }
  if (!good) return;
  busy(true);
  try {
    const values = Object.fromEntries(await Promise.all(fields.map(async (each) => [each.customId, await each.read()])));
    const { interaction } = await store.ask("modal_submit", { interaction: asked, values });
    sent = interaction;
    const known = store.interactions.get(sent);
    if (known?.state === "failed") answered(known);
    else if (!known) finish();
  } catch (error) {
    busy(false);
    const field = fields.find((each) => each.customId === error.custom_id);
    if (field) show(field, error);
    else complain(refusal(error));
  }
}

/** The bot has answered what was sent, or has not: then the form stays, so that nothing typed is lost. */
function answered(interaction) {
  if (interaction.state === "pending") return;
  if (interaction.state !== "failed") return finish();
  sent = null;
  busy(false);
  complain(t(interaction.reason === "bot_offline" ? store.away("page-bot-away") : "page-no-answer"));
  store.forgetInteraction(interaction.id);
}

/** What of a field takes the keyboard: itself, or its first button or box. */
const firstOf = (field) => field.control.querySelector("button, input") ?? field.control;

function show(field, wrong) {
  field.error.hidden = !wrong;
  field.error.textContent = wrong ? refusal(wrong) : "";
  const control = firstOf(field);
  if (wrong) control.setAttribute("aria-invalid", "true");
  else control.removeAttribute("aria-invalid");
}

function complain(text) {
  byId("modal-error").textContent = text;
  byId("modal-error").hidden = !text;
}

function busy(on) {
  byId("modal-send").setAttribute("aria-busy", String(on));
}

function finish() {
  asked = null;
  sent = null;
  byId("modal").close();
}

function cancel() {
  if (asked) store.ask("modal_cancel", { interaction: asked }).catch((error) => store.tell("refused", { error }));
  finish();
}
