/** Puts a fresh row in the place of an old one: pictures, revealed spoilers, the focus and an open list stay. */
import { ANCHORS_MOVED } from "../popup.js";

export function swapRow(old, fresh) {
  keepPictures(old, fresh);
  keepSpoilers(old, fresh);
  const before = controls(old);
  const focused = before.indexOf(document.activeElement);
  const openKey = before.find((node) => node.ariaExpanded === "true")?.dataset.key;
  old.replaceWith(fresh);
  if (focused >= 0) counterpart(before, focused, fresh)?.focus({ preventScroll: true });
  if (openKey) {
    document.dispatchEvent(new Event(ANCHORS_MOVED));
    controls(fresh)
      .find((node) => node.dataset.key === openKey)
      ?.click();
  }
}

const controls = (row) => [...row.querySelectorAll("[data-key]")];

/**
 * The control that stands for an old one: the same one, else, if a bot gives its controls new ids with every edit, the
 * one in its place; if that cannot be used any more, the next that can.
 */
function counterpart(before, index, fresh) {
  const after = controls(fresh);
  const same = after.findIndex((node) => node.dataset.key === before[index].dataset.key);
  const at = same >= 0 ? same : Math.min(index, after.length - 1);
  const usable = (node) => !node.disabled;
  return after.slice(at).find(usable) ?? after.slice(0, Math.max(0, at)).findLast(usable);
}

/** A picture that is shown already moves over: loading it anew would blink. */
function keepPictures(old, fresh) {
  const loaded = new Map();
  for (const image of old.querySelectorAll("img"))
    if (image.complete && image.naturalWidth) loaded.set(image.src, image);
  for (const image of fresh.querySelectorAll("img")) {
    const known = loaded.get(image.src);
    if (!known) continue;
    known.alt = image.alt;
    image.replaceWith(known);
    loaded.delete(image.src);
  }
}

function keepSpoilers(old, fresh) {
  const before = [...old.querySelectorAll(".spoiler")];
  [...fresh.querySelectorAll(".spoiler")].forEach((cover, index) => {
    const same = before[index]?.textContent === cover.textContent;
    if (same && before[index].classList.contains("shown")) cover.click();
  });
}
