/** Pictures in messages: alone they are large, several make a grid; each opens in the viewer. */
import { el } from "../dom.js";
import { icon } from "../icons.js";
import { safeLink, safePicture } from "../links.js";
import { spoiler } from "../markdown/render.js";
import { openViewer } from "./viewer.js";

/** The facts of a picture from a media item, an attachment or an embed's image; the attachment knows what is missing. */
export function pictureFacts(media, message, description) {
  const name = /^attachment:\/\/(.+)$/.exec(media?.url ?? "")?.[1];
  const attachment = message?.attachments?.find(({ url, filename }) => url === media?.url || filename === name);
  return {
    url: name ? attachment?.url : media?.url,
    width: media?.width ?? attachment?.width,
    height: media?.height ?? attachment?.height,
    alt: description ?? media?.description ?? attachment?.description ?? "",
  };
}

/** A gallery of V2 items (`{media, description, spoiler}`). */
export function gallery(items, message, ctx) {
  const facts = items.map((item) => ({
    ...pictureFacts(item.media, message, item.description),
    spoiler: item.spoiler,
  }));
  return grid(facts, ctx);
}

export function grid(pictures, ctx) {
  const size = pictures.length > 4 ? "many" : `of-${pictures.length}`;
  return el(
    "div.gallery",
    { class: size },
    pictures.map((_, index) => frame(pictures, index, ctx)),
  );
}

export function thumbnail(component, message, ctx) {
  const facts = pictureFacts(component.media, message, component.description);
  const shown = frame([facts], 0, ctx);
  shown.classList.add("thumbnail");
  return component.spoiler ? spoiler([shown], ctx) : shown;
}

/** One picture of a set, as a button that opens the viewer at it. */
export function frame(pictures, index, ctx) {
  const picture = pictures[index];
  const src = safePicture(picture.url);
  if (!src) return foreign(picture, ctx);
  const known = picture.width > 0 && picture.height > 0;
  const image = el("img", {
    src,
    alt: picture.alt,
    width: known ? picture.width : undefined,
    height: known ? picture.height : undefined,
    decoding: "async",
    draggable: "false",
  });
  image.addEventListener("error", () => image.closest(".picture")?.classList.add("broken"));
  const open = () =>
    openViewer(
      pictures.filter(({ url }) => safePicture(url)),
      src,
      ctx,
    );
  const button = el(
    "button.picture",
    {
      type: "button",
      "aria-label": picture.alt ? ctx.words("enlarge_named", { name: picture.alt }) : ctx.words("enlarge"),
      vars: known ? { ratio: `${picture.width} / ${picture.height}`, natural: `${picture.width}px` } : {},
      on: { click: open },
    },
    image,
  );
  return picture.spoiler ? spoiler([button], ctx) : button;
}

/** A picture from elsewhere is not loaded: nobody but the sandbox is asked. It is offered as a link. */
function foreign(picture, ctx) {
  const href = picture.url ? safeLink(picture.url) : null;
  const text = picture.alt || ctx.words("picture_elsewhere");
  if (!href) return el("span.picture-elsewhere", {}, text);
  return el("a.picture-elsewhere", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, icon("link"), text);
}
