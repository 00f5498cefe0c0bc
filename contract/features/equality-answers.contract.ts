import { z } from 'zod';
import { CANDIDATES, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Moment } from '../kernel/fields.ts';
import { namesOf } from '../kernel/records.ts';

/** What people may say so that fairness can be counted: each with its groups, in the order in which they are shown. */
export const EQUALITY_QUESTIONS = {
  gender: ['woman', 'man'],
  age_band: ['under_25', '25_34', '35_44', '45_54', '55_and_over'],
  disability: ['yes', 'no'],
  nationality: ['national', 'resident'],
} as const;
/** One of the things that may be said: the key of its groups and of its answer. */
export type EqualityQuestion = keyof typeof EQUALITY_QUESTIONS;
/** The questions in the order in which they are asked and shown. */
export const EQUALITY_QUESTION_KEYS = namesOf(EQUALITY_QUESTIONS);

/** A choice that says nothing, and yet is an answer. */
export const NOT_SAID = 'prefer_not_to_say';

/** Every answer is a choice; null where the question was left. */
export const EqualityAnswers = z.object({
  gender: z.enum([...EQUALITY_QUESTIONS.gender, NOT_SAID]).nullable(),
  age_band: z.enum([...EQUALITY_QUESTIONS.age_band, NOT_SAID]).nullable(),
  disability: z.enum([...EQUALITY_QUESTIONS.disability, NOT_SAID]).nullable(),
  nationality: z.enum([...EQUALITY_QUESTIONS.nationality, NOT_SAID]).nullable(),
});
export type EqualityAnswers = z.infer<typeof EqualityAnswers>;

const Own = z.object({
  /** Null where the person gave none, or took them back. */
  answers: EqualityAnswers.nullable(),
  consented_at: Moment.nullable(),
});

export const getEqualityAnswers = endpoint({
  method: 'GET',
  path: '/equality-answers',
  access: CANDIDATES,
  summary: 'What one said so that fairness can be counted. Nobody else reads it.',
  response: Own,
});

export const giveEqualityAnswers = endpoint({
  method: 'POST',
  path: '/equality-answers',
  access: CANDIDATES,
  summary:
    'Says it, or says it differently. Companies get counts of enough people; no score and no list looks at it.',
  body: EqualityAnswers.extend({
    /** Said by a tick of its own: without it nothing is kept. */
    consent: z.literal(true, { error: 'consent_needed' }),
  }),
  response: Own,
  message: 'equality_answers.kept',
});

export const withdrawEqualityAnswers = endpoint({
  method: 'DELETE',
  path: '/equality-answers',
  access: CANDIDATES,
  summary: 'Takes one’s answers back: they are deleted and counted no more.',
  response: Own,
  message: 'equality_answers.deleted',
});

/** Whole calendar months that have ended: nothing moves from one day to the next. */
export const FAIRNESS_MONTHS = { quarter: 3, half_year: 6, year: 12 } as const;
/** How far back a company looks. */
export type FairnessPeriod = keyof typeof FAIRNESS_MONTHS;
/** The periods to choose from, the shortest first. */
export const FAIRNESS_PERIODS = namesOf(FAIRNESS_MONTHS);

/** Steps at which applicants are chosen. */
export const FAIRNESS_STAGES = ['shortlisted', 'interview', 'offered', 'hired'] as const;
export type FairnessStage = (typeof FAIRNESS_STAGES)[number];

/**
 * `highest`: the group that is chosen most often, with which the others are compared. `even`: at least four fifths of its
 * rate. `maybe_chance`: less, and so few people that chance explains it. `below`: less, and hardly by chance.
 */
const FAIRNESS_VERDICTS = ['highest', 'even', 'maybe_chance', 'below'] as const;

/** How often one group is chosen at one step, beside the one of those told that is chosen most often. */
export const SelectionRate = z.object({
  /**
   * Share of the group's applicants who came at least this far, 0 to 1, in steps in which nobody can be counted: of five
   * percent, of one percent for a hundred people or more. Null where it would still tell of single people.
   */
  rate: z.number().nullable(),
  /** The rate as a share of the highest group's, in the same steps; null beside a rate that is not told. */
  ratio: z.number().nullable(),
  /** Among the groups whose rate is told; null of any other, and where only one is. */
  verdict: z.enum(FAIRNESS_VERDICTS).nullable(),
});
export type SelectionRate = z.infer<typeof SelectionRate>;

/** One group of a question, such as women, with its rates step by step. */
export const FairnessGroup = z.object({
  /** One of the question's groups in `EQUALITY_QUESTIONS`. */
  group: z.string(),
  /** At least as many people, counted in fives. */
  at_least: z.number().int(),
  /** Null at a step that nobody of any group has reached, or so few that a comparison would tell who they are. */
  rates: z.record(z.enum(FAIRNESS_STAGES), SelectionRate.nullable()),
});
export type FairnessGroup = z.infer<typeof FairnessGroup>;

/** What a company's owner and managers are told of how evenly it chooses. */
export const Fairness = z.object({
  /** The first day and the last. */
  from: z.string(),
  until: z.string(),
  /** People who applied to jobs of the company in that time. */
  applicants: z.number().int(),
  /** Fewer answers to a question, or fewer people in a group, are not shown: they could tell who said what. */
  needed: z.object({ answers: z.number().int(), in_group: z.number().int(), chosen: z.number().int() }),
  questions: z.array(
    z.object({
      key: z.enum(EQUALITY_QUESTION_KEYS),
      /** Empty where too few people answered to say anything. */
      groups: z.array(FairnessGroup),
      /** Some groups are too small to be shown. */
      has_hidden_groups: z.boolean(),
    }),
  ),
});
export type Fairness = z.infer<typeof Fairness>;

export const getFairness = endpoint({
  method: 'GET',
  path: '/recruiter/fairness',
  access: RECRUITERS,
  summary:
    'How often applicants of each group are chosen, step by step, where enough people consented to say: for a company’s owner and managers.',
  query: z.object({ period: z.enum(FAIRNESS_PERIODS).default('year') }),
  response: Fairness,
  errors: ['companies.not_found', 'companies.not_allowed'],
});
