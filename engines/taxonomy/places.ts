import { fold, foldName, isArabic } from '#engines/text/index.ts';
import type { Name } from './concepts.ts';
import { derived } from './derived.ts';
import { alternatives, columns, linesOf, releaseFile, type TextFile } from './reading/text-files.ts';
import type { Taxonomy } from './taxonomy.ts';

/** `region`: a state, province or other part of one country. */
export type PlaceKind = 'country' | 'region' | 'town' | 'district';

/** A place that people live or work in, by all its names. */
export type Place = {
  id: string;
  kind: PlaceKind;
  /** Id of the country it lies in; of a country, its own. */
  country: string;
  /** Id of the town that a district belongs to; of a town, its own. */
  town: string | null;
  /** The names that are shown. */
  name: Name;
  /** All spellings of both languages that name it in any text. */
  names: string[];
  /** Spellings that also mean something else: a word, a person, an abbreviation. */
  doubtful: string[];
};

/** Every country, region, town and district of data/places.txt. */
export function knownPlaces(taxonomy: Taxonomy): readonly Place[] {
  return gazetteer(taxonomy).places;
}

/** The place of an id; `null` where it is unknown. */
export function placeOf(taxonomy: Taxonomy, id: string): Place | null {
  return gazetteer(taxonomy).byId.get(id) ?? null;
}

/** The name of a place in a language; the id itself where it is not known. */
export function placeName(taxonomy: Taxonomy, id: string, lang: 'en' | 'ar'): string {
  return placeOf(taxonomy, id)?.name[lang] ?? id;
}

/**
 * The place of which this text as a whole is a name, doubtful names included; codes ("AE", "TX") only in capitals.
 * Where several places share a name, the one that bears it in any text, then the first of the data.
 */
export function placeNamed(taxonomy: Taxonomy, text: string): Place | null {
  const { byName, byDoubtfulName, byCode, byVowelledName } = gazetteer(taxonomy);
  const key = foldName(text);
  return (
    byVowelledName.get(text.trim()) ??
    byName.get(key) ??
    byDoubtfulName.get(key)?.[0] ??
    byCode.get(text.trim()) ??
    null
  );
}

/** The place of a name, the one of this country where several bear it: «عمان» beside Jordan is Amman, not Oman. */
export function placeNamedIn(taxonomy: Taxonomy, text: string, country: string): Place | null {
  const place = placeNamed(taxonomy, text);
  if (place?.country === country) return place;
  const others = gazetteer(taxonomy).byDoubtfulName.get(foldName(text));
  return others?.find((other) => other.country === country) ?? place;
}

/**
 * The places named in a line of running text, in order, longest names first. A doubtful name counts only where its
 * country follows at once, and then before all others: "Reading, UK", "Tripoli, Lebanon".
 */
