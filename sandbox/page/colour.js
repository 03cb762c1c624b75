/** Colours that come from data. */

/** "#rrggbb" of Discord's number, or null. */
export function accentOf(number) {
  if (!Number.isInteger(number) || number < 0 || number > 0xffffff) return null;
  return `#${number.toString(16).padStart(6, "0")}`;
}

/** A hue for somebody without a picture, always the same one; alike ids get unlike hues. */
export function hueOf(id) {
  let hash = 2166136261;
  for (const digit of String(id)) hash = Math.imul(hash ^ digit.charCodeAt(0), 16777619) >>> 0;
  return Math.round((hash % 997) * 137.5) % 360;
}
