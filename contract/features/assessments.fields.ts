import { z } from 'zod';
import { CANDIDATES, RECRUITERS } from '../kernel/endpoint.ts';
import { Bilingual, Id, Moment } from '../kernel/fields.ts';

/** Pieces that the calls of assessments, their invitations, principles and interests are made of. */

/** The instrument's slug (`principles`, `my-next-move`, `culture-add-entry`). */
export const AssessmentId = z.string().regex(/^[a-z][a-z0-9_-]{1,59}$/, 'invalid');

/** Names an assessment in an address. */
export const OfAssessment = z.object({ assessment_id: AssessmentId });

/** Who reads what an assessment is. */
export const READERS = [...CANDIDATES, ...RECRUITERS] as const;

/** Where an attempt stands. An answer is taken only while it is `IN_PROGRESS`. */
export const ATTEMPT_STATUSES = ['IN_PROGRESS', 'RESULT_PROCESSING', 'COMPLETED', 'CANCELLED'] as const;
/** Handing in leads to `RESULT_PROCESSING` and, once it is scored, to `COMPLETED`; `CANCELLED` is an attempt given up. */
export const AttemptStatus = z.enum(ATTEMPT_STATUSES);
export type AttemptStatus = z.infer<typeof AttemptStatus>;

/** How an answer is sent, and so what its `value` is; see `AnswerValue`. */
export const ANSWER_TYPES = ['text', 'json', 'long_text', 'html', 'scores'] as const;
/** The type that a question asks for, and that its answers are sent with. */
export const AnswerType = z.enum(ANSWER_TYPES);
export type AnswerType = z.infer<typeof AnswerType>;

/** The part of an instrument that asks aloud or in writing. */
export const QUESTION_FILTERS = ['speaking', 'written'] as const;

/** The whole instrument, or its short scale. */
export const FORMS = ['full', 'short'] as const;
/** The form that an attempt was begun in; `short` is there only of an instrument with a short scale. */
export const AssessmentForm = z.enum(FORMS);
export type AssessmentForm = z.infer<typeof AssessmentForm>;

/** Per cent of the usual time that a person may ask for beyond it before they start. */
export const EXTRA_TIME_PERCENTS = [0, 25, 50, 100] as const;

/** How often a passage of a language test may be heard. */
export const MOST_PLAYS = 2;

/** What an instrument is, so that screens can group and picture it. */
export const AssessmentKind = z.enum([
  'personality',
  'interests',
  'culture-add',
  'communication',
  'problem-solving',
  'critical-thinking',
  'english',
  'annotation',
]);
export type AssessmentKind = z.infer<typeof AssessmentKind>;

/** How far an attempt has come. `fractionComplete` is 0 to 1. */
export const AssessmentProgress = z.object({
  answered: z.number().int(),
  total: z.number().int(),
  shortscaleComplete: z.boolean(),
  assessmentComplete: z.boolean(),
  fractionComplete: z.number(),
});
export type AssessmentProgress = z.infer<typeof AssessmentProgress>;

/** One time that somebody takes an instrument, from its start until it is handed in, given up or out of time. */
export const Attempt = z.object({
  id: Id,
  assessment_id: AssessmentId,
  /** The version of the instrument that its answers are scored by. */
  version: z.string(),
  form: AssessmentForm,
  status: AttemptStatus,
  lang: z.enum(['en', 'ar']),
  started_at: Moment,
  /** When answers stop being taken; null where there is no time limit. */
  ends_at: Moment.nullable(),
  /** Seconds that are left by the server's clock when it answered; null where there is no time limit. */
  seconds_left: z.number().int().nullable(),
  extra_time_percent: z.number().int(),
  /** Listening was left out beforehand. */
  without_listening: z.boolean(),
  completed_at: Moment.nullable(),
  /** The time was over before it was handed in: what was answered by then counts. */
  is_expired: z.boolean(),
  /** Companies that invited to it and get its result. */
  invited_by: z.array(z.object({ id: Id, company_name: z.string() })),
  progress: AssessmentProgress,
});
export type Attempt = z.infer<typeof Attempt>;

