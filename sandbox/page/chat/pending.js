/** Commands that were sent and not answered yet, or not at all: shown at the end of the channel to their person. */
import { el } from "../dom.js";
import { icon } from "../icons.js";
import { failureText } from "./message.js";

export class Pending {
  #world;
  #list = [];
  #last = 0;

  constructor(world) {
    this.#world = world;
  }

  in(channelId) {
    return this.#list.filter((waiting) => waiting.channelId === channelId);
  }

  /** Runs a command's interaction and shows it until it is answered; a failure stays until dismissed. */
  async run(channelId, command, interactions, send) {
    this.#last += 1;
    const waiting = { id: this.#last, channelId, command, failure: null };
    this.#list.push(waiting);
    this.#world.emit("pending");
    waiting.failure = await interactions.run(`command ${waiting.id}`, null, send);
    if (!waiting.failure) this.dismiss(waiting);
    else this.#world.emit("pending");
  }

  dismiss(waiting) {
    this.#list = this.#list.filter((other) => other !== waiting);
    this.#world.emit("pending");
  }
}

export function pendingRow(waiting, ctx) {
  const { failure, command } = waiting;
  if (!failure) {
    return el(
      "div.pending",
      { role: "status" },
      el("span.spinner.shown"),
      ctx.words("sending_command", { command: `/${command}` }),
    );
  }
  const dismiss = () => ctx.pending.dismiss(waiting);
  return el(
    "div.pending.failed",
    { role: "alert" },
    icon("warn"),
    el("span", {}, el("code", {}, `/${command}`), " ", failureText(failure, ctx)),
    el(
      "span.only-you",
      {},
      icon("eye"),
      ctx.words("only_you"),
      " · ",
      el("button.text-button", { type: "button", on: { click: dismiss } }, ctx.words("dismiss")),
    ),
  );
}
