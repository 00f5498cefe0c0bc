import type { MatchingJob } from '#contract/features/job-lists.contract.ts';
import type { Profile } from '#contract/features/profiles.contract.ts';
import type { ResumeStatus } from '#contract/features/resumes.contract.ts';
import type { MatchingList } from './job-lists.queries.ts';

export type NextStep =
  | { kind: 'resume_failed'; failure: ResumeStatus['failure'] }
  | { kind: 'profile'; step: Profile['next_steps'][number] }
  | { kind: 'computing'; jobs: number }
  | { kind: 'best_job'; job: MatchingJob }
  | { kind: 'all_applied'; jobs: number }
  | { kind: 'no_match'; jobs: number };

/** Below this share the profile is too thin for its matches to mean much. */
const THIN_PROFILE = 0.7;

interface Known {
  profile: Profile | null;
  resume: ResumeStatus | null;
  /** The first page of the ranking. */
  matches: MatchingList | null;
  /** The best of it that were not applied to. */
  toApplyFor: readonly MatchingJob[] | null;
}

/**
 * The one thing to do now: first what keeps everything else from working, then what would change most, then
 * the best job that was neither applied nor reacted to yet. `null` while too little is known to say.
 */
export function nextStepOf({ profile, resume, matches, toApplyFor }: Known): NextStep | null {
  const [step] = profile?.next_steps ?? [];
  const hasWork = Boolean(profile?.work_history_detailed.length);
  if (resume?.status === 'failed' && !hasWork) return { kind: 'resume_failed', failure: resume.failure };
  if (profile && step && profile.score < THIN_PROFILE) return { kind: 'profile', step };
  if (!matches) return null;
  if (matches.computing) return { kind: 'computing', jobs: matches.job_data_count };
  if (!toApplyFor) return null;
  const best = toApplyFor.find((job) => job.reaction === null && !job.is_favorite) ?? toApplyFor[0];
  if (best) return { kind: 'best_job', job: best };
  if (step) return { kind: 'profile', step };
  return matches.total > 0
    ? { kind: 'all_applied', jobs: matches.total }
    : { kind: 'no_match', jobs: matches.job_data_count };
}
