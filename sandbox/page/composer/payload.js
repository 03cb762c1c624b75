/** Discord's shape of a command that is used: options nested under the subcommand. */
import { Option } from "../state/kinds.js";

/** `values` is a list of `{name, type, value, focused?}`. */
export function commandPayload(entry, values, channelId, locale) {
  const [, ...inner] = entry.path;
  const options = inner.reduceRight((nested, name, index) => {
    const isGroup = index < inner.length - 1;
    return [{ name, type: isGroup ? Option.GROUP : Option.SUBCOMMAND, options: nested }];
  }, values);
  return { channel_id: channelId, command_id: entry.command.id, options, locale };
}
