import { z } from 'zod';

/** What a recruiter looks for in people. */
export const CandidateQuery = z.object({
  text: z.string().trim().max(500).default(''),
});
export type CandidateQuery = z.infer<typeof CandidateQuery>;
