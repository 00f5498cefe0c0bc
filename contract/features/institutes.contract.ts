import { z } from 'zod';
import { download, endpoint, PROGRAMME_READERS } from '../kernel/endpoint.ts';
import { Bilingual, Id, Language, listInQuery, Moment } from '../kernel/fields.ts';
import { FIGURE_FORMATS } from '../kernel/figure-files.ts';
import { NamedSkill, suggestCourses } from './courses.contract.ts';
import { LONGEST_TITLE, LONGEST_TRIED, MOST_TRIED } from './institutes.tried.ts';
import {
  EVIDENCE_KINDS,
  LEARNING_LEVELS,
  ProgrammeBrief,
  ProgrammeId,
  SKILL_ROLES,
} from './programmes.contract.ts';

const INSTITUTE_TYPES = ['local', 'global'] as const;

const Institute = z.object({
  id: z.string(),
  name: Bilingual,
  institute_type: z.enum(INSTITUTE_TYPES),
  /** ISO 3166-1, two letters. */
  country: z.string(),
  city: Bilingual,
  /** How many programmes it has. */
  programs: z.number().int(),
});
export type Institute = z.infer<typeof Institute>;

export const listInstitutes = endpoint({
  method: 'GET',
  path: '/institute/institutes',
  access: PROGRAMME_READERS,
  summary: 'Example institutes, in the Gulf (`local`) and elsewhere (`global`). None of them exists.',
  query: z.object({ institute_type: z.enum(INSTITUTE_TYPES).optional() }),
  response: z.object({ results: z.array(Institute) }),
});

export const listPrograms = endpoint({
  method: 'GET',
  path: '/institute/programs/{id}',
  access: PROGRAMME_READERS,
  summary: 'The degree programmes of an institute.',
  params: z.object({ id: ProgrammeId }),
  response: z.object({
    institute: Institute,
    programs: z.array(ProgrammeBrief.extend({ degree: z.string() })),
  }),
  errors: ['institutes.not_found'],
});

/** One that was uploaded, or one of an institute. */
const ProgrammeRef = {
  response_id: Id.nullish(),
  ref_institute_id: z.string().max(80).nullish(),
  ref_program_id: ProgrammeId.nullish(),
};

/** Courses that are left out, and courses that are tried: what would the numbers be? */
const WhatIf = {
  /** Places of courses in the plan. */
  drop: z.array(z.number().int().min(1)).max(200).default([]),
  add: z
    .array(
      z.object({
        title: z.string().trim().min(1, 'required').max(LONGEST_TITLE, 'too_long'),
        /** One a line. */
        outcomes: z.string().trim().max(4_000, 'too_long').default(''),
      }),
    )
    .max(MOST_TRIED)
    .default([]),
};

/** A skill that is asked for, and how far the programme teaches it. */
export const ComparedSkill = NamedSkill.extend({
  /** Its share of all that is asked for; the shares sum to 1. */
  weight: z.number(),
  /** How far it is taught, 0 to 1: 1 for the skill itself, less for one that is near to it. */
  credit: z.number(),
  /** The near skill that is taught in its place. */
  through: NamedSkill.nullable(),
  /** How many openings ask for it; null where no openings are looked at. */
  openings: z.number().int().nullable(),
  /** Places of the courses that teach it, and of those of the other programme. */
  courses: z.array(z.number().int()),
  courses_there: z.array(z.number().int()),
});
export type ComparedSkill = z.infer<typeof ComparedSkill>;

/** Where a course teaches a skill. */
const CoverageCell = z.object({
  order: z.number().int(),
  skill_id: z.string(),
  role: z.enum(SKILL_ROLES),
  level: z.enum(LEARNING_LEVELS).nullable(),
  kind: z.enum(EVIDENCE_KINDS),
  sentence: z.string(),
  words: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
  page: z.number().int().nullable(),
});
export type CoverageCell = z.infer<typeof CoverageCell>;

