/**
 * What no text of ours may hold: control characters but tab and line breaks (PostgreSQL refuses NUL), halves of
 * surrogate pairs, which no encoding can write, and marks that turn the direction of whatever is shown after them.
 */
const UNWANTED = /[[\p{Cc}\p{Cs}\u202a-\u202e]--[\t\n\r]]/v;
const ALL_UNWANTED = new RegExp(UNWANTED.source, 'gv');

/** A text from outside without what could not be stored or shown. */
export const cleanText = (text: string): string =>
  UNWANTED.test(text) ? text.replace(ALL_UNWANTED, '') : text;

/**
 * Input of a request as it was decoded, with every text and every key in it free of what could not be stored or shown.
 * The same value where nothing is wrong with it. Bodies are no deeper than `readJsonBodies` lets pass.
 */
export function withCleanText(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(withCleanText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleanText(key), withCleanText(inner)]),
  );
}
