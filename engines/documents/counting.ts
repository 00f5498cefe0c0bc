/** Raises the count of a key by one; a key that is not there begins at one. */
export function bump(map: Map<number, number>, key: number): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
