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
export function redacted(text: string, names: readonly string[]): string {
  let left = text;
  for (const pattern of CONTACTS) {
    left = left.replace(pattern, (found) => (isSpanOfYears(found) ? found : GAP));
  }
  const parts = partsOf(names);
  if (parts.length === 0) return left;
  // An Arabic name may carry a conjunction or a preposition, an English one an apostrophe.
  const named = new RegExp(`(?<![\\p{L}\\p{M}])([وفبلك]?)(?:${parts.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  return left.replace(named, GAP).replace(/…(?:[\s·-]*…)+/gu, GAP);
}

/** "2019-01 - 2020-12" is no number to call. */
const isSpanOfYears = (text: string): boolean =>
  /^(?:19|20)\d\d\b/.test(text.trim()) && !/^\d{9,}/.test(text);

/** Each word of the names by itself, the longest first; particles and initials say nothing. */
function partsOf(names: readonly string[]): string[] {
  const words = names.flatMap((name) => name.split(/[\s,.،\-_]+/u)).filter((word) => word.length > 2);
  const own = [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => !PARTICLES.has(word));
  return own
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
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
