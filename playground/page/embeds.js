/** Classic embeds as DOM nodes. */
import { cssColour, h, safeUrl } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { picture } from "./picture.js";
import { sentAt } from "./time.js";

/** Renders the embeds of a message. */
export const renderEmbeds = (embeds, world) => (embeds ?? []).map((each) => embed(each, world));

function embed(spec, world) {
  const colour = cssColour(spec.color);
  return h("div", { class: colour ? "embed container accented" : "embed container", style: colour ? { "--accent": colour } : {} },
    spec.thumbnail ? h("div", { class: "embed-thumbnail" }, picture({ media: spec.thumbnail, description: spec.thumbnail.description }, "thumbnail")) : null,
    spec.author ? h("p", { class: "embed-author" }, linked(spec.author.url, [spec.author.name])) : null,
    spec.title ? h("h4", { class: "embed-title" }, linked(spec.url, inline(spec.title, world))) : null,
    spec.description ? h("div", { class: "text" }, markdown(spec.description, world)) : null,
    spec.fields?.length ? h("dl", { class: "fields" }, spec.fields.map((each) => field(each, world))) : null,
    spec.image ? picture({ media: spec.image, description: spec.image.description }, "shown") : null,
    spec.footer || spec.timestamp ? h("p", { class: "embed-footer" }, footer(spec, world)) : null);
}

function linked(url, children) {
  const href = url ? safeUrl(url) : null;
  return href ? h("a", { href, target: "_blank", rel: "noreferrer noopener" }, children) : children;
}

const field = (spec, world) => h("div", { class: spec.inline ? "field inline" : "field" },
  h("dt", {}, inline(spec.name, world)), h("dd", {}, markdown(spec.value, world)));

function footer(spec, world) {
  const parts = [];
  if (spec.footer) parts.push(spec.footer.text);
  if (spec.footer && spec.timestamp) parts.push(" · ");
  if (spec.timestamp) parts.push(sentAt(spec.timestamp, world.locale));
  return parts;
}