/**
 * What is answered: of a rating or a choice the value of the option, of words a text, of several things at once a value by
 * the name of each.
 */
export const AnswerValue = z.union([
  z.number(),
  z.string().max(20_000, 'too_long'),
  z.record(z.string().max(80), z.union([z.number(), z.string().max(2_000, 'too_long')])),
]);
export type AnswerValue = z.infer<typeof AnswerValue>;

/** One choice of a question, or one mark of a rating, by the number that an answer names it by. */
const Option = z.object({ value: z.number().int(), text: Bilingual });

/** What is done on a work screen: mark words, sort rows, draw boxes, write down tones, or put rows in order. */
const ANNOTATION_KINDS = ['spans', 'classes', 'boxes', 'tones', 'ranking'] as const;

/**
 * A work screen. Its answer is a value by the name of each thing: `en:from-to` or `ar:from-to` (the end exclusive) → label of
 * spans, `x,y,width,height` in thousandths of the picture → label of boxes, row → label of classes, row → rank of a ranking; of
 * tones a text of `L` and `H`.
 */
export const AnnotationTask = z.object({
  kind: z.enum(ANNOTATION_KINDS),
  part: z.number().int(),
  labels: z.array(z.object({ id: z.string(), name: Bilingual })),
  text: Bilingual.nullable(),
  rows: z.array(z.object({ id: z.string(), text: Bilingual })),
  /** SVG, 1000 wide and 860 high. */
  picture: z.string().nullable(),
  /** A WAVE file in base64. */
  sound: z.string().nullable(),
});
export type AnnotationTask = z.infer<typeof AnnotationTask>;

/**
 * A question as it is asked: never with its key. `kind` says how it is shown: a statement that is rated, choices of which
 * one is taken, a text to write, or an answer to speak, which is sent by the id of its recording.
 */
export const Question = z.object({
  id: z.string(),
  /** Its place in this attempt, from 1. */
  number: z.number().int(),
  kind: z.enum(['rating', 'choice', 'writing', 'speaking', 'annotation']),
  /** How its answer is sent. */
  type: AnswerType,
  filter: z.enum(QUESTION_FILTERS),
  /** What to do, where the words of the question do not say it. */
  instruction: Bilingual.nullable(),
  /** What is read first. */
  passage: z.string().nullable(),
  /** Something is heard first, which may be played so often still; null where nothing is. */
  plays_left: z.number().int().nullable(),
  text: Bilingual,
  /** The language that its words are in throughout, whatever language the page is in; null where they come in both. */
  lang: z.enum(['en']).nullable(),
  annotation: AnnotationTask.nullable(),
  /** How many words are asked for, of a text. */
  words: z.object({ least: z.number().int(), most: z.number().int() }).nullable(),
  /** How long may be spoken. */
  seconds: z.number().int().nullable(),
  /** In the order in which this person sees them. */
  options: z.array(Option),
  /** What stands saved; null where it is not answered. */
  answer: AnswerValue.nullable(),
  /** The number of the saved answer, so that an older one of another tab is known; 0 where there is none. */
  sequence: z.number().int(),
});
export type Question = z.infer<typeof Question>;

/** A passage that may be heard now. */
export const Play = z.object({
  /** By which its sound is fetched, within two minutes. */
  play_id: Id,
  plays_left: z.number().int(),
  /** How long it takes to hear. */
  seconds: z.number().int(),
});
export type Play = z.infer<typeof Play>;

