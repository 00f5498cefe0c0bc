import type { getRecruiterStats, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

type Stats = Reply<typeof getRecruiterStats>;
type ListedJob = Reply<typeof listRecruiterJobs>['results'][number];
type JobName = Pick<ListedJob, 'jid' | 'job_title'>;

export type NextAction =
  | { kind: 'limit_reached'; limit: number }
  | { kind: 'finish_drafts'; count: number }
  | { kind: 'review'; count: number; job: JobName }
  | { kind: 'describe'; job: JobName }
  | { kind: 'see_shortlist'; count: number };

const MOST = 3;

/** What a recruiter may do next, most pressing first: what blocks, what waits, what could go better. */
export function nextActions(stats: Stats, jobs: readonly ListedJob[]): NextAction[] {
  const actions: NextAction[] = [];
  if (stats.published >= stats.post_job_limit)
    actions.push({ kind: 'limit_reached', limit: stats.post_job_limit });
  if (stats.drafts > 0) actions.push({ kind: 'finish_drafts', count: stats.drafts });

  const ranked = jobs.filter((job) => job.status === 'published' && !job.candidates_loading);
  const untouched = ranked
    .filter((job) => job.candidate_count > 0 && job.shortlisted_count === 0)
    .sort((a, b) => b.candidate_count - a.candidate_count)[0];
  if (untouched) actions.push({ kind: 'review', count: untouched.candidate_count, job: untouched });
  const alone = ranked.find((job) => job.candidate_count === 0);
  if (alone) actions.push({ kind: 'describe', job: alone });

  if (stats.shortlisted > 0) actions.push({ kind: 'see_shortlist', count: stats.shortlisted });
  return actions.slice(0, MOST);
}
