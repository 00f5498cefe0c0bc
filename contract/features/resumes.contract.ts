import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id, Moment } from '../kernel/fields.ts';
import { StoredFile } from './files.contract.ts';

export const RESUME_STEPS = ['queued', 'reading', 'understanding', 'matching', 'done'] as const;

/** Why a resume could not be read; each has words of its own on the screen. */
export const RESUME_FAILURES = [
  'empty',
  'encrypted',
  'scanned',
  'damaged',
  'unsupported',
  'too_large',
  'interrupted',
] as const;

export const ResumeStatus = z.object({
  status: z.enum(['none', 'in_progress', 'completed', 'failed']),
  step: z.enum(RESUME_STEPS),
  /** 0 to 100. */
  percent: z.number().int(),
  failure: z.enum(RESUME_FAILURES).nullable(),
  upload_response: z
    .object({
      file: StoredFile,
      uploaded_at: Moment,
      pages: z.number().int().nullable(),
      /** How much was found, for the screen that watches. */
      found: z.object({
        jobs: z.number().int(),
        education: z.number().int(),
        skills: z.number().int(),
        certifications: z.number().int(),
        languages: z.number().int(),
      }),
      /** Where each field was read and how sure the reader is. */
      evidence: z.record(
        z.string(),
        z.object({ confidence: z.number(), page: z.number().int().nullable(), text: z.string().nullable() }),
      ),
      text: z.string(),
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

export const resumeErrors = { 'resumes.not_found': 404 } as const;
