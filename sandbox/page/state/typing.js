/** Who is writing where. A sign of it holds for some seconds or until their message comes. */

const HOLDS = 9000;

export class Typing {
  #until = new Map();
  #world;

  constructor(world) {
    this.#world = world;
  }

  started({ channel_id: channelId, user_id: userId }) {
    if (userId === this.#world.me.id) return;
    const key = `${channelId} ${userId}`;
    clearTimeout(this.#until.get(key));
    this.#until.set(
      key,
      setTimeout(() => this.ended(channelId, userId), HOLDS),
    );
    this.#world.emit("typing");
  }

  ended(channelId, userId) {
    const key = `${channelId} ${userId}`;
    clearTimeout(this.#until.get(key));
    if (this.#until.delete(key)) this.#world.emit("typing");
  }

  reset() {
    for (const timer of this.#until.values()) clearTimeout(timer);
    this.#until.clear();
  }

  /** Ids of those who write in a channel. */
  in(channelId) {
    const ids = [...this.#until.keys()].map((key) => key.split(" "));
    return ids.filter(([channel]) => channel === channelId).map(([, user]) => user);
  }
}
