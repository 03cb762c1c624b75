/** Embeds: a card with a coloured edge, title, text, fields and pictures. */
import { accentOf } from "../colour.js";
import { el } from "../dom.js";
import { safeLink } from "../links.js";
import { inlineMarkdown, markdown } from "../markdown/render.js";
import { moment } from "../moments.js";
import { frame, pictureFacts } from "./pictures.js";

export function embeds(message, ctx) {
  return (message.embeds ?? []).map((embed) => card(embed, message, ctx));
}

function card(embed, message, ctx) {
  const accent = accentOf(embed.color);
  return el(
    "article.embed",
    { vars: accent ? { edge: accent } : {} },
    el(
      "div.embed-main",
      {},
      embed.author?.name ? el("div.embed-author", {}, linked(embed.author.name, embed.author.url)) : null,
      embed.title ? el("div.embed-title", {}, linked(inlineMarkdown(embed.title, ctx), embed.url)) : null,
      embed.description ? markdown(embed.description, ctx) : null,
      embed.fields?.length
        ? el(
            "div.embed-fields",
            {},
            embed.fields.map((field) => fieldOf(field, ctx)),
          )
        : null,
    ),
    embed.thumbnail ? el("div.embed-side", {}, frame([pictureFacts(embed.thumbnail, message)], 0, ctx)) : null,
    embed.image ? el("div.embed-picture", {}, frame([pictureFacts(embed.image, message)], 0, ctx)) : null,
    footer(embed, ctx),
  );
}

function linked(children, url) {
  const href = url ? safeLink(url) : null;
  return href ? el("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, children) : children;
}

function fieldOf(field, ctx) {
  return el(
    `div.embed-field${field.inline ? ".inline" : ""}`,
    {},
    el("div.embed-field-name", {}, inlineMarkdown(field.name, ctx)),
    markdown(field.value, ctx),
  );
}

function footer(embed, ctx) {
  if (!embed.footer?.text && !embed.timestamp) return null;
  const parts = [
    embed.footer?.text,
    embed.timestamp ? moment(Date.parse(embed.timestamp) / 1000, "head", ctx.locale) : null,
  ];
  const shown = parts.filter(Boolean);
  return el("div.embed-footer", {}, shown.length > 1 ? [shown[0], " · ", shown[1]] : shown);
}
