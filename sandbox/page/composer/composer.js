/** Where a person writes: text with files and mentions, or a command. */
import { el, fill, isComposing } from "../dom.js";
import { icon, iconButton, setLabel } from "../icons.js";
import { Attachments } from "./attachments.js";
import { entriesFor, matching, spelledOut, typedOptions } from "./catalog.js";
import { CommandForm } from "./command_form.js";
import { Completion } from "./completion.js";
import { Mentions } from "./mentions.js";
import { Reply } from "./reply.js";

const TYPING_EVERY = 8000;
const LONGEST = 2000;

export class Composer {
  #ctx;
  #channelId = null;
  #command = null;
  #drafts = new Map();
  #typedAt = 0;

  constructor(ctx) {
    this.#ctx = ctx;
    this.completion = new Completion();
    this.files = new Attachments(ctx);
    this.mentions = new Mentions(ctx);
    this.reply = new Reply(ctx);
    this.text = el("textarea.composer-text", {
      rows: "1",
      maxlength: LONGEST,
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
    });
    this.place = el("div.composer-place", {}, this.text);
    this.attach = iconButton("plus", "", () => this.files.choose());
    this.sendButton = el("button.icon-button.send", { type: "submit" }, icon("send"));
    this.element = el(
      "form.composer",
      { novalidate: true },
      this.completion.element,
      this.reply.element,
      this.files.list,
      el("div.composer-row", {}, this.attach, this.files.input, this.place, this.sendButton),
    );
    this.#listen();
  }

  #listen() {
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    this.text.addEventListener("blur", () => this.#command || this.completion.close());
    this.element.addEventListener("focusout", ({ relatedTarget }) => {
      if (!this.element.contains(relatedTarget)) this.completion.close();
    });
    this.element.addEventListener("paste", ({ clipboardData }) => this.files.add(clipboardData.files));
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => {
      event.preventDefault();
      this.files.add(event.dataTransfer.files);
    });
    this.#ctx.world.on(["hello", "channels", "language", "names"], () => this.#label());
  }

  #label() {
    const { world, words } = this.#ctx;
    const channel = world.channels.get(this.#channelId);
    const placeholder = words("write_to", { name: channel ? world.channelName(channel) : "" });
    this.text.placeholder = placeholder;
    this.text.setAttribute("aria-label", placeholder);
    setLabel(this.attach, words("attach"));
    setLabel(this.sendButton, words("send"));
  }

  open(channelId) {
    if (channelId === this.#channelId) return;
    if (this.#channelId) this.#drafts.set(this.#channelId, this.text.value);
    this.#typedAt = 0;
    this.#channelId = channelId;
    this.reply.take();
    this.#leaveCommand(this.#drafts.get(channelId) ?? "");
    this.completion.close();
    this.#label();
  }

  replyTo(message) {
    this.reply.to(message);
    this.focus();
  }

  focus() {
    (this.#command ?? this.text).focus();
  }

  #entries() {
    return entriesFor(this.#ctx.world.channels.get(this.#channelId), this.#ctx);
  }

  #grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 240)}px`;
  }

  #typed() {
    const { value } = this.text;
    this.#grow();
    if (value.startsWith("/")) return this.#typedCommand(value.slice(1));
    this.#tellTyping();
    return this.#completeMention();
  }

  #typedCommand(typed) {
    const entries = this.#entries();
    const spelled = spelledOut(entries, typed);
    if (spelled)
      return this.#startCommand(spelled.entry, typedOptions(spelled.rest, spelled.entry.options, this.#ctx.locale));
    const options = matching(entries, typed).map((entry) => ({
      value: entry.label,
      label: `/${entry.label}`,
      description: entry.description,
      entry,
    }));
    return this.completion.show(this.text, {
      title: this.#ctx.words("commands"),
      options,
      empty: this.#ctx.words(entries.length ? "no_such_command" : "no_commands"),
      onPick: ({ entry }) => this.#startCommand(entry),
    });
  }

  #completeMention() {
    const mention = this.mentions.at(this.text.value, this.text.selectionStart);
    if (!mention) return this.completion.close();
    const onPick = (option) => {
      const { text, caret } = this.mentions.insert(this.text.value, this.text.selectionStart, mention, option);
      this.text.value = text;
      this.text.setSelectionRange(caret, caret);
      this.completion.close();
    };
    const title = this.#ctx.words(mention.kind === "@" ? "members" : "channels");
    return this.completion.show(this.text, { title, options: this.mentions.options(mention), onPick });
  }

  #tellTyping() {
    const now = Date.now();
    if (!this.text.value || now - this.#typedAt < TYPING_EVERY) return;
    this.#typedAt = now;
    this.#ctx.api.typing(this.#channelId).catch(() => {});
  }

  #key(event) {
    if (isComposing(event) || this.completion.move(event)) return;
    const takes = event.key === "Tab" || event.key === "Enter";
    if (takes && !event.shiftKey && this.completion.active) {
      event.preventDefault();
      this.completion.accept();
    } else if (event.key === "Escape" && this.completion.isOpen) {
      event.preventDefault();
      this.completion.close();
    } else if (event.key === "Escape") {
      this.reply.take();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#send();
    }
  }

  /** Begins a command by its id and full name, as a mention in a message gives them. */
  startCommand(id, name) {
    const entries = this.#entries();
    const entry =
      entries.find(({ command, path }) => command.id === id && path.join(" ") === name) ??
      entries.find(({ path }) => path.join(" ") === name);
    if (entry) this.#startCommand(entry);
    else this.#ctx.notify(this.#ctx.words("no_such_command"));
  }

  #startCommand(entry, texts = {}) {
    this.text.value = "";
    this.#command = new CommandForm(this.#ctx, entry, this.#channelId, this.completion, {
      onSend: (payload, files, name) => {
        const send = () => this.#ctx.api.slash(payload, files);
        this.#leaveCommand("");
        this.text.focus();
        this.#ctx.pending.run(payload.channel_id, name, this.#ctx.interactions, send);
      },
      onLeave: (text) => {
        this.#leaveCommand(text);
        this.text.focus();
      },
    });
    this.#command.prefill(texts);
    this.completion.close();
    fill(this.place, this.#command.element);
    this.#command.focus();
  }

  #leaveCommand(text) {
    this.#command = null;
    fill(this.place, this.text);
    this.text.value = text;
    this.#grow();
  }

  async #send() {
    if (this.#command) return this.#command.send();
    const content = this.mentions.encode(this.text.value.trim());
    const files = this.files.take();
    if (!content && !files.length) return undefined;
    const kept = this.text.value;
    this.text.value = "";
    this.#grow();
    this.completion.close();
    this.#typedAt = 0;
    try {
      await this.#ctx.api.say(this.#channelId, content, files, this.reply.take());
    } catch (error) {
      this.text.value = kept;
      this.files.add(files);
      this.#ctx.notify(error.message);
    }
    return undefined;
  }
}
