import { z } from 'zod';
import { download, endpoint } from '../kernel/endpoint.ts';
import { Id, Moment } from '../kernel/fields.ts';
import { StoredFile } from './files.contract.ts';
import { ChosenChanges, Profile, ProfileComparison } from './profiles.contract.ts';

/** How far a reading is, for the screen that watches it. */
export const RESUME_STEPS = ['queued', 'reading', 'understanding', 'matching', 'done'] as const;

/** Why a resume could not be read; each has words of its own on the screen. */
export const RESUME_FAILURES = [
  'empty',
  'encrypted',
  'scanned',
  'damaged',
  'unsupported',
  'too_large',
  'too_many_pages',
  'too_slow',
  'not_a_resume',
  'nothing_found',
  'several_people',
  'interrupted',
] as const;

/** How the reading of somebody's latest resume stands; `none` where they have uploaded none. */
export const ResumeStatus = z.object({
  status: z.enum(['none', 'in_progress', 'completed', 'failed']),
  step: z.enum(RESUME_STEPS),
  /** 0 to 100. */
  percent: z.number().int(),
  /** Null unless the reading failed. */
  failure: z.enum(RESUME_FAILURES).nullable(),
  upload_response: z
    .object({
      file: StoredFile,
      uploaded_at: Moment,
      /** Null until they are counted, and where the document does not say. */
      pages: z.number().int().nullable(),
      /** Pages, counted from 1, that nobody could read: what they say is missing. */
      unread_pages: z.array(z.number().int()),
      /** Pages, counted from 1, whose fonts name other letters than they show: they were read from their picture. */
      garbled_pages: z.array(z.number().int()),
      /** While a scan is read: how many of its pages are, of those whose letters must be recognised. */
      being_read: z.object({ pages: z.number().int(), of: z.number().int() }).nullable(),
      /** What is meant for machines and not for readers: text that nobody can see, or orders. None of it was used. */
      warnings: z.array(
        z.object({ kind: z.enum(['hidden_text', 'instruction']), page: z.number().int(), text: z.string() }),
      ),
      /** What was found, for the screen that watches: also while pages are still being recognised. */
      found: z.object({
        name: z.string().nullable(),
        headline: z.string().nullable(),
        jobs: z.number().int(),
        education: z.number().int(),
        skills: z.number().int(),
        certifications: z.number().int(),
        languages: z.number().int(),
      }),
      /** Where each field was read and how sure the reader is. */
      evidence: z.record(
        z.string(),
        z.object({
          /** 0 to 1: the reader's own estimate that the value is right. */
          confidence: z.number(),
          page: z.number().int().nullable(),
          text: z.string().nullable(),
          /** In points from the page's upper left corner, where the format has places. */
          box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
        }),
      ),
      text: z.string(),
      /** A photograph that the document shows of its owner, perhaps: theirs alone until they make it their picture. */
      photo: StoredFile.nullable(),
    })
    .nullable(),
});
export type ResumeStatus = z.infer<typeof ResumeStatus>;

export const getResume = endpoint({
  method: 'GET',
  path: '/resume',
  access: ['CANDIDATE'],
  summary: 'How far the reading of one’s own resume is, and what was found.',
  response: ResumeStatus,
});

export const postResume = endpoint({
  method: 'POST',
  path: '/resume',
  access: ['CANDIDATE'],
  summary: 'Reads a resume that was uploaded before; without a file, reads the present one again.',
  body: z.object({ file_id: Id.optional() }),
  response: ResumeStatus,
  errors: ['resumes.not_found', 'files.not_found'],
  message: 'resumes.reading',
});

/** Which document is read: one that was uploaded, or without it the present resume. */
const Document = z.object({ file_id: Id.optional() });

export const compareResume = endpoint({
  method: 'POST',
  path: '/resume/comparison',
  access: ['CANDIDATE'],
  weight: 'lasting',
  summary: 'Reads a newer resume, or the present one anew, beside one’s own profile. Changes nothing.',
  body: Document,
  response: ProfileComparison.extend({
    file: StoredFile,
    /** The file is the one that was read before. */
    is_same_file: z.boolean(),
    /** Why it could not be read; then there are no changes. */
    failure: z.enum(RESUME_FAILURES).nullable(),
  }),
  errors: ['resumes.not_found', 'files.not_found', 'profiles.not_found'],
  ratePerMinute: 20,
});

export const takeResume = endpoint({
  method: 'POST',
  path: '/resume/comparison/apply',
  access: ['CANDIDATE'],
  summary:
    'Takes the chosen changes into the profile; the document that was read is the resume from then on.',
  body: Document.extend(ChosenChanges.shape),
  response: Profile,
  errors: [
    'resumes.not_found',
    'resumes.unreadable',
    'files.not_found',
    'profiles.not_found',
    'profiles.changed_elsewhere',
  ],
  message: 'profiles.updated',
  ratePerMinute: 20,
});

/** Pixels of a page's picture for each point of the page. */
export const RESUME_PAGE_SCALE = 2;

export const getResumePage = download({
  path: '/resume/pages/{page}',
  access: ['CANDIDATE'],
  weight: 'usual',
  summary: 'A picture of one page of one’s own resume, where it is a PDF.',
  params: z.object({ page: z.coerce.number<number>().int().min(1).max(200) }),
  errors: ['resumes.not_found'],
  ratePerMinute: 120,
});

export const takeResumePhoto = endpoint({
  method: 'POST',
  path: '/resume/photo',
  access: ['CANDIDATE'],
  summary: 'Makes the photograph that was found in one’s own resume one’s picture.',
  response: ResumeStatus,
  errors: ['resumes.photo_not_found'],
  message: 'resumes.photo_taken',
});

export const refuseResumePhoto = endpoint({
  method: 'DELETE',
  path: '/resume/photo',
  access: ['CANDIDATE'],
  summary: 'Lets go of the photograph that was found in one’s own resume.',
  response: ResumeStatus,
  errors: ['resumes.photo_not_found'],
  message: 'resumes.photo_refused',
});

/** Why a call about a resume is refused, with the HTTP status of each. */
export const resumeErrors = {
  'resumes.not_found': 404,
  /** The document could be compared before and cannot be read now. */
  'resumes.unreadable': 422,
  'resumes.photo_not_found': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof resumeErrors, number> {}
}
