import { z } from 'zod';
import { endpoint, PROGRAMME_READERS, upload } from '../kernel/endpoint.ts';
import { Bilingual, Id, Moment, NameOf, Optional } from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';
import { NamedSkill } from './courses.contract.ts';

/** Levels of learning of Anderson and Krathwohl (2001), lowest first: what the verb of an outcome implies. */
export const LEARNING_LEVELS = ['remember', 'understand', 'apply', 'analyse', 'evaluate', 'create'] as const;
/** `taught`: what a sentence is about; `used`: a means to something else; `named`: said to be elsewhere. */
export const SKILL_ROLES = ['taught', 'used', 'named'] as const;
/** What of a course a sentence is. `correction`: somebody added the skill by hand. */
export const EVIDENCE_KINDS = ['outcome', 'topic', 'description', 'title', 'correction'] as const;

/** Of a programme that comes with the product, in words with hyphens, or of one that was uploaded. */
export const ProgrammeId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid');

/** A skill of a course, with the sentence that it stands on. */
export const TaughtSkill = NamedSkill.extend({
  role: z.enum(SKILL_ROLES),
  /** Null where the sentence has no verb that tells. */
  level: z.enum(LEARNING_LEVELS).nullable(),
  kind: z.enum(EVIDENCE_KINDS),
  /** As it stands in the document; empty for a correction. */
  sentence: z.string(),
  /** The words in the sentence that show the skill, in UTF-16 units; null where they are not known. */
  words: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
  /** From 1; null for a correction. */
  page: z.number().int().nullable(),
});
export type TaughtSkill = z.infer<typeof TaughtSkill>;

/** A course of a study plan. What the document does not say is null. */
export const ProgrammeCourse = z.object({
  /** From 1, in the order of the document. */
  order: z.number().int(),
  code: z.string().nullable(),
  title: z.string(),
  credit_hours: z.number().nullable(),
  year: z.number().int().nullable(),
  semester: z.number().int().nullable(),
  prerequisites: z.array(z.string()),
  is_elective: z.boolean().nullable(),
  /** Outcomes, topics and descriptions, as written. */
  statements: z.array(z.string()),
  skills: z.array(TaughtSkill),
});
export type ProgrammeCourse = z.infer<typeof ProgrammeCourse>;

/** What a programme is called in lists. */
export const ProgrammeBrief = z.object({
  id: ProgrammeId,
  title: Bilingual,
  /** Null for one that was uploaded. */
  institute: z.object({ id: z.string(), name: Bilingual }).nullable(),
  /** How many courses it has. */
  courses: z.number().int(),
});
export type ProgrammeBrief = z.infer<typeof ProgrammeBrief>;

/** One that was uploaded or typed, in lists. */
const KeptProgramme = ProgrammeBrief.extend({
  is_shared: z.boolean(),
  /** Kept by the reader, not by a colleague. */
  is_own: z.boolean(),
  updated_at: Moment,
});

/** A programme with its courses and the skills they teach. */
export const Programme = ProgrammeBrief.omit({ courses: true }).extend({
  /** Of the document; `mixed` for both. */
  language: z.enum(['en', 'ar', 'mixed']),
  courses: z.array(ProgrammeCourse),
  /** Where its graduates are likeliest to work, the likeliest first. */
  occupations: z.array(z.object({ id: z.string(), name: Bilingual })),
  /** What is known of the document; null for one that comes with the product. */
  document: z
    .object({
      file_name: z.string().nullable(),
      pages: z.number().int(),
      /** Counted from 1: pages that nobody could read. */
      unread_pages: z.array(z.number().int()),
    })
    .nullable(),
  /** Counts up with every change; 1 as it was read. */
  version: z.number().int(),
  is_shared: z.boolean(),
  updated_at: Moment.nullable(),
  can: z.object({
    edit: z.boolean(),
    /** There are colleagues to share it with: of the same company, or with addresses of the same institute. */
    share: z.boolean(),
  }),
});
export type Programme = z.infer<typeof Programme>;

/** What came of reading a document. */
const ReadProgramme = z.object({
  /** The id under which the programme is kept. */
  response_id: Id,
  /** Each skill once; what takes most of the programme comes first. */
  degree_skills: z.array(NamedSkill.extend({ weight: z.number() })),
  programme: Programme,
});

const UNREADABLE = [
  'programmes.empty',
  'programmes.encrypted',
  'programmes.scanned',
  'programmes.damaged',
  'programmes.unsupported',
  'programmes.too_large',
  'programmes.too_slow',
  'programmes.no_courses',
  'programmes.not_a_syllabus',
] as const;

