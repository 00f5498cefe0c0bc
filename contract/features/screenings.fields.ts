import { z } from 'zod';
import { Id, Moment } from '../kernel/fields.ts';

/** Answers to the questions of jobs as lists of assessments. */

/** The two lists: all answers to questions of jobs, and those that were given in a conversation. */
export const SCREENING_LISTS = ['job_screening_questions', 'chat_bot_messages'] as const;
export type ScreeningListName = (typeof SCREENING_LISTS)[number];

/** How the questions were asked: all on one page, or one after the other. */
export const SCREENING_WAYS = ['form', 'conversation'] as const;
export type ScreeningWay = (typeof SCREENING_WAYS)[number];

/** `IN_PROGRESS` until the application that carries the answers is sent, `COMPLETED` from then on. */
export const ScreeningStatus = z.enum(['IN_PROGRESS', 'COMPLETED']);

/** A job’s questions as they stand with one person. */
export const ScreeningRow = z.object({
  job: z.object({ jid: Id, job_title: z.string(), company_name: z.string() }),
  status: ScreeningStatus,
  way: z.enum(SCREENING_WAYS),
  answered: z.number().int(),
  /** As many as the job asks now. */
  questions: z.number().int(),
  application_id: Id.nullable(),
  /** Of the latest answer, or when they were sent. */
  saved_at: Moment,
  /** Who answered, for those who hire; under an alias where the job is reviewed blind. */
  person: z.object({ user_id: Id, name: z.string(), is_blind: z.boolean() }).nullable(),
});
export type ScreeningRow = z.infer<typeof ScreeningRow>;

/** A page of them: one’s own, or for those who hire what was sent to the company. */
export const ScreeningList = z.object({
  view: z.literal('screenings'),
  list: z.enum(SCREENING_LISTS),
  total: z.number().int(),
  assessments: z.array(ScreeningRow),
  selected_dates: z.tuple([z.iso.date(), z.iso.date()]).nullable(),
  pagination: z.object({
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    pages: z.number().int(),
  }),
});
export type ScreeningList = z.infer<typeof ScreeningList>;
