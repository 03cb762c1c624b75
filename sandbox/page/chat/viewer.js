/** Looks at a picture closely: fits it to the window, zooms by wheel, keys and buttons, moves by dragging. */
import { el, fill } from "../dom.js";
import { icon, iconButton, setLabel } from "../icons.js";
import { safePicture } from "../links.js";

const STEP = 1.3;
const LARGEST = 8;

/** Opens the viewer on `pictures` (`{url, alt}`) at the one with `src`. */
export function openViewer(pictures, src, ctx) {
  const dialog = el("dialog.viewer", { "aria-label": ctx.words("picture") });
  const stage = el("div.viewer-stage", { tabindex: "0", "aria-label": ctx.words("viewer_help") });
  const caption = el("p.viewer-caption");
  let index = Math.max(
    0,
    pictures.findIndex(({ url }) => safePicture(url) === src),
  );
  let zoom = null;

  const original = el("a.icon-button", { target: "_blank", rel: "noopener" }, icon("link"));
  setLabel(original, ctx.words("open_original"));
  const bar = el(
    "div.viewer-bar",
    {},
    pictures.length > 1
      ? [
          iconButton("left", ctx.words("previous"), () => turn(-1)),
          iconButton("right", ctx.words("next"), () => turn(1)),
        ]
      : null,
    iconButton("minus", ctx.words("zoom_out"), () => zoom.by(1 / STEP)),
    iconButton("fit", ctx.words("zoom_fit"), () => zoom.fit()),
    iconButton("plus", ctx.words("zoom_in"), () => zoom.by(STEP)),
    original,
    iconButton("close", ctx.words("close"), () => dialog.close()),
  );

  function turn(step) {
    if (pictures.length < 2 && step) return;
    index = (index + step + pictures.length) % pictures.length;
    const picture = pictures[index];
    const image = el("img", { src: safePicture(picture.url), alt: picture.alt, draggable: "false" });
    original.href = safePicture(picture.url);
    caption.textContent = picture.alt;
    caption.hidden = !picture.alt;
    fill(stage, image);
    zoom = zoomer(stage, image);
  }

  const keys = {
    "+": () => zoom.by(STEP),
    "=": () => zoom.by(STEP),
    "-": () => zoom.by(1 / STEP),
    0: () => zoom.fit(),
    1: () => zoom.actual(),
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
  };
  dialog.addEventListener("keydown", (event) => {
    if (event.key in keys && !event.ctrlKey && !event.metaKey) keys[event.key]();
  });
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(bar, stage, caption);
  document.body.append(dialog);
  dialog.showModal();
  turn(0);
  stage.focus();
}

/** Scales an image inside its scrolling stage, keeping the point under the pointer where it is. */
function zoomer(stage, image) {
  let scale = 1;
  const smallest = () => Math.min(1, stage.clientWidth / image.naturalWidth, stage.clientHeight / image.naturalHeight);

  function set(next, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
    const before = image.getBoundingClientRect();
    const area = stage.getBoundingClientRect();
    const at = [(area.left + x - before.left) / before.width, (area.top + y - before.top) / before.height];
    scale = Math.min(LARGEST, Math.max(smallest(), next));
    image.style.width = `${image.naturalWidth * scale}px`;
    const after = image.getBoundingClientRect();
    stage.scrollLeft += after.left + at[0] * after.width - area.left - x;
    stage.scrollTop += after.top + at[1] * after.height - area.top - y;
    stage.classList.toggle("zoomed", scale > smallest() * 1.01);
  }

  const fit = () => set(smallest());
  const by = (factor, x, y) => set(scale * factor, x, y);
  const actual = () => set(1);

  if (image.complete && image.naturalWidth) fit();
  else image.addEventListener("load", fit, { once: true });

  stage.onwheel = (event) => {
    event.preventDefault();
    const area = stage.getBoundingClientRect();
    by(event.deltaY < 0 ? STEP : 1 / STEP, event.clientX - area.left, event.clientY - area.top);
  };
  stage.ondblclick = (event) => {
    const area = stage.getBoundingClientRect();
    if (scale > smallest() * 1.01) fit();
    else set(Math.max(1, smallest() * 2), event.clientX - area.left, event.clientY - area.top);
  };
  stage.onpointerdown = (event) => {
    if (event.pointerType !== "touch") drag(stage, event);
  };
  return { fit, by, actual };
}

function drag(stage, start) {
  const from = { left: stage.scrollLeft, top: stage.scrollTop };
  const move = (event) => {
    stage.scrollLeft = from.left - (event.clientX - start.clientX);
    stage.scrollTop = from.top - (event.clientY - start.clientY);
  };
  stage.setPointerCapture(start.pointerId);
  stage.addEventListener("pointermove", move);
  stage.addEventListener("pointerup", () => stage.removeEventListener("pointermove", move), { once: true });
}