export const uploadProgram = upload({
  path: '/institute/upload-program',
  access: PROGRAMME_READERS,
  summary:
    'Reads a syllabus or study plan (PDF, Word, text or a scanned page, at most 20 MB) and keeps what it teaches.',
  fields: z.object({ title: Optional(160) }),
  maxBytes: LIMITS.syllabusBytes,
  response: ReadProgramme,
  errors: [...UNREADABLE, 'programmes.too_many'],
  message: 'programmes.read',
  ratePerMinute: 20,
});

export const readProgramText = endpoint({
  method: 'POST',
  path: '/institute/program-text',
  access: PROGRAMME_READERS,
  weight: 'lasting',
  summary: 'Reads a syllabus or study plan that was typed or pasted, and keeps what it teaches.',
  body: z.object({
    title: Optional(160),
    text: z.string().trim().min(1, 'required').max(400_000, 'too_long'),
  }),
  response: ReadProgramme,
  errors: [...UNREADABLE, 'programmes.too_many'],
  message: 'programmes.read',
  ratePerMinute: 20,
});

export const listProgrammes = endpoint({
  method: 'GET',
  path: '/institute/programmes',
  access: PROGRAMME_READERS,
  summary: 'The programmes that one keeps, and those that colleagues share.',
  response: z.object({ results: z.array(KeptProgramme) }),
});

export const getProgramme = endpoint({
  method: 'GET',
  path: '/institute/programmes/{id}',
  access: PROGRAMME_READERS,
  weight: 'heavy',
  summary: 'A programme: its courses, and for each skill the sentence that it stands on.',
  params: z.object({ id: ProgrammeId }),
  response: Programme,
  errors: ['programmes.not_found'],
});

export const changeProgramme = endpoint({
  method: 'PATCH',
  path: '/institute/programmes/{id}',
  access: PROGRAMME_READERS,
  summary: 'Renames or shares a programme of one’s own, or corrects what its courses teach.',
  params: z.object({ id: Id }),
  body: z.object({
    /** The version that was changed: who saves over a newer one is told. */
    version: z.number().int(),
    title: NameOf(160).optional(),
    is_shared: z.boolean().optional(),
    /** A skill is taught in a course, at this level, or is not, whatever was read. */
    corrections: z
      .array(
        z.object({
          order: z.number().int().min(1),
          skill_id: z.string().max(120),
          is_taught: z.boolean(),
          /** Left out it stays as it was read. */
          level: z.enum(LEARNING_LEVELS).optional(),
        }),
      )
      .max(200)
      .optional(),
  }),
  response: Programme,
  errors: [
    'programmes.not_found',
    'programmes.changed_elsewhere',
    'programmes.skill_unknown',
    'programmes.no_colleagues',
  ],
  message: 'programmes.saved',
});

export const listProgrammeVersions = endpoint({
  method: 'GET',
  path: '/institute/programmes/{id}/versions',
  access: PROGRAMME_READERS,
  summary: 'What a programme was before, newest first.',
  params: z.object({ id: Id }),
  response: z.object({
    results: z.array(
      z.object({
        version: z.number().int(),
        title: z.string(),
        corrections: z.number().int(),
        saved_at: Moment,
      }),
    ),
  }),
  errors: ['programmes.not_found'],
});

export const restoreProgramme = endpoint({
  method: 'POST',
  path: '/institute/programmes/{id}/restore',
  access: PROGRAMME_READERS,
  summary: 'Makes a programme again what it was in an earlier version; that is a version of its own.',
  params: z.object({ id: Id }),
  body: z.object({ version: z.number().int().min(1) }),
  response: Programme,
  errors: ['programmes.not_found', 'programmes.version_not_found'],
  message: 'programmes.saved',
});

export const deleteProgramme = endpoint({
  method: 'DELETE',
  path: '/institute/programmes/{id}',
  access: PROGRAMME_READERS,
  summary: 'Deletes a programme of one’s own with all its versions.',
  params: z.object({ id: Id }),
  response: z.object({}),
  errors: ['programmes.not_found'],
  message: 'programmes.deleted',
});

/** Why a call about programmes is refused, with the HTTP status of each. */
export const programmeErrors = {
  'programmes.not_found': 404,
  'programmes.version_not_found': 404,
  'programmes.empty': 422,
  'programmes.encrypted': 422,
  /** Pictures of pages in which no letters could be made out. */
  'programmes.scanned': 422,
  'programmes.damaged': 422,
  'programmes.unsupported': 415,
  'programmes.too_large': 413,
  'programmes.too_slow': 422,
  /** It could be read, and there is nothing like a course in it. */
  'programmes.no_courses': 422,
  'programmes.not_a_syllabus': 422,
  'programmes.too_many': 409,
  'programmes.changed_elsewhere': 409,
  'programmes.skill_unknown': 422,
  /** A recruiter without a company, or an address that everyone can have. */
  'programmes.no_colleagues': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof programmeErrors, number> {}
}
