import { z } from 'zod';
import { CANDIDATES, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Bilingual, Id } from '../kernel/fields.ts';
import { PlaceText, SkillText } from '../kernel/known-names.ts';
import { IMPORTANCES } from './jobs.contract.ts';

const Importance = z.enum(IMPORTANCES);

/** A skill that a job asks for and the person has. */
export const MatchedSkill = z.object({
  id: z.string().nullable(),
  name: SkillText,
  importance: Importance,
  /** Share of the skills part that this skill carries, 0 to 1. */
  weight: z.number(),
  /** 1 where the skill is fully there. */
  credit: z.number(),
  /** The sentence of the resume that shows it, and the one of the job that asks for it. */
  evidence: z.string().nullable(),
  asked: z.string().nullable(),
  /** Title of the course after which the person declared it, where nothing else shows it. */
  declared_after: Bilingual.nullish(),
});

/** A skill that a job asks for and the person has only a relative of. */
export const PartialSkill = MatchedSkill.extend({
  /** The related skill through which credit is given. */
  through: z.object({ id: z.string().nullable(), name: SkillText }),
});

/** A skill that a job asks for and nothing shows of the person. */
export const MissingSkill = z.object({
  id: z.string().nullable(),
  name: SkillText,
  importance: Importance,
  /** Share of the skills part that this skill would carry, 0 to 1. */
  weight: z.number(),
  /** How much the score would rise if this skill were there. */
  lift: z.number(),
  /** The sentence of the job that names it, where the list of the job's skills does not. */
  asked: z.string().nullish(),
});

const MATCH_PARTS = ['title', 'work', 'words', 'meaning', 'skills'] as const;
const MATCH_GATES = ['experience', 'education', 'level', 'licence', 'location', 'language'] as const;

/** A score taken apart. The parts and gates give the score again, to the last digit. */
export const Explanation = z.object({
  score: z.number(),
  /** Sum of the parts' contributions, before the gates. */
  raw: z.number(),
  /** The score is the sigmoid of a * raw * gates + b. */
  calibration: z.object({ a: z.number(), b: z.number() }),
  /** Which formula and figures made it. */
  version: z.string(),
  parts: z.array(
    z.object({ key: z.enum(MATCH_PARTS), value: z.number(), weight: z.number(), contribution: z.number() }),
  ),
  /** The occupation that job and profile both read like most, in both languages. */
  common_work: z.object({ en: z.string(), ar: z.string() }).nullable(),
  /** From nothing to the score: what each part adds and each gate takes. Their points add up to the score. */
  steps: z.array(
    z.object({
      kind: z.enum(['start', 'part', 'gate']),
      key: z.enum(['start', ...MATCH_PARTS, ...MATCH_GATES]),
      points: z.number(),
    }),
  ),
  gates: z.array(
    z.object({
      key: z.enum(MATCH_GATES),
      value: z.number(),
      /** How much of the score the gate may take: its factor is 1 - weight + weight * value. */
      weight: z.number(),
      status: z.enum(['met', 'short', 'unknown', 'not_asked']),
      /** What the job asks and the profile says of it; null where they say nothing. */
      need: PlaceText.nullable(),
      have: PlaceText.nullable(),
      /** Of the place, where the person is in another country: whether the job says that it takes people from there. */
      from_abroad: z.enum(['closed', 'open']).nullish(),
    }),
  ),
  matched: z.array(MatchedSkill),
  partial: z.array(PartialSkill),
  /** What is to be learned first comes first: musts, then what would raise the score most. */
  missing: z.array(MissingSkill),
  /** Facts that are not known and were not held against anyone. */
  unknown: z.array(z.string()),
});
export type Explanation = z.infer<typeof Explanation>;

export const getSkillGap = endpoint({
  method: 'POST',
  path: '/skill-gap',
  access: [...CANDIDATES, ...RECRUITERS],
  weight: 'heavy',
  summary: 'What of a job’s skills a person has and lacks, with the whole explanation of the score.',
  body: z.object({ uid: Id.optional(), job_id: Id }),
  response: z.object({
    job_id: Id,
    score: z.number(),
    matching_data: z.object({
      gap: z.array(MissingSkill),
      matched: z.array(MatchedSkill),
      partial: z.array(PartialSkill),
    }),
    explanation: Explanation,
  }),
  errors: ['profiles.not_found', 'jobs.not_found'],
});

const LearnedSkill = z.object({
  id: z.string().nullable(),
  name: SkillText,
  importance: Importance,
  /** What the score gains when this skill is learned after those before it. */
  lift: z.number(),
  /** The score from then on. */
  score: z.number(),
});

export const seeWhatIf = endpoint({
  method: 'POST',
  path: '/what-if',
  access: [...CANDIDATES, ...RECRUITERS],
  weight: 'heavy',
  summary:
    'The score between a job and a person, taken apart, as if the person had learned the given skills.',
  body: z.object({
    job_id: Id,
    /** Ids of the taxonomy, or names of skills of the job that it does not know. */
    skills: z.array(z.string().trim().min(1).max(120)).max(100),
    uid: Id.optional(),
  }),
  response: z.object({
    job_id: Id,
    /** 0 to 1, as things are; `score` is that with the skills learned. */
    score_before: z.number(),
    score: z.number(),
    explanation: Explanation,
    /** What is missing even then, in the order that raises the score fastest. */
    lift_order: z.array(LearnedSkill),
  }),
  errors: ['profiles.not_found', 'jobs.not_found'],
});

/** A skill that two jobs, or the work of two people, have in common. */
export const SharedSkill = z.object({ id: z.string().nullable(), name: SkillText });

/** How many pairs are told of in one call. */
export const MOST_SIGHTINGS = 100;

/** Pairs that had not been seen before. */
const Noted = z.object({ noted: z.number().int() });

export const noteSeenJobs = endpoint({
  method: 'POST',
  path: '/job-sightings',
  access: CANDIDATES,
  weight: 'usual',
  summary:
    'Notes that jobs were on one’s screen: they are news no more. Jobs that are not there are passed over.',
  body: z.object({ job_ids: z.array(Id).min(1).max(MOST_SIGHTINGS) }),
  response: Noted,
  ratePerMinute: 240,
});

export const noteSeenCandidates = endpoint({
  method: 'POST',
  path: '/recruiter/candidate-sightings',
  access: RECRUITERS,
  weight: 'usual',
  summary:
    'Notes that candidates of a job of one’s own company were on a screen: they are news to nobody there. Those who are not ranked for it are passed over.',
  body: z.object({ job_id: Id, candidate_ids: z.array(Id).min(1).max(MOST_SIGHTINGS) }),
  response: Noted,
  errors: ['jobs.not_found'],
  ratePerMinute: 240,
});

/** Why a question that only the ranking can answer is refused, with the HTTP status of each. */
export const matchErrors = {
  /** Shortly after a start, while jobs and profiles are read. */
  'matches.getting_ready': 503,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof matchErrors, number> {}
}
