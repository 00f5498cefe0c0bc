/** The names of an object that has these and no others, as one that is written out in the code does. */
export const namesOf = <Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] =>
  Object.keys(record) as Name[];

/** An object that has something under each of these names. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

/** Some fields of an object, and no others. */
export const pick = <T extends object, Name extends keyof T & string>(
  of: T,
  names: readonly Name[],
): Pick<T, Name> => Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<T, Name>;

/** Whether a word is one of some. */
export function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  const known: readonly string[] = words;
  return known.includes(word);
}
