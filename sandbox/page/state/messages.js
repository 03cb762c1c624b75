/** The messages of the channels that were opened, oldest first, as one person sees them. */
import { compareIds } from "../ids.js";

class History {
  byId = new Map();
  /** "none" until asked for, "loading" while the first page is on its way, "loaded" after. */
  stage = "none";
  /** Whether the first message of the channel is here. */
  complete = false;
  sorted = null;
  /** Ids deleted or brought by events while a page was on its way: the page may be older than they are. */
  fresh = new Set();

  list() {
    this.sorted ??= [...this.byId.values()].sort((a, b) => compareIds(a.id, b.id));
    return this.sorted;
  }
}

const PAGE = 50;
const MOST = 400;

export class Messages {
  #histories = new Map();
  #fetchPage;
  #changed;

  /** `fetchPage(channelId, before)` brings a page, newest first; `changed(channelId)` is told of each change. */
  constructor(fetchPage, changed) {
    this.#fetchPage = fetchPage;
    this.#changed = changed;
  }

  #of(channelId) {
    if (!this.#histories.has(channelId)) this.#histories.set(channelId, new History());
    return this.#histories.get(channelId);
  }

  list(channelId) {
    return this.#of(channelId).list();
  }

  get(channelId, messageId) {
    return this.#of(channelId).byId.get(messageId);
  }

  stage(channelId) {
    return this.#of(channelId).stage;
  }

  isComplete(channelId) {
    return this.#of(channelId).complete;
  }

  /** Forgets everything: after a lost connection nobody knows what was missed. */
  reset() {
    this.#histories.clear();
  }

  /** Brings the newest page of a channel, once. */
  async open(channelId) {
    const history = this.#of(channelId);
    if (history.stage !== "none") return;
    await this.#load(channelId, history, undefined);
  }

  /** Brings the page before the oldest message that is here. */
  async older(channelId) {
    const history = this.#of(channelId);
    if (history.stage !== "loaded" || history.complete) return;
    await this.#load(channelId, history, history.list()[0]?.id);
  }

  async #load(channelId, history, before) {
    const stage = history.stage;
    history.stage = "loading";
    history.fresh.clear();
    this.#changed(channelId);
    try {
      const page = await this.#fetchPage(channelId, before);
      for (const message of page) if (!history.fresh.has(message.id)) history.byId.set(message.id, message);
      history.complete = page.length < PAGE;
      history.stage = "loaded";
    } catch (error) {
      history.stage = stage;
      throw error;
    } finally {
      history.sorted = null;
      this.#changed(channelId);
    }
  }

  /** Forgets the oldest of many messages, for somebody who looks at the newest; they can be brought again. */
  trim(channelId) {
    const history = this.#of(channelId);
    if (history.stage !== "loaded" || history.byId.size <= MOST) return;
    for (const { id } of history.list().slice(0, -MOST / 2)) history.byId.delete(id);
    history.complete = false;
    history.sorted = null;
    this.#changed(channelId);
  }

  /** A message came or changed. */
  put(message) {
    const history = this.#of(message.channel_id);
    if (history.stage === "none") return;
    history.fresh.add(message.id);
    history.byId.set(message.id, message);
    history.sorted = null;
    this.#changed(message.channel_id);
  }

  remove(channelId, messageId) {
    const history = this.#of(channelId);
    history.fresh.add(messageId);
    if (!history.byId.delete(messageId)) return;
    history.sorted = null;
    this.#changed(channelId);
  }
}
