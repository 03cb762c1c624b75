/** The sandbox's clock as the page knows it: the machine's time plus what was skipped. */
import { Emitter } from "./emitter.js";

class Clock extends Emitter {
  #ahead = 0;
  /** Seconds the sandbox was moved forward since it started. */
  offset = 0;

  constructor() {
    super();
    setInterval(() => this.emit("tick"), 1000);
  }

  /** Milliseconds since 1970, in the sandbox. */
  now() {
    return Date.now() + this.#ahead;
  }

  /** The server told its time. */
  set(nowIso, offset) {
    const told = Date.parse(nowIso);
    if (Number.isNaN(told)) return;
    this.#ahead = told - Date.now();
    this.offset = offset ?? 0;
    this.emit("tick");
  }
}

export const clock = new Clock();
