import type { MatchingCandidate, MatchingJob } from '#contract/features/matches.contract.ts';

/**
 * What features tell each other without knowing each other. A listener runs in the transaction of the change and
 * mostly enqueues a job.
 */
export interface DomainEvents {
  'accounts.onboarded': { userId: string };
  'profiles.changed': { userId: string };
  'profiles.removed': { userId: string };
  'jobs.changed': { jobId: string };
  'jobs.unlisted': { jobId: string };
  'resumes.read': { userId: string };
  'resumes.failed': { userId: string };
  'matches.new_for_person': { userId: string; count: number; job: string; company: string };
  'matches.new_for_job': { jobId: string; count: number };
  'candidates.decided': { userId: string; jobId: string; status: MatchingCandidate['status'] };
  'favourites.reacted': { userId: string; jobId: string; reaction: MatchingJob['reaction'] };
  'favourites.kept': { userId: string; jobIds: readonly string[]; isFavourite: boolean };
}

export interface Listener<K extends keyof DomainEvents = keyof DomainEvents> {
  event: K;
  // Each listener is made by `on`, which ties its payload to its event.
  run: (ctx: never, payload: never) => Promise<void>;
}

/** Declares that a feature reacts to another's event. */
export function on<C, K extends keyof DomainEvents>(
  event: K,
  run: (ctx: C, payload: DomainEvents[K]) => Promise<void>,
): Listener<K> {
  return { event, run: run as Listener<K>['run'] };
}