/** An answer on its way in. */
export const AnswerInput = z.object({
  question_id: z.string().min(1, 'required').max(80),
  answer_type: AnswerType,
  value: AnswerValue,
  /** Counts up with each answer that a person gives, in whatever tab (milliseconds of its clock do): the highest stands. */
  sequence: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

/** What became of answers. */
export const AnswersSaved = z.object({
  attempt_id: Id,
  status: AttemptStatus,
  /** `is_kept` is false where a later answer of another tab stands already, which `value` then is. */
  answers: z.array(
    z.object({
      question_id: z.string(),
      is_kept: z.boolean(),
      value: AnswerValue,
      sequence: z.number().int(),
    }),
  ),
  progress: AssessmentProgress,
  seconds_left: z.number().int().nullable(),
  /** Of an adaptive test the question that is open now, which follows from what was answered; none at its end. */
  next: z.array(Question),
});
export type AnswersSaved = z.input<typeof AnswersSaved>;

/** What is noted while an attempt runs: that the person left the tab of the browser, or pasted. */
export const SIGNAL_KINDS = ['tab_left', 'paste'] as const;

/** What was noticed while an attempt ran: told to the person before and after, and part of no score. */
export const IntegritySignals = z.object({
  tab_left: z.object({ times: z.number().int(), seconds: z.number().int() }),
  paste: z.object({ times: z.number().int() }),
  /** Seconds between answers at the median, and how that compares with the time that is planned for a question. */
  pace: z.object({ seconds: z.number().nullable(), is: z.enum(['fast', 'usual', 'slow', 'unknown']) }),
});
export type IntegritySignals = z.infer<typeof IntegritySignals>;

/** What a scale is: a composite of facets, a facet of four items, a broad domain, an interest area, a topic, a strength, a skill of a language. */
export const SCALE_KINDS = ['trait', 'facet', 'domain', 'area', 'topic', 'strength', 'skill'] as const;

/** One line of a result: what was measured, its score, and how sure that is. */
export const Scale = z.object({
  id: z.string(),
  kind: z.enum(SCALE_KINDS),
  name: Bilingual,
  /** What the scale measures; null where its name says all. */
  about: Bilingual.nullable(),
  /** What this score means; null where nothing is to be said. */
  meaning: Bilingual.nullable(),
  /**
   * On the scale’s own measure, from `least` to `most`: T scores (50 in the middle of the norm group, 10 a standard
   * deviation) of a personality, 0 to 40 of an interest, points of a topic, how often a strength was chosen, levels of a skill
   * (1 is the middle of A1, 5 that of C1).
   */
  score: z.number(),
  least: z.number(),
  most: z.number(),
  /** Share of the norm group below it, 0 to 100; null where there are no norms. */
  percentile: z.number().nullable(),
  band: z.enum(['low', 'average', 'high']).nullable(),
  /** 0 to 1: the share of the differences between people that is not chance; null where it is not known. */
  reliability: z.number().nullable(),
  /** In the measure of `score`: two thirds of people would score within this of their own if asked again. */
  standard_error: z.number().nullable(),
  /** The scales that it is made of; a sign of -1 turns one round. */
  parts: z.array(z.object({ id: z.string(), sign: z.union([z.literal(1), z.literal(-1)]) })),
});
export type Scale = z.infer<typeof Scale>;

/** Levels of the Common European Framework that are told. */
export const LANGUAGE_BANDS = ['below-A1', 'A1', 'A2', 'B1', 'B2', 'C1'] as const;

/** Where somebody stands in a language. */
export const LanguageLevel = z.object({
  band: z.enum(LANGUAGE_BANDS),
  /** What people of this band can do. */
  meaning: Bilingual,
  /** In levels: 1 is the middle of A1, 5 that of C1, and a band reaches half a level to both sides. */
  level: z.number(),
  /** Two thirds of people with these answers stand within this of it. */
  standard_error: z.number(),
  /** The bands that two thirds of people with these answers are in, lowest first. */
  likely: z.array(z.enum(LANGUAGE_BANDS)),
  /** Whether it was answered until the result was sure enough. */
  is_sure: z.boolean(),
});
export type LanguageLevel = z.infer<typeof LanguageLevel>;

/** A question of a test as it is explained once the attempt is over. */
export const Reviewed = z.object({
  id: z.string(),
  number: z.number().int(),
  text: Bilingual,
  topic: Bilingual,
  /** What was read or heard first, and the words of it that the right answer rests on. */
  passage: z.string().nullable(),
  evidence: z.array(z.string()),
  lang: z.enum(['en']).nullable(),
  /** Why the right answer is right, where that is not said of each choice. */
  why: Bilingual.nullable(),
  /** What was chosen; null where it was left out. */
  chosen: z.number().int().nullable(),
  points: z.number(),
  /** Of the best choice; 0 where no choice is better than another. */
  most: z.number(),
  /** In the order in which the person saw them; `brings` is the strength that a choice shows, where it shows one. */
  options: z.array(
    Option.extend({ points: z.number(), why: Bilingual.nullable(), brings: Bilingual.nullable() }),
  ),
});
export type Reviewed = z.infer<typeof Reviewed>;

/** The highest of the levels, counted from `below-A1` as 0, that a person gives an answer by a criterion. */
export const MOST_RATING = LANGUAGE_BANDS.length - 1;

/** What was written or spoken in an attempt: what was counted of it, and how people scored it. */
export const Work = z.object({
  question_id: z.string(),
  number: z.number().int(),
  kind: z.enum(['writing', 'speaking']),
  prompt: z.string(),
  /** Null of a recording, and where nothing was written. */
  text: z.string().nullable(),
  /** The file of the recording; null of a text, where nothing was said, and in a blind review, which a voice would end. */
  recording_id: Id.nullable(),
  /** What can be counted of a text; null of a recording, of which no machine says anything here. */
  counted: z
    .object({
      words: z.number().int(),
      sentences: z.number().int(),
      points: z.number(),
      most: z.number(),
      /** Why nothing was scored; null where it was. */
      caution: Bilingual.nullable(),
      features: z.array(
        z.object({
          id: z.string(),
          name: Bilingual,
          rule: Bilingual,
          points: z.number(),
          most: z.number(),
          /** What earned or lost, by its place in the text, the end exclusive; null of what is missing. */
          notes: z.array(
            z.object({
              from: z.number().int().nullable(),
              to: z.number().int().nullable(),
              is_earned: z.boolean(),
              why: Bilingual,
            }),
          ),
        }),
      ),
    })
    .nullable(),
  rubric: z.array(z.object({ id: z.string(), name: Bilingual })),
  /** By companies that see the result: all of them to whom it belongs, and to a company its own. */
  ratings: z.array(
    z.object({
      company: z.object({ id: Id, company_name: z.string() }),
      scores: z.record(z.string(), z.number().int()),
      comment: z.string(),
      rated_at: Moment,
    }),
  ),
});
export type Work = z.infer<typeof Work>;

const PlacedBox = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  label: z.string(),
});

