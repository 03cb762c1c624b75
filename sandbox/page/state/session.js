/** One person at the sandbox: the socket, what it told, and what waits for an answer. */
import { PersonApi } from "../api.js";
import { clock } from "../clock.js";
import { Socket } from "../socket.js";
import { EPHEMERAL } from "./kinds.js";
import { Interactions } from "./interactions.js";
import { Messages } from "./messages.js";
import { Reads } from "./reads.js";
import { Typing } from "./typing.js";
import { World } from "./world.js";

export class Session {
  world = new World();
  api = new PersonApi();
  typing = new Typing(this.world);
  interactions = new Interactions(this.world);
  reads = new Reads(this.world, this.api);
  messages = new Messages(
    (channelId, before) => this.api.messages(channelId, before),
    (channelId) => this.world.emit("messages", channelId),
  );
  #socket;

  constructor(userId) {
    this.#socket = new Socket(
      userId,
      (name, data) => this.#handlers[name]?.(data),
      (state) => this.world.emit("line", state),
    );
  }

  #handlers = {
    HELLO: (data) => this.#hello(data),
    MESSAGE_CREATE: (message) => this.#created(message),
    MESSAGE_UPDATE: (message) => this.messages.put(message),
    MESSAGE_DELETE: ({ channel_id: channelId, id }) => this.messages.remove(channelId, id),
    CHANNEL_CREATE: (channel) => this.world.putChannel(channel),
    CHANNEL_UPDATE: (channel) => this.world.putChannel(channel),
    CHANNEL_DELETE: (channel) => this.world.removeChannel(channel),
    THREAD_CREATE: (channel) => this.world.putChannel(channel),
    THREAD_UPDATE: (channel) => this.world.putChannel(channel),
    THREAD_DELETE: (channel) => this.world.removeChannel(channel),
    MEMBER_ADD: (member) => this.world.putMember(member),
    USER_UPDATE: (user) => this.world.putUser(user),
    COMMANDS_UPDATE: (data) => this.world.setCommands(data),
    TYPING_START: (data) => this.typing.started(data),
    CLOCK: ({ now, offset }) => clock.set(now, offset),
    REQUEST: (request) => this.world.emit("request", request),
    FAULTS: (data) => this.world.setFaults(data),
    MODAL: (modal) => this.#modal(modal),
    INTERACTION_DONE: ({ interaction_id: id }) => this.interactions.settle(id),
    INTERACTION_FAILED: ({ interaction_id: id, reason, text }) => this.interactions.settle(id, { reason, text }),
    AUTOCOMPLETE: ({ interaction_id: id, choices }) => this.interactions.settle(id, { choices }),
  };

  #hello(data) {
    this.api.userId = data.me.id;
    this.messages.reset();
    this.typing.reset();
    this.interactions.reset();
    this.world.hello(data);
    this.reads.start(data.read);
    this.world.emit("hello");
  }

  #created(message) {
    this.typing.ended(message.channel_id, message.author?.id);
    this.messages.put(message);
    this.reads.arrived(message);
    this.world.emit(message.flags & EPHEMERAL ? "whispered" : "said", message);
  }

  #modal(modal) {
    this.interactions.settle(modal.interaction_id);
    this.world.emit("modal", modal);
  }

  close() {
    this.#socket.close();
    this.typing.reset();
  }
}
