import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldName } from '#engines/text/fold.ts';
import { knownPlaces, parsePlaces, placeName, placeNamed, placeOf, placesIn } from './places.ts';
import { textFile } from './reading/text-files.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

const idsIn = (line: string) => placesIn(releaseTaxonomy, line).map((place) => place.id);

describe('the gazetteer', () => {
  it('is read without a complaint', () => {
    const problems: string[] = [];
    parsePlaces(textFile(join(import.meta.dirname, 'data'), 'places.txt'), problems);
    expect(problems).toEqual([]);
  });

  it('gives no name to two places in running text', () => {
    const owners = new Map<string, Set<string>>();
    for (const { id, names } of knownPlaces(releaseTaxonomy)) {
      for (const key of names.map(foldName)) owners.set(key, new Set([...(owners.get(key) ?? []), id]));
    }
    expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([]);
  });

  it('has no spelling that is both doubtful and not', () => {
    const torn = knownPlaces(releaseTaxonomy).filter(({ names, doubtful }) => {
      const keys = new Set(doubtful.map(foldName));
      return names.some((name) => keys.has(foldName(name)) && !doubtful.includes(name.toUpperCase()));
    });
    expect(torn.map((place) => place.id)).toEqual([]);
  });

  it('puts towns under their country and districts under their town', () => {
    expect(placeOf(releaseTaxonomy, 'irbid')).toMatchObject({
      kind: 'town',
      country: 'jordan',
      town: 'irbid',
    });
    expect(placeOf(releaseTaxonomy, 'deira')).toMatchObject({
      kind: 'district',
      country: 'uae',
      town: 'dubai',
    });
    expect(placeOf(releaseTaxonomy, 'kerala')).toMatchObject({
      kind: 'region',
      country: 'india',
      town: null,
    });
    expect(placeOf(releaseTaxonomy, 'qatar')).toMatchObject({
      kind: 'country',
      country: 'qatar',
      town: null,
    });
  });

  it('names a place in either language, and an unknown one by its id', () => {
    expect(placeName(releaseTaxonomy, 'ras-al-khaimah', 'en')).toBe('Ras Al Khaimah');
    expect(placeName(releaseTaxonomy, 'amman', 'ar')).toBe('عمّان');
    expect(placeName(releaseTaxonomy, 'atlantis', 'ar')).toBe('atlantis');
  });

  it('names the line of a fault and keeps the rest', () => {
    const problems: string[] = [];
    const text = 'nowhere | Nowhere | لا مكان\n## utopia | Utopia | يوتوبيا\namaurot | Amaurot\n';
    const places = parsePlaces({ name: 'places.txt', text }, problems);
    expect(places.map((place) => place.id)).toEqual(['utopia']);
    expect(problems.map((problem) => problem.split(': ')[0])).toEqual(['places.txt:1', 'places.txt:3']);
  });
});

describe('placeNamed', () => {
  it('looks past case, hyphens, dots, accents and Arabic spelling', () => {
    for (const name of ['UAE', 'u.a.e.', 'الامارات', 'United Arab Emirates'])
      expect(placeNamed(releaseTaxonomy, name)?.id).toBe('uae');
    expect(placeNamed(releaseTaxonomy, 'Al-Ain')?.id).toBe('al-ain');
    expect(placeNamed(releaseTaxonomy, "Sana'a")?.id).toBe('sanaa');
    expect(placeNamed(releaseTaxonomy, 'ابو ظبي')?.id).toBe('abu-dhabi');
    expect(placeNamed(releaseTaxonomy, 'Malmo')?.id).toBe('malmo');
  });

  it('takes a doubtful name as a whole, and a code in capitals alone', () => {
    expect(placeNamed(releaseTaxonomy, 'Reading')?.id).toBe('reading');
    expect(placeNamed(releaseTaxonomy, 'IN')?.id).toBe('india');
    expect(placeNamed(releaseTaxonomy, 'in')).toBeNull();
    expect(placeNamed(releaseTaxonomy, 'CA')?.id).toBe('canada');
  });
});

describe('placesIn', () => {
  it('finds places in order, longest names first, in both languages', () => {
    expect(idsIn("Deira, Dubai and New York City; Cairo's suburbs")).toEqual([
      'deira',
      'dubai',
      'new-york',
      'cairo',
    ]);
    expect(idsIn('بدبي والشارقة، سلطنة عمان')).toEqual(['dubai', 'sharjah', 'oman']);
  });

  it('takes a doubtful name only where its country follows', () => {
    expect(idsIn('Strong reading and writing skills, nice salt')).toEqual([]);
    expect(idsIn('Reading, UK')).toEqual(['reading', 'united-kingdom']);
    expect(idsIn('Tripoli')).toEqual(['tripoli']);
    expect(idsIn('Tripoli, Lebanon')).toEqual(['tripoli-lebanon', 'lebanon']);
    expect(idsIn('عمان')).toEqual(['oman']);
    expect(idsIn('عمّان - الأردن')).toEqual(['amman', 'jordan']);
    expect(idsIn('شهادة الدراسات العليا للمهندسين')).toEqual([]);
  });

  it('takes no part of a word for a place', () => {
    expect(idsIn('Omani, Romeo, omanda')).toEqual([]);
  });
});
