import { derived } from '#engines/taxonomy/index.ts';

/** How near occupations are to each other, 0 to 1, for people who do one and are asked to do the other. */
export interface OccupationCloseness {
  index: ReadonlyMap<string, number>;
  ids: readonly string[];
  /** Row by row: `values[a * ids.length + b]`. */
  values: Float32Array;
}

// The ladder of values is ours: one step on a career path is worth more than a shared unit group of ISCO-08,
// that more than a shared minor group (three digits).
const onePathStep = 0.7;
const sameUnitGroup = 0.75;
const sameMinorGroup = 0.5;

/** At which place each occupation of a taxonomy stands, by its id. */
export const placesOfOccupations = derived(
  ({ occupations }): ReadonlyMap<string, number> => new Map(occupations.map(({ id }, at) => [id, at])),
);

/** Closeness of all occupations of a taxonomy, from career steps and the ISCO-08 groups. */
export const occupationCloseness = derived((taxonomy): OccupationCloseness => {
  const { occupations } = taxonomy;
  const ids = occupations.map((occupation) => occupation.id);
  const index = placesOfOccupations(taxonomy);
  const size = ids.length;
  const values = new Float32Array(size * size);
  const raise = (a: number, b: number, value: number) => {
    values[a * size + b] = Math.max(values[a * size + b]!, value);
    values[b * size + a] = Math.max(values[b * size + a]!, value);
  };
  // Four digits name the unit group, the first three the minor group.
  const units = Int32Array.from(occupations, ({ isco }) => Number(/^\d{4}/.exec(isco ?? '') ?? -1));
  occupations.forEach((occupation, a) => {
    raise(a, a, 1);
    for (const step of occupation.next) {
      const b = index.get(step.id);
      if (b !== undefined) raise(a, b, onePathStep);
    }
    const unit = units[a]!;
    for (let b = a + 1; b < size && unit >= 0; b++) {
      if (units[b] === unit) raise(a, b, sameUnitGroup);
      else if (Math.floor(units[b]! / 10) === Math.floor(unit / 10)) raise(a, b, sameMinorGroup);
    }
  });
  return { index, ids, values };
});
