import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Moment, Required } from '../kernel/fields.ts';

/** What people of a company write about a candidate, and the words by which they sort them: read by that company alone. */

export const NOTE_LENGTH = 4_000;
/** Tags that one company may give one candidate. */
export const MOST_TAGS = 20;

const NoteText = Required(NOTE_LENGTH);
const Mentions = z.array(Id).max(20, 'too_many').default([]);

/** A note as the company's people read it. */
export const CandidateNote = z.object({
  id: Id,
  /** Null once the author's account is gone. */
  author: z.object({ id: Id, name: z.string() }).nullable(),
  text: z.string(),
  /** Colleagues whom it names. */
  mentions: z.array(z.object({ id: Id, name: z.string() })),
  /** The job it is about, where it is about one. */
  job: z.object({ jid: Id, job_title: z.string() }).nullable(),
  created_at: Moment,
  edited_at: Moment.nullable(),
  /** The reader wrote it: nobody else changes or deletes it. */
  can: z.object({ change: z.boolean() }),
});
export type CandidateNote = z.infer<typeof CandidateNote>;

/** All notes about one candidate, with what the screen needs to write another. */
export const CandidateNotes = z.object({
  /** Latest first. */
  results: z.array(CandidateNote),
  /** Who may be named in a note: the company's people. */
  colleagues: z.array(z.object({ id: Id, name: z.string() })),
});
export type CandidateNotes = z.infer<typeof CandidateNotes>;

export const listCandidateNotes = endpoint({
  method: 'GET',
  path: '/recruiter/candidates/{id}/notes',
  access: RECRUITERS,
  summary:
    'What one’s own company wrote about a candidate, latest first. Of who is hidden in a blind review only what was written there.',
  params: z.object({ id: Id }),
  /** The job for which they are looked at. */
  query: z.object({ job_id: Id.optional() }),
  response: CandidateNotes,
  errors: ['candidates.not_found', 'jobs.not_found'],
});

export const addCandidateNote = endpoint({
  method: 'POST',
  path: '/recruiter/candidates/{id}/notes',
  access: RECRUITERS,
  summary: 'Writes a note about a candidate; the colleagues it names are told.',
  params: z.object({ id: Id }),
  body: z.object({ text: NoteText, mentions: Mentions, job_id: Id.nullish() }),
  response: CandidateNotes,
  errors: [
    'candidates.not_found',
    'jobs.not_found',
    'candidate_notes.not_a_colleague',
    'candidate_notes.hidden_by_blind_review',
  ],
  message: 'candidate_notes.added',
});

export const changeCandidateNote = endpoint({
  method: 'PATCH',
  path: '/recruiter/candidate-notes/{id}',
  access: RECRUITERS,
  summary: 'Changes a note of one’s own; colleagues whom it names for the first time are told.',
  params: z.object({ id: Id }),
  body: z.object({ text: NoteText, mentions: Mentions }),
  response: CandidateNotes,
  errors: ['candidate_notes.not_found', 'candidate_notes.not_a_colleague'],
  message: 'candidate_notes.changed',
});

export const deleteCandidateNote = endpoint({
  method: 'DELETE',
  path: '/recruiter/candidate-notes/{id}',
  access: RECRUITERS,
  summary: 'Deletes a note of one’s own.',
  params: z.object({ id: Id }),
  response: CandidateNotes,
  errors: ['candidate_notes.not_found'],
  message: 'candidate_notes.deleted',
});

/** Letters of any script, digits and the signs that names of things have; no commas, which part words in addresses. */
export const CandidateTag = z
  .string()
  .trim()
  .min(1, 'required')
  .max(40, 'too_long')
  .regex(/^[^,]+$/, 'invalid');

const TagCounts = z.object({
  results: z.array(z.object({ tag: z.string(), people: z.number().int() })),
});

export const listCandidateTags = endpoint({
  method: 'GET',
  path: '/recruiter/candidate-tags',
  access: RECRUITERS,
  summary: 'The tags of one’s own company, the most used first.',
  query: z.object({ input: z.string().trim().max(40).default('') }),
  response: TagCounts,
});

export const tagCandidates = endpoint({
  method: 'POST',
  path: '/recruiter/candidate-tags',
  access: RECRUITERS,
  summary:
    'Puts tags of one’s own company on candidates, and takes tags off them. Nobody who is hidden in a blind review has tags.',
  body: z.object({
    candidate_ids: z.array(Id).min(1).max(100),
    add: z.array(CandidateTag).max(MOST_TAGS).default([]),
    remove: z.array(CandidateTag).max(MOST_TAGS).default([]),
  }),
  response: z.object({
    results: z.array(z.object({ candidate_id: Id, tags: z.array(z.string()) })),
    /** What was not there before, so that it can be taken back. */
    added: z.array(z.object({ candidate_id: Id, tag: z.string() })),
    removed: z.array(z.object({ candidate_id: Id, tag: z.string() })),
  }),
  errors: ['candidates.not_found', 'candidate_notes.too_many_tags', 'candidate_notes.hidden_by_blind_review'],
});

/** Why a call about notes and tags is refused, with the HTTP status of each. */
export const candidateNoteErrors = {
  /** Also where a colleague wrote it, since only its author may touch it. */
  'candidate_notes.not_found': 404,
  /** A note names somebody outside the company. */
  'candidate_notes.not_a_colleague': 422,
  'candidate_notes.too_many_tags': 422,
  /** A tag, or a note without its job, would tie the alias to the person behind it. */
  'candidate_notes.hidden_by_blind_review': 422,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof candidateNoteErrors, number> {}
}
