import {
  derived,
  knownPlaces,
  type Place,
  placeOf,
  placesIn,
  type Taxonomy,
} from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';

/** A place as a question names it; a town that shares its name says its country as well. */
export interface PlaceNamed {
  id: string;
  name: { en: string; ar: string };
}

/** The place that a question names, and another that the same spelling names where nothing tells them apart. */
export interface PlaceMeant {
  place: PlaceNamed;
  other: PlaceNamed | null;
}

/**
 * What place a question names first. «عمان» is a country and, without its mark, a city: the mark, the word "city", or
 * another place of either country decides; where none does, both are given, the one that bears the name in any text first.
 * @param text As it was written: marks count.
 * @param respelt The same folded, its slips mended.
 */
export function placeMeant(taxonomy: Taxonomy, text: string, respelt: string): PlaceMeant | null {
  const written = placesIn(taxonomy, text);
  const places = written.length > 0 ? written : placesIn(taxonomy, respelt);
  const [place] = places;
  if (!place) return null;
  const known = namesakes(taxonomy);
  const isSecond = [...known.values()].some(({ other }) => other === place);
  if (isSecond) return { place: shown(taxonomy, place, place.country), other: null };
  const alone: PlaceMeant = { place: shown(taxonomy, place, null), other: null };
  const shared = known.get(place.id);
  const folded = ` ${foldName(text)} `;
  if (!shared || !holds(folded, shared.key)) return alone;
  const { other, key } = shared;
  const isOwn =
    place.names.some((name) => name !== plain(name) && text.includes(name)) ||
    place.names.some((name) => foldName(name) !== key && holds(folded, foldName(name))) ||
    places.some(({ id, country }) => id !== place.id && country === place.country);
  if (isOwn) return alone;
  const named = shown(taxonomy, other, other.country);
  const isOther =
    other.doubtful.some((name) => name !== plain(name) && text.includes(name)) ||
    places.some(({ country }) => country === other.country) ||
    (other.kind === 'town' && place.kind === 'country' && CITY.test(folded));
  return isOther ? { place: named, other: null } : { ...alone, other: named };
}

const CITY = /(?:^|\s)(?:city|town|[وبلف]?(?:ال)?(?:مدينه|عاصمه))(?=\s)/u;

/** Without the marks that tell some Arabic names apart. */
const plain = (name: string): string => name.replace(/[\u064B-\u0652]/gu, '');

/** Arabic writes "and", "in" and "to" onto a name. */
const holds = (folded: string, key: string): boolean =>
  ['', 'و', 'ب', 'ل'].some((prefix) => folded.includes(` ${prefix}${key} `));

function shown(taxonomy: Taxonomy, { id, name }: Place, within: string | null): PlaceNamed {
  const country = within === null ? null : placeOf(taxonomy, within);
  if (!country) return { id, name };
  return { id, name: { en: `${name.en}, ${country.name.en}`, ar: `${name.ar}، ${country.name.ar}` } };
}

/** By the id of a place: another of which one of its names is a doubtful one, with that name. */
const namesakes = derived((taxonomy): ReadonlyMap<string, { other: Place; key: string }> => {
  const owners = new Map<string, Place>();
  for (const place of knownPlaces(taxonomy))
    for (const name of place.names) {
      const key = foldName(name);
      if (!owners.has(key)) owners.set(key, place);
    }
  const found = new Map<string, { other: Place; key: string }>();
  for (const other of knownPlaces(taxonomy))
    for (const name of other.doubtful) {
      const key = foldName(name);
      const owner = owners.get(key);
      if (owner && owner !== other && !found.has(owner.id)) found.set(owner.id, { other, key });
    }
  return found;
});
