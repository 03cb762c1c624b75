/** Who is here: programs and people, each with a card behind their name. */
import { addPerson } from "../api.js";
import { el, fill } from "../dom.js";
import { coalesced } from "../emitter.js";
import { icon } from "../icons.js";
import { openAsk } from "../modals/ask.js";
import { avatar } from "./avatar.js";

export class Members {
  #ctx;

  constructor(ctx) {
    this.#ctx = ctx;
    this.element = el("aside.members", {});
    const render = coalesced(() => this.#render());
    ctx.world.on(["hello", "people", "names", "language"], render);
  }

  #render() {
    const { world, words } = this.#ctx;
    if (!world.me) return;
    const users = [...world.members.values()]
      .map(({ user }) => user)
      .sort((a, b) => world.nameOf(a).localeCompare(world.nameOf(b)));
    const add = () => askForPerson(this.#ctx);
    this.element.setAttribute("aria-label", words("members"));
    fill(
      this.element,
      this.#group(
        words("apps"),
        users.filter(({ bot }) => bot),
      ),
      this.#group(
        words("people"),
        users.filter(({ bot }) => !bot),
      ),
      el("button.add-person", { type: "button", on: { click: add } }, icon("plus"), words("add_person")),
    );
  }

  #group(title, users) {
    if (!users.length) return null;
    return el(
      "section",
      {},
      el("h2", {}, `${title} — ${users.length}`),
      el(
        "ul",
        {},
        users.map((user) => this.#entry(user)),
      ),
    );
  }

  #entry(user) {
    const { world, words } = this.#ctx;
    const button = el(
      "button.member",
      { type: "button" },
      avatar(user, world),
      el("span.member-name", {}, world.nameOf(user)),
      user.id === world.me.id ? el("small", {}, words("you")) : null,
      user.dms_open === false
        ? el("span.closed", { title: words("dms_closed") }, icon("lock"), el("span.unseen", {}, words("dms_closed")))
        : null,
    );
    button.addEventListener("click", () => this.#ctx.openProfile(user.id, button));
    return el("li", {}, button);
  }
}

/** Asks for a name and lets that person join. */
export function askForPerson(ctx) {
  const { words } = ctx;
  openAsk(ctx, { title: words("add_person"), label: words("person_name"), max: 32 }, async (name) => {
    const member = await addPerson(name);
    ctx.world.putMember(member);
    ctx.notify(words("person_added", { name: ctx.world.nameOf(member.user) }));
  });
}
