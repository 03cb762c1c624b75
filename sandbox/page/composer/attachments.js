/** Files that will go along with the message: chosen, dropped or pasted. */
import { sizeText } from "../chat/files.js";
import { el, fill } from "../dom.js";
import { icon, iconButton } from "../icons.js";

const MOST = 10;
const LARGEST = 10 * 1024 * 1024;

export class Attachments {
  #ctx;
  files = [];

  constructor(ctx) {
    this.#ctx = ctx;
    this.list = el("ul.draft-files", { hidden: true });
    this.input = el("input", { type: "file", multiple: true, hidden: true, tabindex: "-1" });
    this.input.addEventListener("change", () => {
      this.add(this.input.files);
      this.input.value = "";
    });
  }

  choose() {
    this.input.click();
  }

  add(files) {
    for (const file of files) {
      if (file.size > LARGEST) this.#ctx.notify(this.#ctx.words("file_too_large"));
      else if (this.files.length < MOST) this.files.push(file);
    }
    this.#show();
  }

  /** Gives the files away and starts anew. */
  take() {
    const taken = this.files;
    this.files = [];
    this.#show();
    return taken;
  }

  #show() {
    this.list.hidden = !this.files.length;
    fill(
      this.list,
      this.files.map((file) => this.#entry(file)),
    );
  }

  #entry(file) {
    const label = this.#ctx.words("remove_file", { name: file.name });
    const remove = () => {
      this.files = this.files.filter((each) => each !== file);
      this.#show();
    };
    return el(
      "li",
      {},
      icon("file"),
      el("span", {}, `${file.name} · ${sizeText(file.size, this.#ctx)}`),
      iconButton("close", label, remove, "small"),
    );
  }
}
