/** Who this pane plays as, at the foot of the channels: switch, add somebody, own settings. */
import { el, fill } from "../dom.js";
import { icon, iconButton } from "../icons.js";
import { openMenu } from "../popup.js";
import { avatar } from "./avatar.js";
import { askForPerson } from "./members.js";

export function personPanel(ctx) {
  const panel = el("div.person-panel");
  const render = () => {
    const { world, words } = ctx;
    const who = el("button.person-switch", { type: "button", "aria-haspopup": "menu", "aria-expanded": "false" });
    fill(
      who,
      avatar(world.me, world),
      el("span.person-text", {}, el("small", {}, words("playing_as")), el("strong", {}, world.nameOf(world.me))),
      icon("down"),
    );
    who.addEventListener("click", () => openMenu(ctx, who, choices(ctx), words("play_as_whom")));
    const own = iconButton("settings", words("settings"));
    own.addEventListener("click", () => ctx.openProfile(world.me.id, own));
    fill(panel, who, own);
  };
  ctx.world.on(["hello", "names", "language"], render);
  return panel;
}

function choices(ctx) {
  const { world, words } = ctx;
  const people = world.people().map((user) => ({
    label: world.nameOf(user),
    checked: user.id === world.me.id,
    run: () => user.id !== world.me.id && ctx.playAs(user.id),
  }));
  return [...people, { label: words("add_person"), hint: "", run: () => askForPerson(ctx) }];
}
