/**
 * What other code has promised to be there. Throws where it is not, naming it: then the two have grown apart. What a
 * caller may ask for in vain is `found` of `refusals.ts`.
 */
export function expected<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}
