import { placeName, placesIn, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import type { Statement } from './asking.ts';
import type { Span } from './lines.ts';

const WORDS = wordingsIn('postings/place');

/** A town or country that a posting names; without a town where it names a country only. */
export interface ReadPlace extends Span {
  city: string | null;
  country: string;
}

const PLACE_CUE = WORDS.pattern('before a place', {
  or: [
    /\bjoin\b.*\b(?:in|at)\b|\bfor (?:our|the|its) .{0,60}\b(?:in|at)\b/u,
    /\b(?:looking for|hiring|seeking|seeks|requires?|requirement|needed)\b.*\b(?:in|at)\b/u,
    new RegExp(
      `\\b(?:in|at|from|for) (?:our|the|its) (?:[\\w-]+ ){0,4}${WORDS.source('what a company has in a place', { edges: 'anywhere' })}\\b`,
      'u',
    ),
  ],
});
const ELSEWHERE = WORDS.pattern('of other places');

/** Where the work is done: of a labelled line, else of one that says so, else of the opening lines. */
export function readPlace(
  taxonomy: Taxonomy,
  text: string,
  statements: readonly Statement[],
  titleLine: Span | null,
): ReadPlace | null {
  const labelled = statements.filter(({ line }) => line.label === 'location');
  const named = titleLine ? placeIn(taxonomy, text, titleLine) : null;
  for (const one of labelled) {
    const place = placeIn(taxonomy, text, one);
    if (place) return place;
  }
  if (named) return named;
  const open = statements.filter(
    ({ line }) =>
      !['company', 'notice', 'benefits', 'nice'].includes(line.section) &&
      (line.label === null || line.label === 'title' || line.label === 'work_place'),
  );
  const told = open.filter(
    ({ folded }) =>
      PLACE_CUE.test(folded.folded) && !ELSEWHERE.test(folded.folded.replace(/\bjoin\b.*/u, '')),
  );
  for (const one of told) {
    const place = placeIn(taxonomy, text, one);
    if (place) return place;
  }
  for (const one of open.filter(({ line }) => line.section === 'lead').slice(0, 8)) {
    const isShort = one.folded.folded.split(' ').length <= 6;
    if (ELSEWHERE.test(one.folded.folded) && !isShort) continue;
    const place = placeIn(taxonomy, text, one);
    if (place) return place;
  }
  // Requirements such as "UAE experience" and "able to travel to Oman" say nothing of where one works.
  return null;
}

function placeIn(taxonomy: Taxonomy, text: string, { start, end }: Span): ReadPlace | null {
  const words = text.slice(start, end);
  const places = placesIn(taxonomy, words);
  const town = places.find((place) => place.town !== null);
  const place = town ?? places.find(({ kind }) => kind === 'country' || kind === 'region');
  if (!place) return null;
  return { city: town?.town ?? null, country: place.country, start, end };
}

/** A place as it is written on a job: "Dubai, United Arab Emirates". */
export const placeText = (
  taxonomy: Taxonomy,
  { city, country }: Pick<ReadPlace, 'city' | 'country'>,
  lang: 'en' | 'ar',
): string =>
  [city, country]
    .flatMap((id) => (id ? placeName(taxonomy, id, lang) : []))
    .join(lang === 'ar' ? '، ' : ', ');
