/** Discord's numbers that the page needs, by name. */

export const TEXT_CHANNEL = 0;
export const DM = 1;
const PUBLIC_THREAD = 11;
export const PRIVATE_THREAD = 12;

export const isThread = (channel) => channel.type === PUBLIC_THREAD || channel.type === PRIVATE_THREAD;

/** Message flags. */
export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const COMPONENTS_V2 = 1 << 15;

/** Message types with a line of their own instead of a body. */
export const PIN_ADDED = 6;
export const PERSON_JOINED = 7;
export const THREAD_STARTED = 18;
export const THREAD_STARTER = 21;

export const Component = Object.freeze({
  ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  TEXT_INPUT: 4,
  USER_SELECT: 5,
  ROLE_SELECT: 6,
  MENTIONABLE_SELECT: 7,
  CHANNEL_SELECT: 8,
  SECTION: 9,
  TEXT: 10,
  THUMBNAIL: 11,
  GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
  LABEL: 18,
  FILE_UPLOAD: 19,
  RADIO_GROUP: 21,
  CHECKBOX_GROUP: 22,
  CHECKBOX: 23,
});

export const SELECTS = new Set([
  Component.STRING_SELECT,
  Component.USER_SELECT,
  Component.ROLE_SELECT,
  Component.MENTIONABLE_SELECT,
  Component.CHANNEL_SELECT,
]);

export const Option = Object.freeze({
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
});
