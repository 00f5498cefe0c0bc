import { derived } from './derived.ts';
import { placeOf } from './places.ts';
import { columns, linesOf, releaseFile } from './reading/text-files.ts';
import type { Taxonomy } from './taxonomy.ts';

interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth in kilometres, IUGG. */
const EARTH_KM = 6371.009;

/**
 * Kilometres between two towns as the crow flies (haversine), by the ids of the gazetteer; a district lies where its town
 * does. `null` where it is not known where either lies.
 */
export function distanceKm(taxonomy: Taxonomy, a: string, b: string): number | null {
  const [from, to] = [pointOf(taxonomy, a), pointOf(taxonomy, b)];
  if (!from || !to) return null;
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Whether it is known where a place lies. */
export const isOnMap = (taxonomy: Taxonomy, id: string): boolean => pointOf(taxonomy, id) !== null;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function pointOf(taxonomy: Taxonomy, id: string): Point | null {
  const town = placeOf(taxonomy, id)?.town;
  return town ? (points(taxonomy).get(town) ?? null) : null;
}

const points = derived(
  (taxonomy): ReadonlyMap<string, Point> =>
    new Map(
      linesOf(releaseFile(taxonomy, 'coordinates.txt')).flatMap(({ text }): [string, Point][] => {
        const [id, latitude, longitude] = columns(text);
        return id ? [[id, { latitude: Number(latitude), longitude: Number(longitude) }]] : [];
      }),
    ),
);
