/** The page's address: `?as=<user>[,<user>]#/<channel>` can be printed by a bot and bookmarked. */

export function peopleInAddress() {
  const text = new URLSearchParams(location.search).get("as") ?? "";
  return text
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean)
    .slice(0, 2);
}

export function channelInAddress() {
  return /^#\/(\d+)$/.exec(location.hash)?.[1] ?? null;
}

/** Writes people and channel without a new entry in the browser's history. */
export function writeAddress(people, channelId) {
  const query = people.length ? `?as=${people.join(",")}` : location.search;
  const hash = channelId ? `#/${channelId}` : "";
  history.replaceState(null, "", `${location.pathname}${query}${hash}`);
}

export function onChannelInAddress(listener) {
  addEventListener("hashchange", () => {
    const id = channelInAddress();
    if (id) listener(id);
  });
}
