/** Whether a value that came from outside of the code (the database, the queue) is what it is said to be. */
type Holds<T> = (value: unknown) => value is T;

/** What an object holds, by name. */
export type Shape = Readonly<Record<string, Holds<unknown>>>;

/** An object of such a shape. */
export type Shaped<S extends Shape> = {
  -readonly [Name in keyof S]: S[Name] extends Holds<infer T> ? T : never;
};

/** Also ids, and moments that were written as text. */
export const text: Holds<string> = (value) => typeof value === 'string';
/** Any number. */
export const number: Holds<number> = (value) => typeof value === 'number';
/** True or false. */
export const yesOrNo: Holds<boolean> = (value) => typeof value === 'boolean';

/** A list of texts, which may be empty. */
export const texts: Holds<string[]> = (value): value is string[] => Array.isArray(value) && value.every(text);

/** One of some words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Holds<Word> {
  const known: ReadonlySet<unknown> = new Set(words);
  return (value): value is Word => known.has(value);
}

/** JSON that the product wrote itself in this shape: looked at no deeper than that it is an object. */
export const json =
  <T extends object>(): Holds<T> =>
  (value): value is T =>
    typeof value === 'object' && value !== null;

/** What another proof accepts, or null. */
export const orNull =
  <T>(holds: Holds<T>): Holds<T | null> =>
  (value): value is T | null =>
    value === null || holds(value);

/**
 * Makes the proof that values have a shape: it gives them back as they are, and throws where one holds something else.
 * `part` says in the error what the names of the shape are.
 */
export function proofOf<S extends Shape>(shape: S, part: string): (value: unknown) => Shaped<S> {
  const expected = Object.entries(shape);
  function prove(value: unknown): asserts value is Shaped<S> {
    const held = isObject(value) ? value : {};
    for (const [name, holds] of expected) {
      if (!holds(held[name])) throw new Error(`The ${part} ${name} holds ${kindOf(held[name])}.`);
    }
  }
  return (value) => {
    prove(value);
    return value;
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const kindOf = (value: unknown): string => (value === null ? 'null' : `a value of type ${typeof value}`);