const CourseBrief = z.object({
  order: z.number().int(),
  code: z.string().nullable(),
  title: z.string(),
  credit_hours: z.number().nullable(),
  is_dropped: z.boolean(),
  /** Only tried. */
  is_tried: z.boolean(),
  /** What the courses of the other programme say, so that one can be tried here. */
  statements: z.array(z.string()),
});

/** What a programme teaches, held against what another programme, an occupation or a job asks for. */
export const ProgrammeComparison = z.object({
  programme: ProgrammeBrief,
  against: z.object({
    kind: z.enum(['programme', 'occupations', 'occupation', 'job']),
    id: z.string().nullable(),
    name: Bilingual.nullable(),
    /** Openings that were looked at. */
    openings: z.number().int(),
    /** `occupation`: nobody looks for such people today, and the usual skills of the occupation stand in. */
    basis: z.enum(['programme', 'openings', 'occupation']),
  }),
  /** Weight of what is asked for and taught, 0 to 1: the sum of weight times credit. */
  score: z.number(),
  /** `score` of the programme as it is; null where no course is left out or tried. */
  score_before: z.number().nullable(),
  shared: z.array(ComparedSkill),
  missing: z.array(ComparedSkill),
  /** Taught and not asked for, with its share of the programme. */
  other: z.array(NamedSkill.extend({ weight: z.number(), courses: z.array(z.number().int()) })),
  /** Skills of all three groups that a clearly larger or smaller share of the portal's live jobs asks for than some months ago, what changed most first; null where nobody counted then. */
  moves: z
    .object({
      /** The month it is held against, such as 2026-08. */
      since: z.string(),
      /** All live jobs, now and then. */
      jobs: z.number().int(),
      jobs_before: z.number().int(),
      skills: z.array(
        NamedSkill.extend({
          group: z.enum(['shared', 'missing', 'other']),
          jobs: z.number().int(),
          jobs_before: z.number().int(),
          is_rising: z.boolean(),
        }),
      ),
    })
    .nullable(),
  /** Skills that openings name and the taxonomy does not know: they count for nothing. */
  unread: z.array(z.string()),
  courses: z.array(CourseBrief),
  courses_there: z.array(CourseBrief),
  coverage: z.array(CoverageCell),
  compared_at: Moment,
});
export type ProgrammeComparison = z.infer<typeof ProgrammeComparison>;

/** So many occupations are a programme's likeliest: they are listed, and all together it is held against the very same. */
export const LIKELIEST_JOBS = 6;

export const compareWithJobs = endpoint({
  method: 'POST',
  path: '/institute/job/compare',
  access: PROGRAMME_READERS,
  weight: 'heavy',
  summary:
    'A programme against what a job, an occupation, or the likeliest occupations of its graduates ask for today.',
  body: z.object({
    ...ProgrammeRef,
    job_id: Id.nullish(),
    occupation_id: z.string().max(120).nullish(),
    ...WhatIf,
  }),
  response: ProgrammeComparison,
  errors: ['programmes.not_found', 'jobs.not_found', 'institutes.occupation_unknown'],
});

const Opening = z.object({
  jid: Id,
  /** Of its public page. */
  key: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  location: z.string().nullable(),
  posted_at: Moment.nullable(),
  /** As for the occupation, of this opening alone. */
  matching_score: z.number(),
});

const TopJob = z.object({
  occupation: z.object({ id: z.string(), name: Bilingual }),
  /** Weight of what is asked for and taught, 0 to 1: the sum of weight times credit over `job_match`. */
  matching_score: z.number(),
  score_before: z.number().nullable(),
  basis: z.enum(['openings', 'occupation']),
  job_match: z.array(ComparedSkill),
  job_gap: z.array(ComparedSkill),
  openings: z.object({ total: z.number().int(), results: z.array(Opening) }),
  /** A month's pay where at least five openings say it, in one currency. */
  pay: z
    .object({ low: z.number(), high: z.number(), currency: z.string(), openings: z.number().int() })
    .nullable(),
});
export type TopJob = z.infer<typeof TopJob>;

