import type { EducationLevel } from '#engines/taxonomy/index.ts';

/** What someone is to have, would better have, or is not to have. */
export type Wish = 'must' | 'nice' | 'not';

/** One thing that is asked of people. */
export type Condition = { wish: Wish } & (
  | { kind: 'title'; text: string; occupation: string | null }
  /** `either`: one of the skills that bear the same number will do. */
  | { kind: 'skill'; id: string | null; name: string; either: number | null }
  | { kind: 'language'; language: string; level: RequestLevel | null; either: number | null }
  /** Of work, both ends included. */
  | { kind: 'years'; min: number | null; max: number | null }
  | { kind: 'education'; level: Exclude<EducationLevel, 'none'> }
  /** Id of a place of the gazetteer, or a name that it does not know; `km` around a town, as the crow flies. */
  | { kind: 'place'; place: string; km: number | null }
  /** Wished pay in AED a month, both ends included. */
  | { kind: 'salary'; min: number | null; max: number | null }
  /** Days at most until the person can begin. */
  | { kind: 'notice'; days: number }
  /** ISO 3166-1 code of a country. */
  | { kind: 'nationality'; country: string }
  /** Words that the person's own text says or does not say. */
  | { kind: 'word'; text: string }
);

/** What a condition is about. */
export type ConditionKind = Condition['kind'];
/** How well a language is asked for, the least first. */
export type RequestLevel = 'basic' | 'intermediate' | 'fluent' | 'native';

/** Offsets in the text, `end` behind the last character. */
export interface RequestSpan {
  start: number;
  end: number;
}

/** What a request in plain words asks for. */
export interface Understanding {
  /** In the order of the text, each with the words it was read from. */
  conditions: (Condition & RequestSpan)[];
  /** What the text says is not needed: understood, and asked of nobody. */
  needless: RequestSpan[];
  /** Words that may have meant something and were not understood. */
  notUnderstood: RequestSpan[];
}
