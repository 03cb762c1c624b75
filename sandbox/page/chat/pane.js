/** One person's view of the sandbox: channels, messages, composer, members; its own socket and state. */
import { el } from "../dom.js";
import { Composer } from "../composer/composer.js";
import { openModal } from "../modals/modal.js";
import { Session } from "../state/session.js";
import { Announcer } from "./announcer.js";
import { paneContext } from "./context.js";
import { rememberDismissed } from "./dismissed.js";
import { ChatHeader } from "./header.js";
import { Members } from "./members.js";
import { personPanel } from "./person.js";
import { Sidebar } from "./sidebar.js";
import { Timeline } from "./timeline.js";
import { TypingLine } from "./typing_line.js";

const ROOM_FOR_MEMBERS = 1080;

export class Pane {
  openId = null;
  #wanted;

  /** `userId` may be empty: the sandbox then chooses. `channelId` is where to start. */
  constructor(shell, userId, channelId) {
    this.shell = shell;
    this.#wanted = channelId;
    this.stage = el("div.stage");
    this.layer = el("div.layer");
    this.element = el("section.pane", { lang: "en" }, this.stage, this.layer);
    this.session = new Session(userId);
    this.ctx = paneContext(this.session, this, shell);
    this.#build();
    this.#listen();
  }

  #build() {
    const { ctx } = this;
    this.announcer = new Announcer(ctx);
    this.sidebar = new Sidebar(ctx, personPanel(ctx));
    this.header = new ChatHeader(
      ctx,
      () => this.#toggle("show-channels"),
      () => this.#toggleMembers(),
    );
    this.timeline = new Timeline(ctx);
    this.typingLine = new TypingLine(ctx);
    this.composer = new Composer(ctx);
    this.members = new Members(ctx);
    const scrim = el("div.scrim", { on: { click: () => this.#closeDrawers() } });
    this.stage.append(
      this.sidebar.element,
      el("main.chat", {}, this.header.element, this.timeline.element, this.typingLine.element, this.composer.element),
      this.members.element,
      scrim,
    );
    this.element.append(this.announcer.element);
  }

  #listen() {
    const { world } = this.session;
    world.on("hello", () => this.#hello());
    world.on("language", () => this.#speak());
    world.on(
      "channels",
      () => this.openId && !world.channels.has(this.openId) && this.openChannel(this.#firstChannel()),
    );
    world.on("modal", (modal) => openModal(this.ctx, modal));
    world.on("reads", () => this.shell.counted());
    this.looked = () => this.timeline.look();
    document.addEventListener("visibilitychange", this.looked);
    this.stage.addEventListener("keydown", (event) => event.key === "Escape" && this.#closeDrawers());
    new ResizeObserver(() => this.#resized()).observe(this.element);
  }

  #hello() {
    const { world } = this.session;
    this.#speak();
    this.shell.knows(this);
    const wished = this.openId ?? this.#wanted;
    this.openChannel(world.channels.has(wished) ? wished : this.#firstChannel());
  }

  #speak() {
    this.element.lang = this.ctx.locale.slice(0, 2);
    this.element.setAttribute(
      "aria-label",
      this.ctx.words("pane_of", { name: this.session.world.nameOf(this.session.world.me) }),
    );
    this.shell.spoke(this);
  }

  #firstChannel() {
    return this.session.world.textChannels()[0]?.id ?? this.session.world.dms()[0]?.id ?? null;
  }

  get userId() {
    return this.session.world.me?.id ?? "";
  }

  /** Messages of this person that call them, over all channels. */
  get pings() {
    const { world, reads } = this.session;
    return [...world.channels.keys()].reduce((sum, id) => sum + reads.pings(id), 0);
  }

  async openChannel(channelId, messageId) {
    if (!this.session.world.channels.has(channelId)) return;
    this.openId = channelId;
    this.#closeDrawers();
    for (const part of [this.sidebar, this.header, this.typingLine, this.composer]) part.open(channelId);
    this.shell.opened(this, channelId);
    await this.timeline.open(channelId);
    if (messageId) await this.timeline.reveal(messageId);
  }

  startCommand(id, name) {
    this.composer.startCommand(id, name);
  }

  reply(message) {
    this.composer.replyTo(message);
  }

  notify(text) {
    this.announcer.notice(text);
  }

  dismiss(message) {
    rememberDismissed(message.id);
    this.session.messages.remove(message.channel_id, message.id);
  }

  isVisible() {
    return document.visibilityState === "visible" && !this.element.inert;
  }

  /** Stands behind the other pane, unseen, where only one fits. */
  setBehind(behind) {
    this.element.classList.toggle("behind", behind);
    this.element.inert = behind;
    if (!behind) this.timeline.look();
  }

  #toggle(name) {
    this.stage.classList.toggle(name);
  }

  #toggleMembers() {
    this.#toggle("show-members");
    this.header.members.setAttribute("aria-pressed", String(this.stage.classList.contains("show-members")));
  }

  #closeDrawers() {
    this.stage.classList.remove("show-channels");
    if (this.#isNarrow() && this.stage.classList.contains("show-members")) this.#toggleMembers();
  }

  #isNarrow() {
    return this.element.clientWidth < ROOM_FOR_MEMBERS;
  }

  /** The list of members stands where there is room for it, and is a drawer elsewhere. */
  #resized() {
    const roomy = !this.#isNarrow();
    if (roomy === this.roomy) return;
    this.roomy = roomy;
    if (roomy !== this.stage.classList.contains("show-members")) this.#toggleMembers();
  }

  close() {
    document.removeEventListener("visibilitychange", this.looked);
    this.session.close();
    this.element.remove();
  }
}
