/** Attachments: pictures in a grid, everything else as a card to download. */
import { el } from "../dom.js";
import { icon } from "../icons.js";
import { safeLink } from "../links.js";
import { grid, pictureFacts } from "./pictures.js";

/** The attachments of a message that no embed shows already. */
export function attachments(message, ctx) {
  const inEmbeds = new Set((message.embeds ?? []).flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]));
  const shown = (message.attachments ?? []).filter(
    ({ url, filename }) => !inEmbeds.has(url) && !inEmbeds.has(`attachment://${filename}`),
  );
  const pictures = shown.filter(isPicture).map((attachment) => ({
    ...pictureFacts(attachment, message),
    spoiler: attachment.filename.startsWith("SPOILER_"),
  }));
  const others = shown.filter((attachment) => !isPicture(attachment));
  return [pictures.length ? grid(pictures, ctx) : null, others.map((attachment) => attachedFile(attachment, ctx))];
}

function isPicture({ content_type: type, width }) {
  return (type ?? "").startsWith("image/") || Boolean(width);
}

export function attachedFile({ url, filename, size }, ctx) {
  const href = url ? safeLink(url) : null;
  const name = filename ?? ctx.words("file");
  const label = href
    ? el("a.file-name", { href, download: name, target: "_blank", rel: "noopener noreferrer" }, name)
    : el("span.file-name", {}, name);
  return el(
    "div.file",
    {},
    icon("file"),
    el("span.file-text", {}, label, size ? el("small", {}, sizeText(size, ctx)) : null),
  );
}

export function sizeText(bytes, ctx) {
  const [unit, amount] =
    bytes < 1024 ? ["byte", bytes] : bytes < 1024 ** 2 ? ["kilobyte", bytes / 1024] : ["megabyte", bytes / 1024 ** 2];
  const digits = amount < 10 && unit !== "byte" ? 1 : 0;
  return new Intl.NumberFormat(ctx.locale, { style: "unit", unit, maximumFractionDigits: digits }).format(amount);
}
