/** A socket that comes back by itself: each return starts with a fresh HELLO. */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

export class Socket {
  #userId;
  #onEvent;
  #onState;
  #wait = FIRST_WAIT;
  #closed = false;
  #timer = 0;
  #socket = null;

  /** `onEvent(name, data)` for each frame, `onState("open" | "lost")` for the line itself. */
  constructor(userId, onEvent, onState) {
    this.#userId = userId;
    this.#onEvent = onEvent;
    this.#onState = onState;
    this.#connect();
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = this.#userId ? `?as=${encodeURIComponent(this.#userId)}` : "";
    const socket = new WebSocket(`${scheme}//${location.host}/page/socket${query}`);
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#receive(data));
    socket.addEventListener("close", () => this.#lost());
  }

  #receive(text) {
    const frame = JSON.parse(text);
    if (frame.t === "HELLO") {
      this.#wait = FIRST_WAIT;
      this.#onState("open");
    }
    this.#onEvent(frame.t, frame.d);
  }

  #lost() {
    if (this.#closed) return;
    this.#onState("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
