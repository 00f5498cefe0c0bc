import { readStored, store } from '#web/platform/storage.ts';

/**
 * Since when a person was away, so that the list can say what is new. This browser remembers it; where it cannot, or
 * after a logout, nothing counts as new rather than everything.
 */

/** After so long without a look at jobs it is another visit. */
const AWAY_MS = 30 * 60_000;

interface Visit {
  /** When the visit before this one ended; null where there was none. */
  before: string | null;
  latest: string;
}

/** When the visit before this one ended, as an ISO moment; null where there was none. */
export function endOfLastVisit(now: Date = new Date()): string | null {
  const known = readVisit();
  const isAnother = known !== null && now.getTime() - Date.parse(known.latest) > AWAY_MS;
  return isAnother ? known.latest : (known?.before ?? null);
}

/** Notes that jobs are looked at now; answers as `endOfLastVisit`. */
export function noteVisit(now: Date = new Date()): string | null {
  const before = endOfLastVisit(now);
  store('jobs_visit', JSON.stringify({ before, latest: now.toISOString() } satisfies Visit));
  return before;
}

function readVisit(): Visit | null {
  try {
    const visit = JSON.parse(readStored('jobs_visit') ?? 'null') as Visit | null;
    return visit && !Number.isNaN(Date.parse(visit.latest)) ? visit : null;
  } catch {
    return null;
  }
}

/** Whether a job was posted since a moment. */
export const isPostedSince = (since: string | null, job: { posted_at: string | null }): boolean =>
  since !== null && job.posted_at !== null && Date.parse(job.posted_at) > Date.parse(since);