/** A work screen held against what was agreed. */
export const Annotated = z.object({
  question_id: z.string(),
  number: z.number().int(),
  kind: z.enum(ANNOTATION_KINDS),
  instruction: Bilingual,
  /** 0 to 1 by the measure of its part. */
  score: z.number(),
  is_answered: z.boolean(),
  differences: z.array(
    z.object({
      is: z.enum(['agreed', 'missed', 'extra', 'different']),
      text: Bilingual,
      given: Bilingual.nullable(),
      gold: Bilingual.nullable(),
    }),
  ),
  picture: z.string().nullable(),
  boxes: z.object({ given: z.array(PlacedBox), gold: z.array(PlacedBox) }),
});
export type Annotated = z.infer<typeof Annotated>;

/** A scored attempt. */
export const AssessmentResult = z.object({
  attempt_id: Id,
  assessment_id: AssessmentId,
  kind: AssessmentKind,
  name: Bilingual,
  version: z.string(),
  form: AssessmentForm,
  status: AttemptStatus,
  completed_at: Moment.nullable(),
  is_expired: z.boolean(),
  /** All answered, of how many: a result of a few answers says less. */
  progress: AssessmentProgress,
  /** One figure of all, where the instrument has one. */
  total: z
    .object({
      /** Of all points, with the interval that holds the true share in 95 of 100 attempts; all 0 to 100. */
      percent: z.number(),
      from: z.number(),
      to: z.number(),
      meaning: Bilingual,
    })
    .nullable(),
  /** Of a language test, where enough was answered to tell. */
  level: LanguageLevel.nullable(),
  /** None where the status is not `COMPLETED`. */
  scales: z.array(Scale),
  /** Whose scores the percentiles are held against, the source and what was worked out, to be shown beside them. */
  norms: z.array(Bilingual),
  /** Nearly all answers are the same, whichever way a statement points: then the scores say nothing. */
  is_uniform: z.boolean(),
  /** An earlier attempt of the same person, by scale; null where there is none. Only one's own. */
  earlier: z
    .object({
      attempt_id: Id,
      completed_at: Moment,
      changes: z.array(z.object({ id: z.string(), before: z.number(), now: z.number(), change: z.number() })),
    })
    .nullable(),
  /** Work screens with what differs from the agreed answers; only one's own, null of other tests. */
  annotations: z.array(Annotated).nullable(),
  /** What was written and spoken; null where nothing is. */
  works: z.array(Work).nullable(),
  /** Each question with its key and why; only of tests and only one's own. */
  review: z.array(Reviewed).nullable(),
  /** Only one's own. */
  signals: IntegritySignals.nullable(),
  /** Whose result it is; under an alias where the company reviews them blind. */
  person: z.object({ user_id: Id, name: z.string(), is_self: z.boolean() }),
  /** Who sees it, and that it ranks nobody, for whoever reads it. */
  note: Bilingual,
});
export type AssessmentResult = z.infer<typeof AssessmentResult>;

