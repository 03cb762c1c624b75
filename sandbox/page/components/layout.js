/** Components V2: the parts of a message that stand in its place of text and embeds. */
import { attachedFile } from "../chat/files.js";
import { gallery, thumbnail } from "../chat/pictures.js";
import { accentOf } from "../colour.js";
import { el } from "../dom.js";
import { markdown, spoiler } from "../markdown/render.js";
import { Component } from "../state/kinds.js";
import { button, row, select } from "./controls.js";

/** All top-level components of a message. */
export function components(message, ctx) {
  const list = message.components ?? [];
  return list.length
    ? el(
        "div.components",
        {},
        list.map((component) => part(component, message, ctx)),
      )
    : null;
}

function part(component, message, ctx) {
  const build = PARTS[component.type];
  return build
    ? build(component, message, ctx)
    : el("p.unknown-part", {}, ctx.words("unknown_part", { type: component.type }));
}

const PARTS = {
  [Component.ROW]: row,
  [Component.BUTTON]: button,
  [Component.STRING_SELECT]: select,
  [Component.USER_SELECT]: select,
  [Component.ROLE_SELECT]: select,
  [Component.MENTIONABLE_SELECT]: select,
  [Component.CHANNEL_SELECT]: select,
  [Component.SECTION]: section,
  [Component.TEXT]: ({ content }, _, ctx) => markdown(content, ctx),
  [Component.THUMBNAIL]: (component, message, ctx) => thumbnail(component, message, ctx),
  [Component.GALLERY]: ({ items }, message, ctx) => gallery(items ?? [], message, ctx),
  [Component.FILE]: file,
  [Component.SEPARATOR]: separator,
  [Component.CONTAINER]: container,
};

function container(component, message, ctx) {
  const accent = accentOf(component.accent_color);
  const box = el(
    "div.container",
    { class: accent ? "accented" : "", vars: accent ? { edge: accent } : {} },
    (component.components ?? []).map((child) => part(child, message, ctx)),
  );
  return component.spoiler ? spoiler([box], ctx) : box;
}

function section(component, message, ctx) {
  return el(
    "div.section",
    {},
    el(
      "div.section-text",
      {},
      (component.components ?? []).map((child) => part(child, message, ctx)),
    ),
    component.accessory ? el("div.section-side", {}, part(component.accessory, message, ctx)) : null,
  );
}

function separator({ divider, spacing }) {
  const line = divider === false ? "space" : "line";
  return el("hr.separator", { class: `${line} ${spacing === 2 ? "large" : ""}` });
}

function file(component, message, ctx) {
  const attachment = message.attachments?.find(({ url }) => url === component.file?.url);
  const shown = attachedFile(
    { ...attachment, url: component.file?.url, filename: attachment?.filename ?? component.name },
    ctx,
  );
  return component.spoiler ? spoiler([shown], ctx) : shown;
}
