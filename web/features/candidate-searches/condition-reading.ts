import {
  type ConditionKind,
  MOST_ASKED,
  type SearchCondition,
  WISHES,
} from '#contract/features/candidate-searches.contract.ts';
import { EDUCATION_LEVELS, LANGUAGE_LEVELS } from '#contract/features/profiles.contract.ts';

/** Makes a value of what stands in an address; undefined where it is none of its kind. */
type Read<T> = (given: unknown) => T | undefined;

/** What an address holds, as conditions; null where any part of it is none, or says more than may be asked. */
export function conditionsIn(given: unknown): SearchCondition[] | null {
  if (!Array.isArray(given)) return null;
  const conditions = given.map(conditionIn);
  return conditions.every((one) => one !== null) ? conditions : null;
}

/**
 * As the contract's schema reads a condition: the address is read before the first screen is drawn, which should not wait
 * for the checker of schemas.
 */
function conditionIn(given: unknown): SearchCondition | null {
  if (typeof given !== 'object' || given === null || !('kind' in given)) return null;
  const kind = KINDS.find((one) => one === given.kind);
  if (!kind) return null;
  const values = new Map<string, unknown>(Object.entries(given));
  const read = Object.entries<Read<unknown>>(FIELDS[kind]).map(
    ([name, of]) => [name, of(values.get(name))] as const,
  );
  if (read.some(([, value]) => value === undefined)) return null;
  // Each field was read by what its kind says of it.
  return { kind, ...Object.fromEntries(read) } as SearchCondition;
}

const named =
  (longest: number): Read<string> =>
  (given) => {
    const text = typeof given === 'string' ? given.trim() : '';
    return text !== '' && text.length <= longest ? text : undefined;
  };
const number =
  (least: number, most: number): Read<number> =>
  (given) =>
    typeof given === 'number' && given >= least && given <= most ? given : undefined;
const whole =
  (least: number, most: number): Read<number> =>
  (given) =>
    Number.isInteger(given) ? number(least, most)(given) : undefined;
const oneOf =
  <const W extends string>(words: readonly W[]): Read<W> =>
  (given) =>
    words.find((word) => word === given);
const orNothing =
  <T>(read: Read<T>): Read<T | null> =>
  (given) =>
    given === undefined || given === null ? null : read(given);

const wish = oneOf(WISHES);
const name = named(MOST_ASKED.name);
const either = orNothing(whole(1, MOST_ASKED.either));
const years = orNothing(number(0, MOST_ASKED.years));
const salary = orNothing(whole(0, MOST_ASKED.salary));

/** What a condition of each kind holds. */
const FIELDS: { [K in ConditionKind]: FieldsOf<Extract<SearchCondition, { kind: K }>> } = {
  title: { wish, text: name, occupation: orNothing(named(MOST_ASKED.occupation)) },
  skill: { wish, id: orNothing(named(MOST_ASKED.skill)), name, either },
  language: {
    wish,
    language: named(MOST_ASKED.language),
    level: orNothing(oneOf(LANGUAGE_LEVELS)),
    either,
  },
  years: { wish, min: years, max: years },
  education: { wish, level: oneOf(EDUCATION_LEVELS.filter((level) => level !== 'none')) },
  place: { wish, place: name, km: orNothing(whole(1, MOST_ASKED.km)) },
  salary: { wish, min: salary, max: salary },
  notice: { wish, days: whole(0, MOST_ASKED.days) },
  nationality: { wish, country: named(MOST_ASKED.country) },
  word: { wish, text: name },
};
type FieldsOf<C> = { [F in Exclude<keyof C, 'kind'>]: Read<C[F]> };
const KINDS = Object.keys(FIELDS) as ConditionKind[];
