import { placeOf } from './places.ts';
import { columns, linesOf, RELEASE_FOLDER, textFile } from './reading/text-files.ts';

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
export function distanceKm(a: string, b: string): number | null {
  const [from, to] = [pointOf(a), pointOf(b)];
  if (!from || !to) return null;
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Whether it is known where a place lies. */
export const isOnMap = (id: string): boolean => pointOf(id) !== null;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function pointOf(id: string): Point | null {
  const town = placeOf(id)?.town;
  return town ? (points().get(town) ?? null) : null;
}

let loaded: ReadonlyMap<string, Point> | null = null;

function points(): ReadonlyMap<string, Point> {
  loaded ??= new Map(
    linesOf(textFile(RELEASE_FOLDER, 'coordinates.txt')).flatMap(({ text }): [string, Point][] => {
      const [id, latitude, longitude] = columns(text);
      return id ? [[id, { latitude: Number(latitude), longitude: Number(longitude) }]] : [];
    }),
  );
  return loaded;
}
