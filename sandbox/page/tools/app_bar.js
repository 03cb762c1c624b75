/** The bar on top: the sandbox's clock, one or two people, tools, light or dark. */
import { el, fill } from "../dom.js";
import { icon, setLabel } from "../icons.js";
import { currentTheme, toggleTheme } from "../theme.js";
import { clockControl } from "./clock_control.js";

export class AppBar {
  #ctx;
  #shell;

  constructor(ctx, shell) {
    this.#ctx = ctx;
    this.#shell = shell;
    this.clock = clockControl(ctx);
    this.name = el("span.brand-name");
    this.tabs = el("div.people-tabs", { role: "tablist" });
    this.split = el("button.bar-button", { type: "button", on: { click: () => this.#toggleSecond() } });
    this.tools = el("button.bar-button", {
      type: "button",
      "aria-pressed": "false",
      on: { click: () => shell.drawer.toggle() },
    });
    this.theme = el("button.bar-button", { type: "button", on: { click: () => this.#turnTheme() } });
    const mark = el("img.brand-mark", { src: "/page/style/mark.svg", alt: "", width: "24", height: "24" });
    this.element = el(
      "header.app-bar",
      {},
      el("div.brand", {}, mark, this.name),
      this.clock.element,
      this.tabs,
      el("span.spring"),
      this.split,
      this.tools,
      this.theme,
    );
  }

  speak() {
    this.name.textContent = this.#ctx.words("page_title");
    this.tabs.setAttribute("aria-label", this.#ctx.words("people"));
    face(this.tools, "inspect", this.#ctx.words("tools"));
    this.#showTheme();
    this.#showSplit();
    this.clock.show();
  }

  #showTheme() {
    const dark = currentTheme() === "dark";
    face(this.theme, dark ? "sun" : "moon", this.#ctx.words(dark ? "to_light" : "to_dark"), false);
  }

  #turnTheme() {
    toggleTheme();
    this.#showTheme();
  }

  #showSplit() {
    face(this.split, "split", this.#ctx.words(this.#shell.canSplit() ? "split" : "unsplit"));
  }

  #toggleSecond() {
    if (!this.#shell.canSplit()) return this.#shell.closeSecond();
    const other = this.#shell.somebodyElse();
    if (other) this.#shell.playBeside(other);
    return undefined;
  }

  drawerToggled(open) {
    this.tools.setAttribute("aria-pressed", String(open));
  }

  /** Tabs of the people, where only one pane fits. */
  show(panes, front, single) {
    this.#showSplit();
    const known = panes.filter((pane) => pane.session.world.me);
    this.tabs.hidden = !single || known.length < 2;
    fill(this.tabs, this.tabs.hidden ? null : panes.map((pane, index) => this.#tab(pane, index, front)));
  }

  #tab(pane, index, front) {
    const { world } = pane.session;
    const choose = () => this.#shell.bringForward(index);
    return el(
      "button.person-tab",
      { type: "button", role: "tab", "aria-selected": String(index === front), on: { click: choose } },
      world.nameOf(world.me),
      index !== front && pane.pings ? el("span.badge", {}, String(pane.pings)) : null,
    );
  }
}

function face(button, sign, label, withText = true) {
  fill(button, icon(sign), withText ? el("span.bar-text", {}, label) : null);
  setLabel(button, label);
}
