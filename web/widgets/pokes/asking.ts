import { getCandidate, getPipeline, listCandidates } from '#contract/features/candidates.contract.ts';
import { pokeCandidates, type previewPoke, takePokeBack } from '#contract/features/pokes.contract.ts';
import { getMatchingCandidates } from '#contract/features/rankings.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { call, callWithMessage } from '#web/platform/call.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';

/** Somebody who may be asked about a job. */
export interface Askable {
  candidate_id: string;
  job_id: string;
  /** Said where they are asked about several jobs. */
  job_title?: string;
  name: string;
}

type Preview = Reply<typeof previewPoke>;
type Outcome = Preview['results'][number]['outcome'];

/** As many of one job as one call takes. */
export interface Asking {
  job_id: string;
  people: readonly Askable[];
}

/** People in the calls that ask them: job by job. */
export function askingsOf(people: readonly Askable[]): Asking[] {
  const all: Asking[] = [];
  for (const [job_id, some = []] of Object.entries(Object.groupBy(people, (one) => one.job_id)))
    for (let from = 0; from < some.length; from += LIMITS.pokesAtOnce)
      all.push({ job_id, people: some.slice(from, from + LIMITS.pokesAtOnce) });
  return all;
}

export const bodyOf = ({ job_id, people }: Asking) => ({
  job_id,
  candidate_ids: people.map((one) => one.candidate_id),
});

/** What would come of all calls together. */
export interface Outlook {
  /** How many would be asked. */
  toAsk: number;
  /** How many more may be asked today before this. */
  remaining: number;
  limits: Preview['limits'];
  company: Preview['company'];
  mails: Preview['mails'];
  /** The others by why they are not asked. */
  others: { reason: Exclude<Outcome, 'poked'>; people: Askable[] }[];
}

export function outlookOf(askings: readonly Asking[], previews: readonly Preview[]): Outlook | null {
  const [first] = previews;
  if (!first || previews.length < askings.length) return null;
  const not = askings.flatMap(({ people }, call) =>
    people.flatMap((person, at) => {
      // In the order in which they were named.
      const reason = previews[call]?.results[at]?.outcome ?? 'not_reachable';
      return reason === 'poked' ? [] : [{ person, reason }];
    }),
  );
  return {
    toAsk: previews.reduce((sum, { poked }) => sum + poked, 0),
    remaining: Math.min(first.limits.company.left, first.limits.own.left),
    limits: first.limits,
    company: first.company,
    mails: previews.flatMap(({ mails }) => mails),
    others: Object.entries(Object.groupBy(not, ({ reason }) => reason)).map(([, some]) => ({
      reason: some[0]?.reason ?? 'not_reachable',
      people: some.map(({ person }) => person),
    })),
  };
}

/** Asks them call by call, since the day's limit counts those before; how many are asked, and what takes that back. */
export async function askAll(askings: readonly Asking[]): Promise<{ asked: number; asks: string[] }> {
  let asked = 0;
  const asks: string[] = [];
  try {
    for (const asking of askings) {
      const { poked, ask } = await call(pokeCandidates, { body: bodyOf(asking) });
      asked += poked;
      if (ask) asks.push(ask.id);
    }
  } catch (error) {
    // What was asked before stands, and is said: only where nobody was asked the whole is refused.
    if (asks.length === 0) throw error;
    showError(error);
  } finally {
    void refreshAsked();
  }
  return { asked, asks };
}

/** Takes back what has not left. The dialog has gone by then: it is not the component that answers. */
export async function takeBackAll(asks: readonly string[]): Promise<void> {
  try {
    let words = '';
    for (const id of asks) words = (await callWithMessage(takePokeBack, { params: { id } })).message;
    showNotice(words);
  } catch (error) {
    showError(error);
  } finally {
    void refreshAsked();
  }
}

const refreshAsked = () => refresh(getMatchingCandidates, listCandidates, getPipeline, getCandidate);
