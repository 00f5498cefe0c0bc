import type { Job } from '#contract/features/jobs.contract.ts';
import type { Actor } from '#server/platform/context.ts';

interface JobFacts {
  portal: string;
  companyId: string;
  status: Job['status'];
}

export const isRecruiter = (actor: Actor) => actor.state === 'RECRUITER' || actor.state === 'RECRUITER_ADMIN';

/** A job belongs to its company: every recruiter of it may work on it, nobody else. */
export const ownsJob = (actor: Actor, job: JobFacts): boolean =>
  isRecruiter(actor) && actor.companyId !== null && actor.companyId === job.companyId;

/** Published jobs are seen across their portal, drafts and closed ones by their company alone. */
export const maySeeJob = (actor: Actor, job: JobFacts): boolean =>
  ownsJob(actor, job) || (job.status === 'published' && job.portal === actor.portal);

/** What the reader may do, so that screens repeat no rule. */
export function rightsOn(actor: Actor, job: JobFacts): Job['can'] {
  const owns = ownsJob(actor, job);
  return { edit: owns, publish: owns && job.status !== 'published', remove: owns, see_candidates: owns };
}
