/** Pictures of messages, as large as Discord shows them, and the large view that each opens. */
import { hideUntilAsked } from "./cover.js";
import { byId, fill, h, safeUrl } from "./dom.js";
import { t } from "./words.js";

/** One picture is fitted into its place; several become a mosaic of cropped tiles, whose shape the number decides. */
export const gallery = (items) =>
  h("div", { class: `gallery ${items.length === 1 ? "single" : `mosaic count-${items.length}`}` }, items.map((item) => picture(item, "shown")));

/** A picture that opens large; its size is kept free before it has loaded. */
export function picture({ media, description, spoiler }, kind) {
  const src = safeUrl(media.url);
  if (!src) return null;
  const { width, height } = media;
  const image = h("img", { src, alt: description ?? "", width, height, draggable: "false" });
  const sized = kind === "shown" && width && height;
  const frame = h("button", { type: "button", class: `picture ${kind}${sized ? " sized" : ""}`, "aria-haspopup": "dialog",
    "aria-label": description ? t("page-picture-described", { description }) : t("page-picture"),
    style: sized ? { "--wide": `${width}px`, "--ratio": String(width / height) } : {},
    on: { click: ({ currentTarget }) => openPicture(currentTarget) } }, image);
  return spoiler ? hideUntilAsked(frame) : frame;
}

/** The pictures one can go through in the large view, and the place of the one that is shown. */
let opened = { pictures: [], at: 0 };

/** Shows the picture of this frame as large as the window allows, with its description under it. */
function openPicture(frame) {
  const frames = [...frame.closest("article").querySelectorAll(".picture:not([inert])")];
  opened = { at: frames.indexOf(frame), pictures: frames.map(({ firstElementChild: { src, alt } }) => ({ src, alt })) };
  for (const id of ["picture-before", "picture-after"]) byId(id).hidden = frames.length < 2;
  draw();
  byId("picture").showModal();
}

function draw() {
  const { src, alt } = opened.pictures[opened.at];
  fill(byId("picture-place"), h("img", { src, alt: alt || t("page-picture") }), alt ? h("p", { "aria-hidden": "true" }, alt) : null);
  byId("picture-original").href = src;
}

function turn(step) {
  const { length } = opened.pictures;
  opened.at = (opened.at + step + length) % length;
  draw();
}

/** Makes the large view close by a click anywhere (Escape does by itself), and go on to the other pictures by its arrows. */
export function preparePicture() {
  const dialog = byId("picture");
  byId("picture-before").addEventListener("click", () => turn(-1));
  byId("picture-after").addEventListener("click", () => turn(1));
  dialog.addEventListener("click", ({ target }) => {
    if (target.closest("#picture-close") || !target.closest("button, a")) dialog.close();
  });
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  });
}
