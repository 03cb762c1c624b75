/** Tells listeners, by kind, that something changed. */
export class Emitter {
  #listeners = new Map();

  /** Calls `listener(detail)` on each of the kinds (a name or a list); returns the function that ends it. */
  on(kinds, listener) {
    const names = [kinds].flat();
    for (const kind of names) {
      if (!this.#listeners.has(kind)) this.#listeners.set(kind, new Set());
      this.#listeners.get(kind).add(listener);
    }
    return () => names.forEach((kind) => this.#listeners.get(kind).delete(listener));
  }

  emit(kind, detail) {
    for (const listener of [...(this.#listeners.get(kind) ?? [])]) listener(detail);
  }
}

/** Runs `work` once at the end of the current task, however often it was asked for. */
export function coalesced(work) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      work();
    });
  };
}
