import { derived, knownPlaces, type Place, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, foldName, sourceOfWordings, type Word } from '#engines/text/index.ts';
import type { Amount } from './request-amounts.ts';
import { spanOfWords } from './request-parts.ts';

const WORDS = wordingsIn('matching/requests');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere', spaces: 'one' });
const NEAR = new RegExp(`(?:^|(?<!\\p{L}))${any('behind which a place stands')}\\s*$`, 'u');
const PLACE_WORDS_BEFORE = new RegExp(
  `(?<!\\p{L})${any('belongs to the place behind it')}\\s+(?:the\\s+)?$`,
  'u',
);

/** Places by their folded names; certain names go before doubtful ones. */
const placeNames = derived((taxonomy) => {
  const names = new Map<string, { place: Place; isDoubtful: boolean }>();
  for (const place of knownPlaces(taxonomy)) {
    for (const name of place.names) {
      const key = foldName(name);
      if (!names.has(key)) names.set(key, { place, isDoubtful: false });
    }
  }
  for (const place of knownPlaces(taxonomy)) {
    for (const name of place.doubtful) {
      const key = foldName(name);
      if (key.length > 2 && !names.has(key)) names.set(key, { place, isDoubtful: true });
    }
  }
  return names;
});

/** Towns, districts and countries with where they stand; a doubtful name only behind "in" or its like. */
export function readPlaces(taxonomy: Taxonomy, words: readonly Word[], folded: string): Amount<Place>[] {
  const known = placeNames(taxonomy);
  const found: Amount<Place>[] = [];
  for (let first = 0; first < words.length; first++) {
    for (let last = Math.min(words.length, first + 4) - 1; last >= first; last--) {
      const { start, end } = spanOfWords(words, first, last);
      const written = foldName(folded.slice(start, end)).replace(/ s$/u, '');
      const bare = /^[وبل]/u.test(written) ? written.slice(1) : written;
      const hit = known.get(written) ?? (bare.length > 2 ? known.get(bare) : undefined);
      const before = folded.slice(0, start);
      const isBehind = NEAR.test(before) || (!known.has(written) && /^[بل]/u.test(written));
      if (!hit || (hit.isDoubtful && !isBehind)) continue;
      const lead = PLACE_WORDS_BEFORE.exec(before)?.[0].length ?? 0;
      // The country behind a town says which town it is.
      found.push({ value: hit.place, at: start - lead, end });
      first = last;
      break;
    }
  }
  return withoutCountriesBehind(found, folded);
}

function withoutCountriesBehind(found: readonly Amount<Place>[], folded: string): Amount<Place>[] {
  const kept: Amount<Place>[] = [];
  for (const it of found) {
    const last = kept.at(-1);
    const isOwnCountry =
      last &&
      last.value.kind !== 'country' &&
      it.value.kind === 'country' &&
      it.value.id === last.value.country &&
      /^[\s,،]*$/u.test(folded.slice(last.end, it.at));
    if (isOwnCountry) last.end = it.end;
    else kept.push({ ...it });
  }
  return kept;
}

/** What names several places of which one will do, or one by a word that means something else beside a person. */
const REGIONS = WORDS.lines('several places').map((line) => {
  const [wording = '', ids = ''] = line.split(' => ');
  const source = sourceOfWordings([fold(wording)], { edges: 'anywhere', spaces: 'one' });
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:في |ب)?${source}(?![\\p{L}\\d])`, 'gu'),
    places: ids.split(',').map((id) => id.trim()),
  };
});

/**
 * Where a request names the Gulf, the Levant or «عمان», which is a land and a town, with the places that are meant; what is a
 * part of a longer name ("Saudi Arabia") is none.
 */
export const readRegions = (folded: string, named: readonly Amount<unknown>[]): Amount<readonly string[]>[] =>
  REGIONS.flatMap(({ pattern, places }) =>
    [...folded.matchAll(pattern)].map((match) => ({
      value: places,
      at: match.index,
      end: match.index + match[0].length,
    })),
  ).filter(({ at, end }) => !named.some((it) => it.at < end && it.end > at && it.end - it.at > end - at));
