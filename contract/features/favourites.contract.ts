import { z } from 'zod';
import { CANDIDATES, endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';

export const reactToJob = endpoint({
  method: 'POST',
  path: '/job/{action}',
  access: CANDIDATES,
  summary: 'Likes or dislikes a job; the same again takes it back.',
  params: z.object({ action: z.enum(['like', 'dislike']) }),
  body: z.object({ job_id: Id }),
  response: z.object({ job_id: Id, reaction: z.enum(['like', 'dislike']).nullable() }),
  errors: ['jobs.not_found'],
});

export const favouriteJobs = endpoint({
  method: 'POST',
  path: '/favorite-jobs',
  access: CANDIDATES,
  summary: 'Which of the given jobs are favourites; with `favorite` it first makes them so, or no longer so.',
  body: z.object({ job_ids: z.array(Id).min(1, 'required').max(100), favorite: z.boolean().optional() }),
  response: z.array(z.object({ job_id: Id, user_id: Id })),
  errors: ['jobs.not_found'],
});
