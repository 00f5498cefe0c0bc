/** How many come before a page, counted from 1. */
export const offsetOf = (page: number, limit: number): number => (page - 1) * limit;

/** One page of a whole list. */
export const pageOf = <T>(list: readonly T[], page: number, limit: number): T[] =>
  list.slice(offsetOf(page, limit), page * limit);
