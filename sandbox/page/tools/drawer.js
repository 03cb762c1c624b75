/** The drawer of tools: the inspector of requests and the fault panel, as two tabs. */
import { el, fill, freshId } from "../dom.js";
import { iconButton } from "../icons.js";
import { FaultPanel } from "./faults.js";
import { Inspector } from "./inspector.js";

export class Drawer {
  #ctx;
  #open = false;
  #tab = "requests";

  /** `onToggle(open)` is told when it opens or closes. */
  constructor(ctx, onToggle) {
    this.#ctx = ctx;
    this.onToggle = onToggle;
    this.inspector = new Inspector(ctx);
    this.faults = new FaultPanel(ctx);
    this.head = el("header.drawer-head");
    this.body = el("div.drawer-body", { role: "tabpanel", id: freshId("tools") });
    this.element = el("aside.drawer", { hidden: true }, this.head, this.body);
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.toggle(false));
  }

  speak() {
    this.element.setAttribute("aria-label", this.#ctx.words("tools"));
    this.inspector.speak();
    this.faults.speak();
    this.#render();
  }

  toggle(open = !this.#open) {
    this.#open = open;
    this.element.hidden = !open;
    this.inspector.show(open && this.#tab === "requests");
    this.onToggle(open);
  }

  #render() {
    const { words } = this.#ctx;
    const tab = (name, label) => {
      const choose = () => {
        this.#tab = name;
        this.#render();
        this.inspector.show(this.#open && name === "requests");
        this.head.querySelector("[aria-selected='true']").focus();
      };
      const selected = String(this.#tab === name);
      return el(
        "button.tab",
        {
          type: "button",
          role: "tab",
          "aria-selected": selected,
          "aria-controls": this.body.id,
          on: { click: choose },
        },
        label,
      );
    };
    const close = iconButton("close", words("close"), () => this.toggle(false));
    fill(
      this.head,
      el(
        "div.tabs",
        { role: "tablist", "aria-label": words("tools") },
        tab("requests", words("requests")),
        tab("faults", words("faults")),
      ),
      close,
    );
    fill(this.body, this.#tab === "requests" ? this.inspector.element : this.faults.element);
  }
}
