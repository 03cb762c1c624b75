/** Makes the sandbox fail on demand: pick what goes wrong, where and how often; see and end what is in force. */
import { addFault, removeFault, removeFaults } from "../api.js";
import { el, fill, freshId } from "../dom.js";
import { icon, iconButton } from "../icons.js";

/** What can go wrong, as the sandbox's rules know it. */
const KINDS = {
  fault_500: { kind: "error", status: 500, message: "500: Internal Server Error" },
  fault_503: { kind: "error", status: 503, message: "503: Service Unavailable" },
  fault_rate: { kind: "rate_limit", retry_after: 2 },
  fault_slow: { kind: "slow", delay: 2 },
  fault_drop: { kind: "drop" },
  fault_lost: { kind: "lose_answer" },
  fault_permission: { kind: "error", status: 403, code: 50013, message: "Missing Permissions" },
  fault_unknown_message: { kind: "error", status: 404, code: 10008, message: "Unknown Message" },
};

/** What happens to the bot's gateway connection, once and at once. */
const AT_ONCE = {
  fault_gateway_drop: { kind: "gateway_drop" },
  fault_gateway_reconnect: { kind: "gateway_reconnect" },
  fault_gateway_session: { kind: "gateway_invalid_session", resumable: false },
};

const ROUTES = {
  route_all: "*",
  route_messages: "/channels/*/messages*",
  route_callbacks: "/interactions/*",
  route_followups: "/webhooks/*",
  route_dms: "/users/@me/channels",
  route_threads: "*/threads",
};

const TIMES = [1, 3, 10, null];

export class FaultPanel {
  #ctx;
  #rules = [];

  constructor(ctx) {
    this.#ctx = ctx;
    this.element = el("div.faults");
  }

  speak() {
    const { words } = this.#ctx;
    const kind = choice(
      words("fault_what"),
      Object.keys({ ...KINDS, ...AT_ONCE }).map((key) => [key, words(key)]),
    );
    const route = choice(
      words("fault_where"),
      Object.keys(ROUTES).map((key) => [key, words(key)]),
    );
    const times = choice(
      words("fault_times"),
      TIMES.map((n) => [String(n ?? ""), n ? String(n) : words("fault_always")]),
    );
    kind.input.addEventListener("change", () => {
      const now = kind.input.value in AT_ONCE;
      route.element.hidden = now;
      times.element.hidden = now;
    });
    const submit = (event) => {
      event.preventDefault();
      const atOnce = AT_ONCE[kind.input.value];
      if (atOnce) return this.#try(addFault(atOnce));
      const count = times.input.value ? Number(times.input.value) : null;
      return this.#try(addFault({ ...KINDS[kind.input.value], route: ROUTES[route.input.value], count }));
    };
    this.list = el("ul.fault-list");
    const add = el("button.button.primary", { type: "submit" }, icon("bolt"), words("fault_add"));
    fill(
      this.element,
      el("p.quiet", {}, words("fault_help")),
      el("form.fault-form", { on: { submit } }, kind.element, route.element, times.element, add),
      this.list,
    );
    this.show(this.#rules);
  }

  show(rules) {
    this.#rules = rules;
    const { words } = this.#ctx;
    const clear = () => this.#try(removeFaults());
    fill(
      this.list,
      rules.length ? rules.map((rule) => this.#entry(rule)) : el("li.quiet", {}, words("no_faults")),
      rules.length > 1
        ? el(
            "li",
            {},
            el("button.button.secondary.small", { type: "button", on: { click: clear } }, words("faults_clear")),
          )
        : null,
    );
  }

  #entry(rule) {
    const facts = [
      rule.kind,
      rule.kind === "error" ? rule.status : "",
      `${rule.method ?? "*"} ${rule.route}`,
      rule.count ? `×${rule.count}` : "",
    ];
    const remove = () => this.#try(removeFault(rule.id));
    return el(
      "li.fault",
      {},
      icon("bolt"),
      el("span", {}, facts.filter(Boolean).join(" · ")),
      iconButton("close", this.#ctx.words("fault_end"), remove, "small"),
    );
  }

  #try(promise) {
    promise.catch((error) => this.#ctx.notify(error.message));
  }
}

function choice(label, options) {
  const id = freshId("fault");
  const input = el(
    "select",
    { id },
    options.map(([value, text]) => el("option", { value }, text)),
  );
  return { input, element: el("div.field", {}, el("label.field-label", { for: id }, label), input) };
}