export const rankTopJobs = endpoint({
  method: 'POST',
  path: '/institute/degree-top-jobs',
  access: PROGRAMME_READERS,
  weight: 'heavy',
  summary:
    'The likeliest jobs of a programme’s graduates by sector, each with match, gap, and the openings of today.',
  body: z.object({
    ...ProgrammeRef,
    /** `file`: of `response_id`; `list`: of an institute. It follows from the ids where it is left out. */
    type: z.enum(['file', 'list']).optional(),
    total_count: z.number().int().min(1).max(12).default(LIKELIEST_JOBS),
    ...WhatIf,
  }),
  response: z.object({
    programme: ProgrammeBrief,
    sectors: z.array(z.object({ id: z.string(), name: Bilingual, top_jobs: z.array(TopJob) })),
    /** Jobs of the portal that are open today, and those of them of which no occupation is known. */
    open_jobs: z.number().int(),
    unplaced_jobs: z.number().int(),
  }),
  errors: ['programmes.not_found', 'institutes.degree_skills_failed'],
});

const Side = z.object(ProgrammeRef);

export const compareInstitutes = endpoint({
  method: 'POST',
  path: '/institute/institutes/compare',
  access: PROGRAMME_READERS,
  weight: 'heavy',
  summary:
    'A national programme against a global one: what both teach, what is missing, and what only it teaches.',
  body: z.object({ national: Side, global: Side, ...WhatIf }),
  response: ProgrammeComparison,
  errors: ['programmes.not_found'],
});

export const suggestProgrammeCourses = endpoint({
  method: 'POST',
  path: '/institute/upskill-courses',
  access: PROGRAMME_READERS,
  weight: 'heavy',
  summary: 'Courses that teach what a programme lacks. Fewest hours for what they bring.',
  body: z.object({
    /** Ids or names. */
    skills: z.array(z.string().trim().min(1).max(120)).min(1, 'required').max(100),
    hours: z.number().int().min(1).max(10_000).optional(),
    languages: z.array(z.string().max(40)).max(20).optional(),
    free: z.boolean().optional(),
  }),
  response: suggestCourses.response,
});

export const listOpenings = endpoint({
  method: 'GET',
  path: '/institute/openings',
  access: PROGRAMME_READERS,
  summary: 'Open jobs of the portal whose title bears the words, newest first, to hold a programme against.',
  query: z.object({ q: z.string().trim().min(2, 'required').max(120, 'too_long') }),
  response: z.object({
    results: z.array(
      z.object({
        jid: Id,
        job_title: z.string(),
        company_name: z.string(),
        location: z.string().nullable(),
      }),
    ),
  }),
});

export const getComparisonFile = download({
  path: '/institute/comparison-file',
  access: PROGRAMME_READERS,
  summary: 'The numbers of a comparison as CSV, its report as PDF, or its chart as PNG.',
  query: z.object({
    programme: ProgrammeId,
    /** Another programme, an occupation or a job; without any the likeliest occupations. */
    other: ProgrammeId.optional(),
    occupation: z.string().max(120).optional(),
    job: Id.optional(),
    drop: listInQuery(z.coerce.number<number>().int().min(1), 200),
    /** Courses that are tried: a title a line, its outcomes on the lines below, an empty line before the next. */
    add: z.string().max(LONGEST_TRIED, 'too_long').default(''),
    format: z.enum(FIGURE_FORMATS).default('csv'),
    language: Language.optional(),
  }),
  errors: [
    'programmes.not_found',
    'jobs.not_found',
    'institutes.occupation_unknown',
    'institutes.report_failed',
  ],
});

/** Why a call about institutes is refused, with the HTTP status of each. */
export const instituteErrors = {
  'institutes.not_found': 404,
  'institutes.occupation_unknown': 404,
  /** No programme was named, or its skills could not be had. */
  'institutes.degree_skills_failed': 422,
  'institutes.report_failed': 500,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof instituteErrors, number> {}
}
