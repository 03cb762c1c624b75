/**
 * Interactions on their way: a pressed control turns until the bot has answered, and says so when it has not.
 * An answer may arrive by the socket before the request that started the interaction returns its id.
 */

const KEPT = 100;

export class Interactions {
  #world;
  #waiting = new Map();
  #early = new Map();
  #busy = new Set();
  #failures = new Map();

  constructor(world) {
    this.#world = world;
  }

  /**
   * Runs one interaction. `key` names the control, `scope` the message it belongs to (null when there is none);
   * `send()` posts it and brings `{interaction_id}`. Resolves to null, or to the text of the failure.
   */
  async run(key, scope, send) {
    this.#busy.add(key);
    this.#failures.delete(scope);
    this.#world.emit("interactions", scope);
    const failure = await this.ask(send);
    this.#busy.delete(key);
    if (failure && scope) this.#failures.set(scope, failure);
    this.#world.emit("interactions", scope);
    return failure;
  }

  /**
   * Sends one interaction and waits for what comes of it: null or a failure. With `wantsChoices` (autocomplete) the mere
   * acknowledgement is not enough: it waits for `{choices}`.
   */
  async ask(send, wantsChoices = false) {
    try {
      const { interaction_id: id } = await send();
      return await this.#settled(id, wantsChoices);
    } catch (error) {
      return { reason: "error", text: error.message };
    }
  }

  #settled(id, wantsChoices) {
    const outcome = this.#early.get(id);
    this.#early.delete(id);
    if (outcome || (outcome === null && !wantsChoices)) return Promise.resolve(outcome);
    return new Promise((resolve) => this.#waiting.set(id, { resolve, wantsChoices }));
  }

  /** The bot answered (`outcome` null or choices), or did not. */
  settle(id, outcome = null) {
    const waiting = this.#waiting.get(id);
    if (waiting) {
      if (outcome === null && waiting.wantsChoices) return;
      this.#waiting.delete(id);
      waiting.resolve(outcome);
      return;
    }
    this.#early.set(id, outcome);
    if (this.#early.size > KEPT) this.#early.delete(this.#early.keys().next().value);
    if (outcome?.reason) this.#world.emit("late", id);
  }

  /** Whether a deferred answer never came: its bot thought for too long. */
  isLate(id) {
    return Boolean(this.#early.get(id)?.reason);
  }

  /** The line was lost: what was waiting will not be answered here. */
  reset() {
    for (const { resolve } of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    this.#early.clear();
    this.#failures.clear();
  }

  isBusy(key) {
    return this.#busy.has(key);
  }

  /** `{reason, text}` of the last failure at a message, if any. */
  failureAt(scope) {
    return this.#failures.get(scope) ?? null;
  }
}
