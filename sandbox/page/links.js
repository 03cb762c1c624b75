/** Which addresses the page follows or shows. Everything else stays text. */

/** An absolute http(s) address, or null: `javascript:`, `data:` and the like are refused. */
export function safeLink(text) {
  try {
    const url = new URL(text, location.origin);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/** An address a picture may be loaded from: the sandbox's own only, nobody else is asked. */
export function safePicture(text) {
  const href = typeof text === "string" ? safeLink(text) : null;
  return href && new URL(href).origin === location.origin ? href : null;
}
