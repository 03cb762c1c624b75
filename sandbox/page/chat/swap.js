/** Puts a fresh row in the place of an old one: pictures, revealed spoilers, the focus and an open list stay. */
import { ANCHORS_MOVED } from "../popup.js";

export function swapRow(old, fresh) {
  keepPictures(old, fresh);
  keepSpoilers(old, fresh);
  const focusKey = old.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  const openKey = old.querySelector("[data-key][aria-expanded='true']")?.dataset.key;
  old.replaceWith(fresh);
  const control = (key) => [...fresh.querySelectorAll("[data-key]")].find((node) => node.dataset.key === key);
  if (focusKey) control(focusKey)?.focus({ preventScroll: true });
  if (openKey) {
    document.dispatchEvent(new Event(ANCHORS_MOVED));
    control(openKey)?.click();
  }
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
