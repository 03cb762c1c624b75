/** What one person knows of the sandbox: people, channels, commands; fed by the socket. */
import { clock } from "../clock.js";
import { Emitter } from "../emitter.js";
import { compareIds } from "../ids.js";
import { DM, isThread, TEXT_CHANNEL } from "./kinds.js";

const byId = (list) => new Map((list ?? []).map((thing) => [thing.id, thing]));

export class World extends Emitter {
  me = null;
  guilds = [];
  users = new Map();
  members = new Map();
  roles = new Map();
  channels = new Map();
  commands = [];
  faults = [];

  /** Takes everything from a HELLO. */
  hello(data) {
    this.me = data.me;
    this.guilds = data.guilds;
    this.users = byId(data.users);
    this.users.set(data.me.id, data.me);
    this.members = new Map(data.members.map((member) => [member.user.id, member]));
    this.roles = byId(data.roles);
    this.channels = byId(data.channels);
    this.commands = data.commands ?? [];
    this.faults = data.faults ?? [];
    clock.set(data.now, data.clock_offset);
  }

  putChannel(channel) {
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.emit("channels");
  }

  removeChannel({ id }) {
    this.channels.delete(id);
    for (const channel of [...this.channels.values()]) {
      if (channel.parent_id === id && isThread(channel)) this.channels.delete(channel.id);
    }
    this.emit("channels");
  }

  putMember(member) {
    this.members.set(member.user.id, member);
    this.putUser(member.user);
  }

  putUser(user) {
    const before = this.users.has(user.id) ? this.nameOf(user) : null;
    const spoke = this.me.locale;
    const known = { ...this.users.get(user.id), ...user };
    this.users.set(user.id, known);
    const member = this.members.get(user.id);
    if (member) member.user = known;
    if (user.id === this.me.id) this.me = known;
    this.emit("people");
    if (this.nameOf(known) !== before) this.emit("names");
    if (this.me.locale !== spoke) this.emit("language");
  }

  setCommands({ commands }) {
    this.commands = commands;
    this.emit("commands");
  }

  setFaults({ rules }) {
    this.faults = rules;
    this.emit("faults");
  }

  /** The name others read: the nickname here, the display name, or the account's. */
  nameOf(user) {
    if (!user) return "?";
    const known = this.users.get(user.id) ?? user;
    return this.members.get(user.id)?.nick || known.global_name || known.username || "?";
  }

  channelName(channel) {
    if (channel.type !== DM) return channel.name ?? "";
    return (channel.recipients ?? []).map((user) => this.nameOf(user)).join(", ");
  }

  /** The text channels of one guild, or of all in the guilds' order. */
  textChannels(guild = null) {
    if (!guild) return this.guilds.flatMap((each) => this.textChannels(each));
    const order = (a, b) => (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id);
    return [...this.channels.values()]
      .filter((channel) => channel.type === TEXT_CHANNEL && channel.guild_id === guild.id)
      .sort(order);
  }

  threadsOf(parentId) {
    return [...this.channels.values()]
      .filter((channel) => isThread(channel) && channel.parent_id === parentId)
      .sort((a, b) => compareIds(a.id, b.id));
  }

  /** Direct messages, the liveliest first. */
  dms() {
    return [...this.channels.values()]
      .filter((channel) => channel.type === DM)
      .sort((a, b) => compareIds(b.last_message_id ?? b.id, a.last_message_id ?? a.id));
  }

  /** Everybody who is not a program, by name. */
  people() {
    return [...this.users.values()]
      .filter((user) => !user.bot)
      .sort((a, b) => this.nameOf(a).localeCompare(this.nameOf(b)));
  }
}
