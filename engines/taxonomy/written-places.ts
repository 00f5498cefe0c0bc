import { foldName } from '#engines/text/index.ts';
/** Towns and countries: what is a place, and what is a place glued to something else. */
import { placeNamed } from './places.ts';
import type { Taxonomy } from './taxonomy.ts';

function isKnown(taxonomy: Taxonomy, token: string): boolean {
  if (placeNamed(taxonomy, token) || /^us$/i.test(token.trim())) return true;
  const core = foldName(token)
    .replace(/^(?:emirate of|city of|مدينه|اماره|امارة) /, '')
    .replace(/ (?:city|state|province|region|emirate|governorate|area)$/, '');
  return placeNamed(taxonomy, core) !== null;
}

const REMOTE = /^(?:remote|hybrid|on-?site|work from home|wfh|عن بعد|عن بُعد|حضوري|هجين)$/i;
const PART = /\s*[,،/|()]\s*|\s+[-–—]\s+/;

/** How sure it is that the whole text names a place: 1 when all its parts are known, 0 when it names none. */
export function placeScore(taxonomy: Taxonomy, text: string): number {
  // A postcode behind the place is no part of its name.
  const trimmed = text
    .trim()
    .replace(/[.,،]+$/, '')
    .replace(/[\s–-]+\d{4,6}$/, '');
  if (trimmed === '' || trimmed.length > 80 || /[@:]/.test(trimmed)) return 0;
  const parts = trimmed.split(PART).filter((part) => part.trim() !== '');
  if (parts.length === 0) return 0;
  if (parts.every((part) => isKnown(taxonomy, part) || REMOTE.test(part.trim()))) return 1;
  const last = parts.at(-1)!.replace(/\s+\d{4,6}$/, '');
  const known = parts.filter((part) => isKnown(taxonomy, part)).length;
  if (known === 0) {
    // Place names without a comma: "Dubai UAE".
    const rest = stripTrailingPlace(taxonomy, trimmed);
    return rest.rest === '' ? 1 : 0;
  }
  const isLastKnown = isKnown(taxonomy, last) || stripTrailingPlace(taxonomy, last).rest === '';
  const words = trimmed.split(/\s+/).length;
  if (isLastKnown && words <= 12 && parts.length <= 5)
    return parts.length === 2 && !isKnown(taxonomy, parts[0]!) ? 0.6 : 0.7;
  return 0;
}

/** Whether a text is nothing but known places. */
export function isPlace(taxonomy: Taxonomy, text: string): boolean {
  return placeScore(taxonomy, text) >= 0.95;
}

/** Splits known places off the end of a text: "Aster Clinic, Dubai, UAE" gives "Aster Clinic" and "Dubai, UAE". */
export function stripTrailingPlace(taxonomy: Taxonomy, text: string): { rest: string; place: string | null } {
  const parts = text.split(/(\s*[,،|]\s*|\s+[-–—]\s+|\s*\((?=[^)]*\)\s*$))/);
  let end = parts.length;
  while (end > 0) {
    const part = (parts[end - 1] ?? '').replace(/\)\s*$/, '').trim();
    if (part === '' || isKnown(taxonomy, part) || REMOTE.test(part) || isTwoKnown(taxonomy, part))
      end -= end > 1 ? 2 : 1;
    else break;
  }
  if (end <= 0) return { rest: '', place: text.trim() };
  const rest = parts.slice(0, end).join('').trim();
  const place = parts
    .slice(end)
    .join('')
    .replace(/^[\s,،|(–—-]+|[)\s]+$/g, '');
  return { rest, place: place === '' ? null : place };
}

function isTwoKnown(taxonomy: Taxonomy, text: string): boolean {
  const words = text.split(/\s+/);
  for (let i = 1; i < words.length; i++) {
    if (isKnown(taxonomy, words.slice(0, i).join(' ')) && isKnown(taxonomy, words.slice(i).join(' ')))
      return true;
  }
  return false;
}

/** The first known place inside a longer text, with what stands before it up to a break: for address lines. */
export function findPlace(taxonomy: Taxonomy, text: string): string | null {
  const parts = text
    .split(/\s*[,،|;•·]\s*|\s+[-–—]\s+|\t/)
    .map((part) => part.trim())
    .filter(Boolean);
  const first = parts.findIndex((part) => isKnown(taxonomy, part) || isTwoKnown(taxonomy, part));
  if (first < 0) return null;
  let last = first;
  while (
    last + 1 < parts.length &&
    (isKnown(taxonomy, parts[last + 1]!) || /^\(?[A-Z]{2,3}\)?$/.test(parts[last + 1]!))
  )
    last++;
  return parts.slice(first, last + 1).join(', ');
}
