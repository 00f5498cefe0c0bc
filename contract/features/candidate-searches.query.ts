import { z } from 'zod';
import { Required } from '../kernel/fields.ts';
import { EducationLevel, LANGUAGE_LEVELS } from './profiles.contract.ts';

/** What a recruiter looks for in people. */

/** What somebody is to have, would better have, or is not to have. */
export const WISHES = ['must', 'nice', 'not'] as const;
const wish = z.enum(WISHES);
/** The most that one condition says: letters of what is named, years, AED a month, kilometres, days, sets of choices. */
export const MOST_ASKED = {
  name: 120,
  occupation: 120,
  skill: 160,
  language: 80,
  country: 80,
  years: 50,
  salary: 10_000_000,
  km: 2_000,
  days: 365,
  either: 50,
} as const;
/** Conditions that bear the same number are choices of one another. */
const either = z.number().int().min(1).max(MOST_ASKED.either).nullable().default(null);
/** Years of work; null leaves that end of a span open. */
export const Years = z.number().min(0).max(MOST_ASKED.years).nullable();
/** A wished salary, AED a month; null leaves that end of a span open. */
export const Amount = z.number().int().min(0).max(MOST_ASKED.salary).nullable();
/** Words for a skill, title or place as somebody types them. */
export const Name = Required(MOST_ASKED.name);

/** One thing that is asked of people. */
export const SearchCondition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('title'),
    wish,
    text: Name,
    /** Id of the taxonomy's occupation, where the words name one. */
    occupation: z.string().max(MOST_ASKED.occupation).nullable().default(null),
  }),
  z.object({
    kind: z.literal('skill'),
    wish,
    /** Id of the taxonomy's skill; null where it knows none of the name. */
    id: z.string().max(MOST_ASKED.skill).nullable().default(null),
    name: Name,
    either,
  }),
  z.object({
    kind: z.literal('language'),
    wish,
    language: Required(MOST_ASKED.language),
    level: z.enum(LANGUAGE_LEVELS).nullable().default(null),
    either,
  }),
  z.object({ kind: z.literal('years'), wish, min: Years, max: Years }),
  z.object({ kind: z.literal('education'), wish, level: EducationLevel.exclude(['none']) }),
  /** A place by id or any of its names; with kilometres around it, as the crow flies. */
  z.object({
    kind: z.literal('place'),
    wish,
    place: Name,
    km: z.number().int().min(1).max(MOST_ASKED.km).nullable().default(null),
  }),
  /** Wished pay, AED a month. */
  z.object({ kind: z.literal('salary'), wish, min: Amount, max: Amount }),
  z.object({ kind: z.literal('notice'), wish, days: z.number().int().min(0).max(MOST_ASKED.days) }),
  /** ISO 3166-1 code. */
  z.object({ kind: z.literal('nationality'), wish, country: Required(MOST_ASKED.country) }),
  z.object({ kind: z.literal('word'), wish, text: Name }),
]);
export type SearchCondition = z.infer<typeof SearchCondition>;
/** What a condition is about. */
export type ConditionKind = SearchCondition['kind'];

/** Facts that people may leave unsaid; who does is left out, counted, and let pass where that is asked. */
export const TOLD_SILENCES = [
  'title',
  'years',
  'education',
  'language',
  'place',
  'salary',
  'notice',
  'nationality',
] as const satisfies readonly ConditionKind[];

/** What nobody is searched by, whatever is typed. */
export const NEVER_LOOKED_FOR = ['sex', 'age', 'family', 'religion', 'looks', 'health'] as const;

const MOST_CONDITIONS = 150;
/** All that one search asks of people; more than a text of 500 characters can say. */
export const Conditions = z.array(SearchCondition).max(MOST_CONDITIONS);
/** Kinds of facts that a recruiter does not hold against people who leave them unsaid. */
export const LetPass = z.array(z.enum(TOLD_SILENCES)).max(TOLD_SILENCES.length);
/** A request in the recruiter's own words, in either language. */
export const SearchText = z.string().trim().max(500, 'too_long').default('');

/** What a recruiter looks for in people. */
export const CandidateQuery = z.object({
  text: SearchText,
  /** In place of what the text would be understood as. */
  conditions: Conditions.optional(),
  let_pass: LetPass.optional(),
});
export type CandidateQuery = z.infer<typeof CandidateQuery>;
