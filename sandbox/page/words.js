/** The page's own words in the languages of its people. */
import en from "./words/en.js";
import ru from "./words/ru.js";
import uk from "./words/uk.js";

const LANGUAGES = { "en-US": en, ru, uk };

/** As a person would pick their own from a list. */
export const LOCALES = [
  ["en-US", "English"],
  ["ru", "Русский"],
  ["uk", "Українська"],
];

/** A locale the page has words for. */
export function knownLocale(locale) {
  return locale in LANGUAGES ? locale : "en-US";
}

/** `words(key, {name})`: the text with its blanks filled; a plural picks its form by `n`. */
export function wordsFor(locale) {
  const known = knownLocale(locale);
  const plural = new Intl.PluralRules(known);
  return (key, blanks = {}) => {
    const found = LANGUAGES[known][key] ?? en[key];
    if (found === undefined) throw new Error(`no word: ${key}`);
    const text = typeof found === "string" ? found : (found[plural.select(blanks.n)] ?? found.other);
    return text.replace(/\{(\w+)\}/g, (_, name) => String(blanks[name]));
  };
}

/** Discord's localized text of a command, option or choice. */
export function localized(thing, field, locale) {
  return thing[`${field}_localizations`]?.[locale] ?? thing[field];
}
