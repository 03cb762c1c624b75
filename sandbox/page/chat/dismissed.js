/** Ephemeral messages a person has dismissed: gone for good in this tab, although the sandbox still has them. */

const KEY = "sandbox.dismissed";
const KEPT = 500;

const ids = new Set(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));

export function rememberDismissed(messageId) {
  ids.add(messageId);
  sessionStorage.setItem(KEY, JSON.stringify([...ids].slice(-KEPT)));
}

export const isDismissed = (messageId) => ids.has(messageId);
