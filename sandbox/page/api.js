/** What the page can ask of the sandbox over HTTP. */

/** An answer other than success; `message` is for people to read. */
class ApiError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

async function call(method, path, body) {
  const headers = { "X-Sandbox": "1" };
  if (body !== undefined && !(body instanceof FormData)) headers["Content-Type"] = "application/json";
  const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
  const response = await fetch(path, { method, headers, body: sent });
  const text = await response.text();
  const data = text ? parse(text) : null;
  if (!response.ok) throw new ApiError(response.status, data?.message ?? `${response.status}`);
  return data;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.slice(0, 200) };
  }
}

/** JSON alone, or Discord's multipart form when files go along. */
function withFiles(payload, files) {
  if (!files?.length) return payload;
  const form = new FormData();
  form.append("payload_json", JSON.stringify(payload));
  files.forEach((file, index) => form.append(`files[${index}]`, file, file.name));
  return form;
}

/** Acts as one person, who is known once the socket has said HELLO. */
export class PersonApi {
  userId = "";

  get base() {
    return `/page/as/${encodeURIComponent(this.userId)}`;
  }

  messages(channelId, before) {
    const query = new URLSearchParams({ as: this.userId, limit: "50" });
    if (before) query.set("before", before);
    return call("GET", `/page/channels/${channelId}/messages?${query}`);
  }

  say(channelId, content, files, replyTo) {
    const payload = replyTo ? { content, message_reference: { message_id: replyTo } } : { content };
    return call("POST", `${this.base}/channels/${channelId}/messages`, withFiles(payload, files));
  }

  typing(channelId) {
    return call("POST", `${this.base}/channels/${channelId}/typing`, {});
  }

  read(channelId, messageId) {
    return call("POST", `${this.base}/channels/${channelId}/read`, { message_id: messageId });
  }

  openDm(userId) {
    return call("POST", `${this.base}/dm`, { user_id: userId });
  }

  slash(payload, files) {
    return call("POST", `${this.base}/slash`, withFiles(payload, files));
  }

  autocomplete(payload) {
    return call("POST", `${this.base}/autocomplete`, payload);
  }

  component(payload) {
    return call("POST", `${this.base}/component`, payload);
  }

  modal(payload, files) {
    return call("POST", `${this.base}/modal`, withFiles(payload, files));
  }
}

/** Settings of anybody: the page may close anyone's DMs. */
export function changeSettings(userId, settings) {
  return call("POST", `/page/as/${encodeURIComponent(userId)}/settings`, settings);
}

export const addPerson = (name) => call("POST", "/page/people", { name });
export const addChannel = (name, guildId) => call("POST", "/page/channels", { name, guild_id: guildId });
export const skipTime = (seconds) => call("POST", "/page/clock", { skip: seconds });
export const addFault = (rule) => call("POST", "/page/faults", rule);
export const removeFault = (id) => call("DELETE", `/page/faults/${encodeURIComponent(id)}`);
export const removeFaults = () => call("DELETE", "/page/faults");
export const requestsAfter = (id) => call("GET", `/page/requests?after=${encodeURIComponent(id)}`);
