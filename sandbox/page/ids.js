/** Discord's ids (snowflakes) are strings of up to 20 digits: too long for a number. */

/** Negative, zero or positive, as `sort` wants it. */
export function compareIds(a, b) {
  const left = a ?? "0";
  const right = b ?? "0";
  if (left.length !== right.length) return left.length - right.length;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export function newerThan(a, b) {
  return compareIds(a, b) > 0;
}
