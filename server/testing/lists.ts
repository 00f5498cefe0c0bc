import { expected } from '#server/platform/expected.ts';

/** The first of a list; a test whose list is empty fails here. */
export const firstOf = <T>(list: readonly T[]): T => expected(list[0], 'entry in the list');

/** The one of a list for which it holds. */
export const theOne = <T>(list: readonly T[], isIt: (one: T) => boolean): T =>
  expected(list.find(isIt), 'such entry in the list');
