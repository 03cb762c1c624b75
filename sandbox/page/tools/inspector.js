/** The last requests of bots, newest first: method, path, status, time, and the bodies on demand. */
import { requestsAfter } from "../api.js";
import { el, fill } from "../dom.js";

const KEPT = 200;
const GATHER = 150;

export class Inspector {
  #ctx;
  #requests = [];
  #last = 0;
  #timer = 0;
  #unfolded = new Set();
  #shown = false;

  constructor(ctx) {
    this.#ctx = ctx;
    this.filter = el("input", { type: "search", autocomplete: "off", on: { input: () => this.#render() } });
    this.refused = el("input", { type: "checkbox", on: { change: () => this.#render() } });
    this.refusedLabel = el("label.check", {}, this.refused, el("span"));
    this.list = el("ol.requests");
    this.element = el("div.inspector", {}, el("div.inspector-bar", {}, this.filter, this.refusedLabel), this.list);
  }

  /** Words of the current language. */
  speak() {
    const { words } = this.#ctx;
    this.filter.placeholder = words("filter_requests");
    this.filter.setAttribute("aria-label", words("filter_requests"));
    this.refusedLabel.lastChild.textContent = words("only_refused");
    this.#render();
  }

  show(shown) {
    this.#shown = shown;
    if (shown) this.#fetch();
  }

  /** A request happened: bring its bodies, together with those that follow at once. */
  noticed() {
    if (!this.#shown || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#fetch();
    }, GATHER);
  }

  async #fetch() {
    const fresh = await requestsAfter(this.#last).catch(() => []);
    if (!fresh.length) return this.#render();
    const known = new Map(this.#requests.map((request) => [request.id, request]));
    for (const request of fresh) known.set(request.id, request);
    this.#requests = [...known.values()].sort((a, b) => Number(b.id) - Number(a.id)).slice(0, KEPT);
    this.#last = this.#requests[0].id;
    return this.#render();
  }

  #render() {
    const sought = this.filter.value.trim().toLowerCase();
    const found = this.#requests.filter(
      (request) =>
        `${request.method} ${request.path} ${request.status}`.toLowerCase().includes(sought) &&
        (!this.refused.checked || request.status >= 400),
    );
    fill(
      this.list,
      found.length ? found.map((request) => this.#entry(request)) : el("li.quiet", {}, this.#ctx.words("no_requests")),
    );
  }

  #entry(request) {
    const at = new Date(request.at);
    const time = Number.isNaN(at.getTime()) ? "" : at.toLocaleTimeString(this.#ctx.locale);
    const details = el(
      "details",
      { open: this.#unfolded.has(request.id) },
      el(
        "summary",
        {},
        el("span.status", { class: request.status >= 400 ? "bad" : "good" }, String(request.status)),
        el("span.method", {}, request.method),
        el("span.path", { title: request.path }, request.path),
        el("small", {}, `${Math.round(request.ms)} ms`),
      ),
    );
    const unfold = () => {
      if (details.open) this.#unfolded.add(request.id);
      else this.#unfolded.delete(request.id);
      if (details.open && details.children.length === 1) details.append(this.#bodies(request, time));
    };
    details.addEventListener("toggle", unfold);
    if (details.open) unfold();
    return el("li", {}, details);
  }

  #bodies(request, time) {
    const { words } = this.#ctx;
    const part = (title, body) =>
      body === undefined || body === null || body === ""
        ? null
        : [el("h4", {}, title), el("pre", { tabindex: "0" }, pretty(body))];
    return el(
      "div.bodies",
      {},
      el("p.quiet", {}, time),
      request.error ? el("p.failure", {}, String(request.error)) : null,
      part(words("request_body"), request.request ?? request.request_body),
      part(words("response_body"), request.response ?? request.response_body),
    );
  }
}

function pretty(body) {
  if (typeof body !== "string") return JSON.stringify(body, null, 2);
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
