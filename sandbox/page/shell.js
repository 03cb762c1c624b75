/** The page around the panes: the bar with clock and tools, one or two people, the drawer. */
import { channelInAddress, onChannelInAddress, peopleInAddress, writeAddress } from "./address.js";
import { Pane } from "./chat/pane.js";
import { el } from "./dom.js";
import { AppBar } from "./tools/app_bar.js";
import { Drawer } from "./tools/drawer.js";
import { wordsFor } from "./words.js";

const ROOM_FOR_TWO = "(min-width: 1100px)";

export class Shell {
  #panes = [];
  #front = 0;
  #roomy = matchMedia(ROOM_FOR_TWO);

  constructor() {
    this.layer = el("div.layer.over-all");
    this.notices = el("div.notices", { role: "status" });
    this.ctx = { layer: this.layer, locale: "en-US", words: wordsFor("en-US"), notify: (text) => this.#notice(text) };
    this.drawer = new Drawer(this.ctx, (open) => this.bar.drawerToggled(open));
    this.bar = new AppBar(this.ctx, this);
    this.place = el("div.panes");
    this.element = el(
      "div.shell",
      {},
      this.bar.element,
      el("div.below-bar", {}, this.place, this.drawer.element),
      this.layer,
      this.notices,
    );
    this.#roomy.addEventListener("change", () => this.#arrange());
    onChannelInAddress((id) => this.#panes[this.#front]?.openChannel(id));
  }

  start() {
    const people = peopleInAddress();
    for (const userId of people.length ? people : [""]) this.#add(userId, channelInAddress());
  }

  #add(userId, channelId, at = this.#panes.length) {
    const pane = new Pane(this, userId, channelId);
    this.#panes.splice(at, 0, pane);
    pane.element.addEventListener("focusin", () => this.#toFront(pane));
    if (at === 0) {
      pane.session.world.on("request", () => this.drawer.inspector.noticed());
      pane.session.world.on("faults", () => this.drawer.faults.show(pane.session.world.faults));
    }
    this.#arrange();
    return pane;
  }

  #toFront(pane) {
    const at = this.#panes.indexOf(pane);
    if (at < 0 || at === this.#front || !this.#roomy.matches) return;
    this.#front = at;
  }

  /** Both side by side where there is room; else the one in front, with tabs for the other. */
  #arrange() {
    const single = !this.#roomy.matches;
    this.#panes.forEach((pane, index) => {
      const at = this.place.children[index] ?? null;
      if (at !== pane.element) this.place.insertBefore(pane.element, at);
      pane.setBehind(single && index !== this.#front);
    });
    this.bar.show(this.#panes, this.#front, single);
  }

  bringForward(index) {
    this.#front = index;
    this.#arrange();
  }

  canSplit() {
    return this.#panes.length < 2;
  }

  /** Another person takes a pane over, in the same channel if they may see it. */
  playAs(pane, userId) {
    const at = this.#panes.indexOf(pane);
    this.#panes.splice(at, 1);
    pane.close();
    this.#add(userId, pane.openId, at);
  }

  playBeside(userId) {
    if (!this.canSplit()) return;
    this.#add(userId, this.#panes[0].openId);
    this.#front = this.#roomy.matches ? this.#front : 1;
    this.#arrange();
  }

  /** Somebody else than the first one, to play beside. */
  somebodyElse() {
    const { world } = this.#panes[0].session;
    return world.people().find(({ id }) => id !== world.me.id)?.id ?? null;
  }

  closeSecond() {
    this.#panes.pop().close();
    this.#front = 0;
    this.#arrange();
    this.#remember();
  }

  /** A pane has heard HELLO. */
  knows(pane) {
    if (pane === this.#panes[0]) this.drawer.faults.show(pane.session.world.faults);
    this.#arrange();
    this.#remember();
  }

  opened(pane, channelId) {
    if (this.#panes[this.#front] === pane || this.#panes.length === 1) this.#remember(channelId);
  }

  #remember(channelId = this.#panes[this.#front]?.openId) {
    writeAddress(this.#panes.map(({ userId }) => userId).filter(Boolean), channelId);
  }

  /** The first person's language is the page's. */
  spoke(pane) {
    if (pane !== this.#panes[0]) return;
    this.ctx.locale = pane.ctx.locale;
    this.ctx.words = pane.ctx.words;
    document.documentElement.lang = pane.ctx.locale.slice(0, 2);
    this.bar.speak();
    this.drawer.speak();
    this.counted();
  }

  /** Unread calls changed: the window's title tells. */
  counted() {
    const pings = this.#panes.reduce((sum, pane) => sum + (pane.session.world.me ? pane.pings : 0), 0);
    document.title = `${pings ? `(${pings}) ` : ""}${this.ctx.words("page_title")}`;
    this.bar.show(this.#panes, this.#front, !this.#roomy.matches);
  }

  #notice(text) {
    const note = el("p.notice", {}, text);
    this.notices.append(note);
    setTimeout(() => note.remove(), 4000);
  }
}