/** JSON in a query string. */
export const jsonInQuery = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .max(8_000)
    .transform((text, ctx): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        ctx.addIssue({ code: 'custom', message: 'invalid' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** First and last day, both inclusive, as JSON: `["2026-01-01","2026-01-31"]`. */
export const DatesInQuery = jsonInQuery(z.tuple([z.iso.date(), z.iso.date()]));
/** Ids of people, as JSON. */
export const UsersInQuery = jsonInQuery(z.array(Id).max(100));

/** A result that a company may see: of whom, how it came there, and its one figure. */
export const SharedResult = z.object({
  attempt_id: Id,
  assessment_id: AssessmentId,
  name: Bilingual,
  form: AssessmentForm,
  user_id: Id,
  person: z.string(),
  /** The company reviews the person blind for the job that it invited for: name and id are neutral. */
  is_blind: z.boolean(),
  job: z.object({ jid: Id, job_title: z.string() }).nullable(),
  completed_at: Moment,
  shared_at: Moment,
  /** Per cent of all points; null where the instrument has no total. */
  percent: z.number().nullable(),
  /** Of a language test. */
  level: z.enum(LANGUAGE_BANDS).nullable(),
  /** The scale that was asked for, where the result has it. */
  trait: Scale.pick({
    id: true,
    name: true,
    score: true,
    most: true,
    percentile: true,
    band: true,
  }).nullable(),
});
export type SharedResult = z.infer<typeof SharedResult>;

/** A page of results that a company may see. */
export const SharedResults = z.object({
  total: z.number().int(),
  assessments: z.array(SharedResult),
  selected_dates: z.tuple([z.iso.date(), z.iso.date()]).nullable(),
  pagination: z.object({
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    pages: z.number().int(),
  }),
  /** The scale that is shown of each. */
  trait: z.string().nullable(),
});
export type SharedResults = z.infer<typeof SharedResults>;
