/**
 * What the parts of a pane share: the person's session, their language, the layer for popups, and the ways to go.
 * `pane` does the going; `shell` knows the other pane.
 */
import { wordsFor, knownLocale } from "../words.js";
import { Pending } from "./pending.js";
import { openProfile } from "./profile.js";

export function paneContext(session, pane, shell) {
  const { world, api, messages, reads, typing, interactions } = session;
  let locale = null;
  let words = wordsFor("en-US");
  return {
    world,
    api,
    messages,
    reads,
    typing,
    interactions,
    pending: new Pending(world),
    stage: pane.stage,
    layer: pane.layer,

    /** The person's language, one the page has words for. */
    get locale() {
      return knownLocale(world.me?.locale);
    },
    get words() {
      if (locale !== this.locale) {
        locale = this.locale;
        words = wordsFor(locale);
      }
      return words;
    },

    openId: () => pane.openId,
    isVisible: () => pane.isVisible(),
    openChannel: (channelId, messageId) => pane.openChannel(channelId, messageId),
    startCommand: (id, name) => pane.startCommand(id, name),
    reply: (message) => pane.reply(message),
    notify: (text) => pane.notify(text),
    dismiss: (message) => pane.dismiss(message),
    playAs: (userId) => shell.playAs(pane, userId),
    playBeside: (userId) => shell.playBeside(userId),
    canSplit: () => shell.canSplit(),

    openProfile(userId, anchor) {
      openProfile(this, userId, anchor);
    },
    async openDm(userId) {
      try {
        const channel = await api.openDm(userId);
        world.putChannel(channel);
        pane.openChannel(channel.id);
      } catch (error) {
        pane.notify(error.message);
      }
    },
  };
}
