/** What one person has not read yet: unread channels, and how often they were called. */
import { compareIds, newerThan } from "../ids.js";
import { DM, EPHEMERAL } from "./kinds.js";

/** In how many unread channels, the liveliest first, calls are counted at the start. */
const COUNTED = 30;

export class Reads {
  #world;
  #api;
  #last = new Map();
  #pings = new Map();

  constructor(world, api) {
    this.#world = world;
    this.#api = api;
  }

  /** Starts from HELLO; counts the calls in unread channels from their last page. */
  async start(read) {
    this.#last = new Map(Object.entries(read ?? {}));
    this.#pings.clear();
    const unread = [...this.#world.channels.values()]
      .filter((channel) => this.isUnread(channel.id))
      .sort((a, b) => compareIds(b.last_message_id, a.last_message_id));
    await Promise.all(unread.slice(0, COUNTED).map((channel) => this.#count(channel.id)));
    this.#world.emit("reads");
  }

  async #count(channelId) {
    const since = this.#last.get(channelId);
    const page = await this.#api.messages(channelId).catch(() => []);
    const calls = page.filter((message) => newerThan(message.id, since) && this.isCall(message));
    if (calls.length) this.#pings.set(channelId, calls.length);
  }

  lastRead(channelId) {
    return this.#last.get(channelId);
  }

  isUnread(channelId) {
    const newest = this.#world.channels.get(channelId)?.last_message_id;
    return Boolean(newest) && newerThan(newest, this.#last.get(channelId));
  }

  pings(channelId) {
    return this.#pings.get(channelId) ?? 0;
  }

  /** Whether a message calls this person: a mention of them, of a role of theirs, of everyone, or any DM. */
  isCall(message) {
    const me = this.#world.me;
    if (message.author?.id === me.id || message.flags & EPHEMERAL) return false;
    if (this.#world.channels.get(message.channel_id)?.type === DM) return true;
    if (message.mention_everyone) return true;
    if (message.mentions?.some((user) => user.id === me.id)) return true;
    const roles = this.#world.members.get(me.id)?.roles ?? [];
    return Boolean(message.mention_roles?.some((role) => roles.includes(role)));
  }

  /** A new message arrived. */
  arrived(message) {
    if (message.flags & EPHEMERAL) return;
    const channel = this.#world.channels.get(message.channel_id);
    if (channel) channel.last_message_id = message.id;
    if (message.author?.id === this.#world.me.id) this.#last.set(message.channel_id, message.id);
    else if (this.isCall(message)) this.#pings.set(message.channel_id, this.pings(message.channel_id) + 1);
    this.#world.emit("reads");
  }

  /** The person has seen the channel to its end. */
  markRead(channelId) {
    if (!this.isUnread(channelId) && !this.pings(channelId)) return;
    const newest = this.#world.channels.get(channelId).last_message_id;
    this.#last.set(channelId, newest);
    this.#pings.delete(channelId);
    this.#world.emit("reads");
    this.#api.read(channelId, newest).catch(() => {});
  }
}
