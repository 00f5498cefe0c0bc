import { expect, it } from 'vitest';
import { distanceKm, isOnMap } from './distances.ts';
import { knownPlaces, placeOf } from './places.ts';
import { columns, linesOf, RELEASE_FOLDER, textFile } from './reading/text-files.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

it('knows how far towns are from each other, the same both ways', () => {
  expect(distanceKm(releaseTaxonomy, 'dubai', 'sharjah')).toBeCloseTo(20.6, 0);
  expect(distanceKm(releaseTaxonomy, 'dubai', 'abu-dhabi')).toBeCloseTo(123, -1);
  expect(distanceKm(releaseTaxonomy, 'abu-dhabi', 'dubai')).toBe(
    distanceKm(releaseTaxonomy, 'dubai', 'abu-dhabi'),
  );
  expect(distanceKm(releaseTaxonomy, 'dubai', 'dubai')).toBe(0);
});

it('puts a district where its town is, and says that it does not know a country or a town without coordinates', () => {
  expect(distanceKm(releaseTaxonomy, 'deira', 'dubai')).toBe(0);
  expect(distanceKm(releaseTaxonomy, 'uae', 'dubai')).toBeNull();
  expect(distanceKm(releaseTaxonomy, 'nowhere', 'dubai')).toBeNull();
});

it('has every town of the Gulf states on the map, and nothing that is no town', () => {
  const gulf = ['uae', 'saudi-arabia', 'qatar', 'kuwait', 'bahrain', 'oman'];
  const missing = knownPlaces(releaseTaxonomy).filter(
    ({ kind, country, id }) => kind === 'town' && gulf.includes(country) && !isOnMap(releaseTaxonomy, id),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
  for (const { text } of linesOf(textFile(RELEASE_FOLDER, 'coordinates.txt'))) {
    const [id = '', latitude, longitude] = columns(text);
    if (id === '') continue;
    expect(placeOf(releaseTaxonomy, id)?.kind, id).toBe('town');
    expect(Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180, id).toBe(true);
  }
});
