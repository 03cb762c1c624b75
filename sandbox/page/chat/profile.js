/** The card of somebody: write to them, play as them, close or open their DMs, their language. */
import { changeSettings } from "../api.js";
import { el, freshId } from "../dom.js";
import { openPopup } from "../popup.js";
import { knownLocale, LOCALES } from "../words.js";
import { avatar } from "./avatar.js";

export function openProfile(ctx, userId, anchor) {
  const user = ctx.world.users.get(userId);
  if (!user) return;
  const name = ctx.world.nameOf(user);
  const card = el(
    "div.profile",
    { role: "dialog", "aria-label": name, tabindex: "-1" },
    el("header", {}, avatar(user, ctx.world), el("div", {}, el("h3", {}, name), el("p", {}, user.username))),
    roles(user, ctx),
    user.bot ? null : settings(user, ctx),
    el(
      "div.profile-actions",
      {},
      actions(user, ctx, () => popup.close("used")),
    ),
  );
  const popup = openPopup(ctx, anchor, card, {
    name: "profile-popup",
    onClose: (reason) => reason === "escape" && anchor.focus(),
  });
  popup.place();
  card.focus();
}

function roles(user, ctx) {
  const names = (ctx.world.members.get(user.id)?.roles ?? [])
    .map((id) => ctx.world.roles.get(id)?.name)
    .filter(Boolean);
  return names.length
    ? el(
        "p.profile-roles",
        {},
        names.map((name) => el("span.tag", {}, name)),
      )
    : null;
}

function settings(user, ctx) {
  return el("div.profile-settings", {}, dmSwitch(user, ctx), languageChoice(user, ctx));
}

function change(ctx, user, wish) {
  return changeSettings(user.id, wish)
    .then((changed) => ctx.world.putUser(changed))
    .catch((error) => ctx.notify(error.message));
}

function dmSwitch(user, ctx) {
  const box = el("input", { type: "checkbox", role: "switch", checked: user.dms_open !== false });
  box.addEventListener("change", () => change(ctx, user, { dms_open: box.checked }));
  return el("label.switch", {}, el("span", {}, ctx.words("dms_open")), box);
}

function languageChoice(user, ctx) {
  const id = freshId("language");
  const current = knownLocale(user.locale);
  const choice = el(
    "select",
    { id },
    LOCALES.map(([value, label]) => el("option", { value, selected: value === current }, label)),
  );
  choice.addEventListener("change", () => change(ctx, user, { locale: choice.value }));
  return el("div.language", {}, el("label", { for: id }, ctx.words("language")), choice);
}

function actions(user, ctx, close) {
  const { world, words } = ctx;
  const action = (label, style, run) => {
    const press = () => {
      close();
      run();
    };
    return el(`button.button.${style}`, { type: "button", on: { click: press } }, label);
  };
  const mine = user.id === world.me.id;
  return [
    mine ? null : action(words("write_dm"), "primary", () => ctx.openDm(user.id)),
    mine || user.bot ? null : action(words("play_as"), "secondary", () => ctx.playAs(user.id)),
    user.bot || !ctx.canSplit() || mine
      ? null
      : action(words("play_beside"), "secondary", () => ctx.playBeside(user.id)),
  ];
}
