import { useEffect } from 'react';
import { MOST_SIGHTINGS, noteSeenCandidates, noteSeenJobs } from '#contract/features/matches.contract.ts';
import { call } from '#web/platform/call.ts';
import { currentSession } from '#web/platform/session.ts';

/** What comes on the screen within so long is told in one call. */
const GATHERED_FOR_MS = 1_000;

/** Tells the server that a job is on this candidate's screen, so that it is news no more. */
export function useSeenJob(jobId: string): void {
  useEffect(() => onceVisible(() => note(null, jobId)), [jobId]);
}

/** Tells the server that candidates of a job are on a screen of its company, so that they are news no more. */
export function useSeenCandidates(jobId: string, candidateIds: readonly (string | undefined)[]): void {
  const ids = candidateIds.filter((id) => id !== undefined).join(' ');
  useEffect(() => {
    if (ids === '') return;
    return onceVisible(() => {
      for (const id of ids.split(' ')) note(jobId, id);
    });
  }, [jobId, ids]);
}

/** Pairs that are told of together: jobs of a candidate (`jobId` null), or candidates of one job. */
interface Gathered {
  userId: string;
  jobId: string | null;
  ids: Set<string>;
}

/** What was told in this tab is not told again; where telling failed it is at the next showing. */
const told = new Set<string>();
const gathered = new Map<string, Gathered>();

function note(jobId: string | null, id: string): void {
  const userId = currentSession().user?.id;
  if (!userId) return;
  const group = `${userId} ${jobId}`;
  if (told.has(`${group} ${id}`)) return;
  told.add(`${group} ${id}`);
  if (gathered.size === 0) setTimeout(tell, GATHERED_FOR_MS);
  const waiting = gathered.get(group) ?? { userId, jobId, ids: new Set() };
  waiting.ids.add(id);
  gathered.set(group, waiting);
}

function tell(): void {
  const groups = [...gathered];
  gathered.clear();
  for (const [group, { userId, jobId, ids }] of groups) {
    // Somebody else has signed in meanwhile: they have seen nothing of it.
    if (userId !== currentSession().user?.id) continue;
    const all = [...ids];
    for (let from = 0; from < all.length; from += MOST_SIGHTINGS) {
      const some = all.slice(from, from + MOST_SIGHTINGS);
      send(jobId, some).catch(() => {
        for (const id of some) told.delete(`${group} ${id}`);
      });
    }
  }
}

function send(jobId: string | null, ids: string[]): Promise<unknown> {
  // Sent to its end even where the page is left meanwhile.
  const options = { keepalive: true };
  return jobId === null
    ? call(noteSeenJobs, { body: { job_ids: ids } }, options)
    : call(noteSeenCandidates, { body: { job_id: jobId, candidate_ids: ids } }, options);
}

/** A tab behind others shows nothing to anybody until it comes to the front. Returns what takes the wish back. */
function onceVisible(run: () => void): () => void {
  const stop = () => document.removeEventListener('visibilitychange', look);
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    run();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
