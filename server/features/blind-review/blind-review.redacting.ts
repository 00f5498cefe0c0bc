import { literal } from '#engines/text/index.ts';

/** What stands where a name or an address stood. */
const GAP = '…';

const CONTACTS = [
  // Addresses of pages and of mail, then numbers to call: dates and amounts are shorter or have no such run of digits.
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  /\b(?:linkedin|github|facebook|instagram|twitter|x|behance|t)\.(?:com|me|net|io)\/\S+/giu,
  /(?:\+|00)?[\d٠-٩][\d٠-٩\s().-]{7,18}[\d٠-٩]/gu,
];

/** A text without the given names, in whole or in part, and without addresses and numbers by which one is reached. */
export function redacted(text: string, names: readonly string[], employers: readonly string[] = []): string {
  let left = text;
  for (const pattern of CONTACTS) {
    left = left.replace(pattern, (found) => (isSpanOfYears(found) ? found : GAP));
  }
  left = withoutEmployers(left, employers);
  const parts = partsOf(names);
  if (parts.length === 0) return left;
  // An Arabic name may carry a conjunction or a preposition, an English one an apostrophe.
  const named = new RegExp(`(?<![\\p{L}\\p{M}])([وفبلك]?)(?:${parts.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  return left.replace(named, GAP).replace(/…(?:[\s·-]*…)+/gu, GAP);
}

/** Names of employers go whole, and without the words of their legal form: their single words say nothing. */
function withoutEmployers(text: string, employers: readonly string[]): string {
  const names = employers.flatMap((name) => [name.trim(), name.trim().replace(LEGAL_FORM, '')]);
  const known = [...new Set(names)].filter((name) => name.length > 1).toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  const written = known.map((name) => literal(name).replace(/\s+/gu, '\\s+'));
  const named = new RegExp(`(?<![\\p{L}\\p{M}])([وفبلك]?)(?:${written.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  return text.replace(named, GAP);
}

const LEGAL_FORM = /[\s,.-]+(?:l\.?l\.?c|ltd|limited|inc|co|company|plc|pjsc|group|fze?|ذ\.?م\.?م)\.?$/iu;

/** "2019-01 - 2020-12" is no number to call. */
const isSpanOfYears = (text: string): boolean =>
  /^(?:19|20)\d\d\b/.test(text.trim()) && !/^\d{9,}/.test(text);

/** Each word of the names by itself, the longest first; particles and initials say nothing. */
function partsOf(names: readonly string[]): string[] {
  const words = names.flatMap((name) => name.split(/[\s,.،\-_]+/u)).filter((word) => word.length > 2);
  const own = [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => !PARTICLES.has(word));
  return own.toSorted((a, b) => b.length - a.length).map(literal);
}

const PARTICLES = new Set([
  'bin',
  'ibn',
  'abu',
  'van',
  'von',
  'der',
  'del',
  'the',
  'بنت',
  'ابن',
  'أبو',
  'ابو',
  'آل',
]);