export function placesIn(taxonomy: Taxonomy, line: string): Place[] {
  const known = gazetteer(taxonomy);
  const words = foldName(fold(line).replace(/'s(?!\p{L})/gu, ' ')).split(' ');
  const found: Place[] = [];
  let at = 0;
  while (at < words.length) {
    const next = placeAt(known, words, at);
    if (next) found.push(next.place);
    at = next?.end ?? at + 1;
  }
  return found;
}

function placeAt(
  known: Gazetteer,
  words: readonly string[],
  at: number,
): { place: Place; end: number } | null {
  const { byName, byDoubtfulName, longestName } = known;
  for (let end = Math.min(words.length, at + longestName); end > at; end--) {
    const name = words.slice(at, end).join(' ');
    const doubtful = named(name, byDoubtfulName)?.find((place) =>
      isFollowedBy(known, place.country, words, end),
    );
    const place = doubtful ?? named(name, byName);
    if (place) return { place, end };
  }
  return null;
}

/** Arabic writes "and", "in" and "to" onto the name. */
function named<T>(name: string, names: ReadonlyMap<string, T>): T | undefined {
  return names.get(name) ?? (/^[وبل]/u.test(name) ? names.get(name.slice(1)) : undefined);
}

function isFollowedBy(
  { byName, longestName }: Gazetteer,
  country: string,
  words: readonly string[],
  at: number,
): boolean {
  for (let end = Math.min(words.length, at + longestName); end > at; end--) {
    if (byName.get(words.slice(at, end).join(' '))?.id === country) return true;
  }
  return false;
}

type Gazetteer = {
  places: Place[];
  byId: Map<string, Place>;
  byName: Map<string, Place>;
  byDoubtfulName: Map<string, Place[]>;
  byCode: Map<string, Place>;
  /** As they are written, with vowel signs: «عمّان» is Amman and «عُمان» is Oman, which fold to one name. */
  byVowelledName: Map<string, Place>;
  /** In words. */
  longestName: number;
};

const gazetteer = derived((taxonomy) => gazetteerOf(parsePlaces(releaseFile(taxonomy, 'places.txt'), [])));

const VOWEL_SIGNS = /[\u064b-\u0652]/u;

function gazetteerOf(places: Place[]): Gazetteer {
  const found: Gazetteer = {
    places,
    byId: new Map(places.map((place) => [place.id, place])),
    byName: new Map(),
    byDoubtfulName: new Map(),
    byCode: new Map(),
    byVowelledName: new Map(),
    longestName: 1,
  };
  // "CA" is Canada before it is California.
  const countriesFirst = [
    ...places.filter((place) => place.kind === 'country'),
    ...places.filter((place) => place.kind !== 'country'),
  ];
  const length = (key: string): void => {
    found.longestName = Math.max(found.longestName, key.split(' ').length);
  };
  for (const place of countriesFirst) {
    for (const name of [...place.names, ...place.doubtful])
      if (VOWEL_SIGNS.test(name) && !found.byVowelledName.has(name)) found.byVowelledName.set(name, place);
    for (const key of place.names.map(foldName)) {
      if (!found.byName.has(key)) found.byName.set(key, place);
      length(key);
    }
    for (const name of place.doubtful) {
      if (isCode(name)) {
        if (!found.byCode.has(name)) found.byCode.set(name, place);
        continue;
      }
      const key = foldName(name);
      found.byDoubtfulName.set(key, [...(found.byDoubtfulName.get(key) ?? []), place]);
      length(key);
    }
  }
  return found;
}

function isCode(name: string): boolean {
  return /^[A-Z]{2,3}$/.test(name);
}

/** Reads places; the format stands at the head of data/places.txt. A faulty line is named and left out. */
export function parsePlaces(file: TextFile, problems: string[]): Place[] {
  const places: Place[] = [];
  const ids = new Set<string>();
  let country: string | null = null;
  let town: string | null = null;
  for (const line of linesOf(file)) {
    if (line.text === '') continue;
    const [head = '', english, arabic, doubtfulNames] = columns(line.text);
    const [, kind, id] = /^(## |region |district )?([a-z0-9-]+)$/.exec(head) ?? [];
    const en = alternatives(english);
    const ar = alternatives(arabic);
    const isOrphan = (kind !== '## ' && !country) || (kind === 'district ' && !town);
    if (!id || !en[0] || !ar[0] || !isArabic(ar[0]) || ids.has(id) || isOrphan) {
      problems.push(`${line.place}: a place is id | English | Arabic | doubtful names, under its country`);
      continue;
    }
    ids.add(id);
    if (kind === '## ') [country, town] = [id, null];
    else if (kind === undefined) town = id;
    const doubtful = alternatives(doubtfulNames);
    places.push({
      id,
      kind: kinds[kind ?? ''] ?? 'town',
      country: country ?? id,
      town: kind === undefined || kind === 'district ' ? town : null,
      name: { en: en[0], ar: ar[0] },
      names: [...en, ...ar].filter((name) => !doubtful.includes(name)),
      doubtful,
    });
  }
  return places;
}

const kinds: Record<string, PlaceKind> = { '## ': 'country', 'region ': 'region', 'district ': 'district' };
