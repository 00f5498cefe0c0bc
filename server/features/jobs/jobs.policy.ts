import type { Job } from '#contract/features/jobs.contract.ts';
import type { Actor } from '#server/platform/context.ts';
import type { JobRow } from './jobs.store.ts';

type JobFacts = Pick<JobRow, 'portal' | 'companyId' | 'status' | 'audience'>;

export const isRecruiter = (actor: Actor) => actor.state === 'RECRUITER' || actor.state === 'RECRUITER_ADMIN';

/** A job belongs to its company: every recruiter of it may work on it, nobody else. One that was deleted is nobody's. */
export const ownsJob = (actor: Actor, job: Pick<JobFacts, 'companyId' | 'status'>): boolean =>
  isRecruiter(actor) && actor.companyId === job.companyId && job.status !== 'removed';

/** It is out, whoever it is for. */
export const isPublished = ({ status }: Pick<JobFacts, 'status'>): boolean => status === 'published';

/** Everyone of the portal may read it. */
export const isPublic = (job: Pick<JobFacts, 'status' | 'audience'>): boolean =>
  job.status === 'published' && job.audience === 'portal';

/** Published jobs are seen across their portal, all others by their company alone. */
export const maySeeJob = (actor: Actor, job: JobFacts): boolean =>
  ownsJob(actor, job) || (isPublic(job) && job.portal === actor.portal);

/** Beside those, a published job for employees is seen by whom it was sent to: the second question is asked of the sendings. */
export const isForEmployees = (actor: Actor, job: JobFacts): boolean =>
  isPublished(job) &&
  job.audience === 'employees' &&
  actor.state === 'CANDIDATE' &&
  actor.portal === job.portal;

/** As its readers are told: what is left of a deleted job is a closed one. */
export const statusOf = ({ status }: Pick<JobFacts, 'status'>): Job['status'] =>
  status === 'removed' ? 'closed' : status;

/** What the reader may do, so that screens repeat no rule. */
export function rightsOn(actor: Actor, job: JobFacts): Job['can'] {
  const owns = ownsJob(actor, job);
  return { edit: owns, publish: owns && job.status !== 'published', remove: owns, see_candidates: owns };
}
