import { placeNamed, placeOf, placesIn, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

/** Where a job is, or a person. */
export interface Location {
  /** Ids or names; compared after folding, and by the names in both languages where the place is known. */
  city?: string;
  country?: string;
}

const WORDS = wordingsIn('matching/facts');
const placeLabel = new RegExp(
  `(^|[|•·]\\s*)(job |work |current |present )?${WORDS.source('label of a place', { edges: 'anywhere', spaces: 'one' })}\\s*[:\\-–]`,
  'u',
);
const placeCue = WORDS.pattern('says where', { spaces: 'one' });
const remote = WORDS.pattern('remote', { spaces: 'one' });
const notRemote = WORDS.pattern('not remote', { spaces: 'one' });

/**
 * Where a job is or a person lives: the place of a labelled line, else of a line that says "based in", else the
 * first place among the opening lines. `undefined` where none is known.
 */
export function readLocation(taxonomy: Taxonomy, text: string): Location | undefined {
  const lines = fold(text).split('\n');
  const labelled = lines.find((line) => placeLabel.test(line) && locationIn(taxonomy, line));
  const told = labelled ?? lines.find((line) => placeCue.test(line) && locationIn(taxonomy, line));
  const opening =
    told ??
    lines
      .filter((line) => line.trim() !== '')
      .slice(0, 8)
      .find((line) => locationIn(taxonomy, line));
  return opening === undefined ? undefined : locationIn(taxonomy, opening);
}

function locationIn(taxonomy: Taxonomy, line: string): Location | undefined {
  const places = placesIn(taxonomy, line);
  const town = places.find((place) => place.town !== null);
  if (town?.town) return { city: town.town, country: town.country };
  return places[0] && { country: places[0].country };
}

/** Ids for comparing places: of the gazetteer where it knows the name, else the folded name itself. */
export function placeKeys(
  taxonomy: Taxonomy,
  location: Location | undefined,
): { city: string | null; country: string | null } {
  const city = location?.city?.trim() ?? '';
  const country = location?.country?.trim() ?? '';
  const knownCity = placeOf(taxonomy, city) ?? placeNamed(taxonomy, city) ?? placeWithin(taxonomy, city);
  const knownCountry =
    placeOf(taxonomy, country) ?? placeNamed(taxonomy, country) ?? placeWithin(taxonomy, country);
  return {
    // "Al Nahda, Sharjah": a quarter that nobody knows, of a town that stands where the country does.
    city: knownCity?.town ?? knownCountry?.town ?? (fold(city) || null),
    country: knownCountry?.country ?? knownCity?.country ?? (fold(country) || null),
  };
}

/** The one town that a longer text names, such as a name with where its owner lives: "Nadine Khoury — Muscat"; else the one country. */
function placeWithin(taxonomy: Taxonomy, text: string): { town: string | null; country: string } | null {
  if (!/[\s,،/|–—-]/u.test(text)) return null;
  const places = placesIn(taxonomy, fold(text));
  const towns = places.filter(({ town }) => town !== null);
  const [only] = towns.length > 0 ? towns : places;
  if (!only || only.kind === 'region') return null;
  const isOne =
    towns.length > 0
      ? towns.every(({ town }) => town === only.town)
      : places.every(({ country }) => country === only.country);
  return isOne ? { town: only.town, country: only.country } : null;
}

/** Whether a posting says that the work may be done from anywhere. Hybrid work still has a place. */
export function readRemote(text: string): boolean {
  const folded = fold(text);
  return remote.test(folded) && !notRemote.test(folded);
}

/** Somebody or something that is at a place. */
type Placed = { location?: Location };

/** The id of the country in which a job or a person is; `null` where it is not known. */
export const countryOf = (taxonomy: Taxonomy, { location }: Placed): string | null =>
  placeOf(taxonomy, placeKeys(taxonomy, location).country ?? '')?.country ?? null;

/** The id of a job's country where a person is in another; `null` where they are in one, or one of them is not known. */
export function countryAbroad(taxonomy: Taxonomy, job: Placed, person: Placed): string | null {
  const [there, here] = [countryOf(taxonomy, job), countryOf(taxonomy, person)];
  return here !== null && there !== here ? there : null;
}
