import { z } from 'zod';
import { endpoint, MEMBERS } from '../kernel/endpoint.ts';
import { Bilingual, Id, listInQuery, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';

/** `audit`: free without the certificate. The price of what is not free is not known. */
export const COURSE_COSTS = ['free', 'audit', 'subscription', 'paid'] as const;
/** For whom a course is, as its provider says. */
export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
/** A single course, a series of courses (`path`), or preparation for an examined certificate. */
export const COURSE_KINDS = ['course', 'path', 'certificate'] as const;

/** How people come by what no course gives. */
export const WAYS_OF_LEARNING = ['work', 'licence', 'degree'] as const;

/** How far a course of one's plan is. */
export const LEARNING_STATUSES = ['saved', 'started', 'done'] as const;

/** A skill of the taxonomy by its id there, with its name to show. */
export const NamedSkill = z.object({ id: z.string(), name: Bilingual });

/** Id of a course in the catalogue: words with hyphens. */
export const CourseId = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const Provider = z.object({ id: z.string(), name: Bilingual });

/** A course of the catalogue, as the person who reads it sees it. */
export const Course = z.object({
  /** Of the catalogue, as `CourseId` has it. */
  id: z.string(),
  title: Bilingual,
  about: Bilingual,
  provider: Provider,
  kind: z.enum(COURSE_KINDS),
  level: z.enum(COURSE_LEVELS),
  /** Hours that a learner needs, as the provider says or else our estimate. */
  hours: z.number(),
  /** Ids of the languages it is given in. */
  languages: z.array(z.string()),
  /** `audit`: free without the certificate. What it costs is not known. */
  cost: z.enum(COURSE_COSTS),
  link: z.string(),
  /** Whether the link is the course's own address; else it is the provider's search for its title. */
  link_is_certain: z.boolean(),
  skills: z.array(
    NamedSkill.extend({
      /** 1 (aware) to 5 (expert): where one arrives. */
      level: z.number().int(),
      /** Whether the reader's profile has it; null of readers without one. */
      is_known: z.boolean().nullable(),
    }),
  ),
  /** How far it is in the reader's plan; null where it is not in it. */
  status: z.enum(LEARNING_STATUSES).nullable(),
});
export type Course = z.infer<typeof Course>;

const Word = z.string().max(80);

/** What the catalogue is narrowed by; of the choices of one filter any will do. */
export const CourseFilters = {
  q: z.string().trim().max(120).default(''),
  /** Ids of skills. */
  skills: listInQuery(Word, 30),
  providers: listInQuery(Word, 30),
  languages: listInQuery(Word, 20),
  levels: listInQuery(z.enum(COURSE_LEVELS), 3),
  kinds: listInQuery(z.enum(COURSE_KINDS), 3),
  costs: listInQuery(z.enum(COURSE_COSTS), 4),
  most_hours: z.coerce.number<number>().int().min(1).max(10_000).optional(),
};

/** `relevance` is that of the words, and then of what the reader may need: for the work they do and the next steps. */
export const COURSE_SORTS = ['relevance', 'shortest', 'longest', 'title'] as const;

export const listCourses = endpoint({
  method: 'GET',
  path: '/courses',
  access: MEMBERS,
  summary: 'The catalogue of courses, by words, skills, provider, language, level, kind, cost and hours.',
  query: z.object({
    ...CourseFilters,
    sort: z.enum(COURSE_SORTS).default('relevance'),
    page: PageNumber,
    limit: pageSize(20, 50),
  }),
  response: pageOf(Course).extend({
    /** No course has all of the words: these come near to them. */
    is_near: z.boolean(),
  }),
});

const Counted = z.array(z.object({ id: z.string(), count: z.number().int() }));

export const countCourses = endpoint({
  method: 'GET',
  path: '/course-facets',
  access: MEMBERS,
  summary: 'How many courses each choice of a filter would leave, the other filters as they are.',
  query: z.object(CourseFilters),
  response: z.object({
    providers: z.array(Provider.extend({ count: z.number().int() })),
    languages: Counted,
    levels: Counted,
    kinds: Counted,
    costs: Counted,
    /** The given skills, with their names. */
    skills: z.array(NamedSkill),
  }),
});

export const getCourse = endpoint({
  method: 'GET',
  path: '/courses/{id}',
  access: MEMBERS,
  summary: 'One course: what it teaches and asks for, who gives it and where it is found.',
  params: z.object({ id: CourseId }),
  response: Course.extend({
    /** Skills one should bring. */
    needs: z.array(NamedSkill.extend({ is_known: z.boolean().nullable() })),
    /** The provider's own page. */
    home: z.string(),
    /** Others that teach most of the same. */
    others: z.array(Course),
  }),
  errors: ['courses.not_found'],
});

/** A course as it stands under one of the skills that it closes. */
export const UpskillCourse = z.object({
  id: z.string(),
  title: Bilingual,
  about: Bilingual,
  provider: z.object({ id: z.string(), name: Bilingual }),
  kind: z.enum(COURSE_KINDS),
  level: z.enum(COURSE_LEVELS),
  hours: z.number(),
  /** Ids of the languages it is given in. */
  languages: z.array(z.string()),
  /** `audit`: free without the certificate. */
  cost: z.enum(COURSE_COSTS),
  link: z.string(),
  /** Whether the link is the course's own address; else it is the provider's search for its title. */
  link_is_certain: z.boolean(),
  /** What it brings to the skill it stands under. */
  score: z.number(),
  /** All gap skills that it closes, with the share of the gap (0 to 1) and what that brings. */
  closes: z.array(
    NamedSkill.extend({
      share: z.number(),
      lift: z.number(),
      /** The related skill that it teaches in place of this one. */
      through: NamedSkill.nullable(),
    }),
  ),
  /** Skills it asks for that neither the learner nor an earlier course brings. */
  bring: z.array(NamedSkill),
  /** Its place in the order of learning, from 1. */
  order: z.number().int(),
  /** What the score or the fit would be with all that it teaches; null where skills alone were asked about. */
  score_after: z.number().nullable(),
  /** How far it is in the reader's plan; null where it is not in it. */
  status: z.enum(LEARNING_STATUSES).nullable(),
});
export type UpskillCourse = z.infer<typeof UpskillCourse>;

const Wishes = {
  uid: Id.optional(),
  /** Hours that all courses together may take. */
  hours: z.number().int().min(1).max(10_000).optional(),
  /** Ids of languages, of which a course must be given in one. */
  languages: z.array(z.string().max(40)).max(20).optional(),
  /** Only what can be followed without paying. */
  free: z.boolean().optional(),
};

export const suggestCourses = endpoint({
  method: 'POST',
  path: '/upskill-courses',
  access: MEMBERS,
  weight: 'heavy',
  summary:
    'Courses that close a gap: that of the given skills, or of a job or an occupation for oneself or for a named candidate. What is asked for by name comes first, then what those who know the work advise.',
  body: z.union([
    z.object({ skills: z.array(z.string().trim().min(1).max(120)).min(1, 'required').max(100), ...Wishes }),
    z.object({ job_id: Id, ...Wishes }),
    z.object({ occupation_id: z.string().min(1).max(120), ...Wishes }),
  ]),
  response: z.object({
    /** By id of the skill, in the order of learning. */
    upskill_nf: z.record(z.string(), z.array(UpskillCourse)),
    /** The skills of `upskill_nf` as a list, with their names and what each is worth. */
    groups: z.array(
      NamedSkill.extend({
        score: z.number(),
        /** What the score of the job, or the fit to the occupation, gains when this skill is there. */
        lift: z.number(),
        /** Usual for the occupation that is meant: neither stated in the job nor one of the occupation's skills. */
        is_usual: z.boolean(),
        /** Of a job: its own page calls it missing; what only its text asks for besides is not. */
        is_missing: z.boolean(),
        /** Of a job: its own page counts it as the person's already, and the text asks for more of it. */
        is_had: z.boolean(),
      }),
    ),
    /** What the gap is of, and the score (of a job) or fit (to an occupation) today; null of given skills. */
    of: z
      .object({
        kind: z.enum(['job', 'occupation']),
        id: z.string(),
        name: Bilingual,
        /** Null where nobody is named. */
        score: z.number().nullable(),
      })
      .nullable(),
    /** Skills of the gap that finished courses of the person's plan taught, and their profile does not name yet. */
    learned: z.array(NamedSkill.extend({ course: z.object({ id: z.string(), title: Bilingual }) })),
    /** Skills of the gap for which no course suits and the person's plan holds none, and what a job names beside skills and no course gives. */
    open: z.array(
      NamedSkill.extend({
        /** How people come by it at work, with a licence or in a degree; null where nobody has said. */
        otherwise: z.object({ way: z.enum(WAYS_OF_LEARNING), how: Bilingual }).nullable(),
      }),
    ),
    /** What the occupation asks of everybody who practises it, where the person has not shown it. */
    licence: Bilingual.nullable(),
    /** Given skills that the taxonomy does not know. */
    unknown: z.array(z.string()),
    /** Of all the courses together that are not done yet. */
    hours: z.number(),
  }),
  errors: ['jobs.not_found', 'profiles.not_found', 'courses.occupation_unknown'],
});

/** Why a call about courses is refused, with the HTTP status of each. */
export const courseErrors = {
  'courses.not_found': 404,
  'courses.occupation_unknown': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof courseErrors, number> {}
}
