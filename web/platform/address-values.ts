/**
 * How values stand in an address, after its question mark: `?page=2&status=draft`. Addresses are typed, shared and
 * edited by people, so whatever cannot be read counts as the usual value.
 */

/** One value of an address. What equals the usual one is left out of it. */
export interface AddressValue<T> {
  usual: T;
  read: (text: string) => T;
  /** As it stands in an address, of a value of this kind. */
  write: (value: unknown) => string;
}

/** The values that a screen keeps in its address, by name. */
export type AddressShape = Readonly<Record<string, AddressValue<unknown>>>;

/** What a shape's values are read as. */
export type ValuesOf<S> = { [K in keyof S]: S[K] extends AddressValue<infer T> ? T : never };

/** Some of a shape's values, as a link names them; those it leaves out are the usual ones. */
export type SearchOf<S> = { [K in keyof S]?: S[K] extends AddressValue<infer T> ? T : never };

/** A page and the like: counted from 1. More than the most is the most. */
export const wholeNumber = (usual = 1, most = 999_999): AddressValue<number> => ({
  usual,
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Math.min(most, Number(text)) : usual),
  write: written,
});

/** Any text, cut off after the longest that is read. */
export const text = (usual = '', longest = Number.POSITIVE_INFINITY): AddressValue<string> => ({
  usual,
  read: (value) => value.slice(0, longest),
  write: written,
});

/** One of a closed list of words. */
export const oneOf = <const W extends string>(words: readonly W[], usual: NoInfer<W>): AddressValue<W> => ({
  usual,
  read: (value) => words.find((word) => word === value) ?? usual,
  write: written,
});

/** `1` for yes, `0` for no. */
export const yesOrNo = (usual = false): AddressValue<boolean> => ({
  usual,
  read: (value) => value === '1',
  write: written,
});

/** Several words, in the order given, parted by commas; those beyond the most, and what is no such word, are passed over. */
export const words = (
  usual: readonly string[] = [],
  { most = Number.POSITIVE_INFINITY, longest = Number.POSITIVE_INFINITY, like = /\S/ } = {},
): AddressValue<readonly string[]> => ({
  usual,
  read: (value) =>
    value
      .split(',')
      .filter((word) => like.test(word) && word.length <= longest)
      .slice(0, most),
  write: written,
});

/** A value as it stands in an address, whichever kind it is of; words are parted by commas. */
function written(value: unknown): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
}

/**
 * Reads the values of a shape, whether they come from an address (as text) or from a link (as what they are). What is
 * not there, or cannot be read, has its usual value.
 */
export function readValues<S extends AddressShape>(
  shape: S,
  search: Readonly<Record<string, unknown>>,
): ValuesOf<S> {
  const read = Object.entries(shape).map(([name, value]) => {
    const given = search[name];
    return [name, given === undefined ? value.usual : value.read(written(given))];
  });
  return Object.fromEntries(read) as ValuesOf<S>;
}

/**
 * What a route makes of an address: the values of its shape, without the usual ones, so that every state of a screen
 * has one address.
 */
export function readSearch<S extends AddressShape>(
  shape: S,
  search: Readonly<Record<string, unknown>>,
): SearchOf<S> {
  const values: Record<string, unknown> = readValues(shape, search);
  for (const [name, value] of Object.entries(shape))
    if (written(values[name]) === written(value.usual)) values[name] = undefined;
  return values as SearchOf<S>;
}

/** The part of an address after its path as plain words, not JSON: it is read, typed and shared by people. */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

/** The other way round, with its question mark; empty where there is nothing to write. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, written(value)])).toString();
  return text && `?${text}`;
}
