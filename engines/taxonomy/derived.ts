import type { Taxonomy } from './taxonomy.ts';

/**
 * What is made from a taxonomy and kept with it: made when first asked for, once for each taxonomy, and let go with it.
 * So an index, a finder or a list belongs to the value that it was made from, and two taxonomies share nothing.
 */
export function derived<T>(make: (taxonomy: Taxonomy) => T): (taxonomy: Taxonomy) => T {
  const kept = new WeakMap<Taxonomy, { value: T }>();
  return (taxonomy) => {
    const known = kept.get(taxonomy);
    if (known) return known.value;
    const value = make(taxonomy);
    kept.set(taxonomy, { value });
    return value;
  };
}
