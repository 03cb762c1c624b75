/** A round sign for somebody: their initials on a colour of their own. */
import { hueOf } from "../colour.js";
import { el } from "../dom.js";

export function avatar(user, world) {
  const name = world.nameOf(user);
  const initials = [...name.replace(/[^\p{L}\p{N} ]/gu, "").trim()].slice(0, 1).join("") || "?";
  const shape = user?.bot ? "bot" : "person";
  return el(
    "span.avatar",
    { class: shape, "aria-hidden": "true", vars: { hue: String(hueOf(user?.id ?? "0")) } },
    initials.toUpperCase(),
  );
}
