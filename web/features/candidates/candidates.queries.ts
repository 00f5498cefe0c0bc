import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getApplicant, listApplicants } from '#contract/features/applications.contract.ts';
import {
  actOnCandidate,
  getCandidate,
  listCandidates,
  STATUS_AFTER_ACTION,
} from '#contract/features/candidates.contract.ts';
import { getRecruiterStats, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { listMatchingCandidates, type MatchingCandidate } from '#contract/features/matches.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { keyOf, mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showNotice } from '#web/platform/snackbars.ts';

export type CandidateStatus = MatchingCandidate['status'];
export type Ranking = Reply<typeof listMatchingCandidates>;
export type LeftOut = Ranking['left_out'];

/** What a recruiter will not do without. Skills by id or name; languages as `arabic` or `english:fluent`. */
export interface Requirements {
  skills: readonly string[];
  /** 0 where it does not matter. */
  years: number;
  languages: readonly string[];
}

/** Where a person is put, and of which job. */
export interface Decision {
  jobId: string;
  candidateId: string;
  name: string;
  status: CandidateStatus;
  /** Told to whoever applied. */
  reason?: string | null;
}

const PER_PAGE = 20;

interface RankingFilter {
  jobId: string;
  page: number;
  status: CandidateStatus;
  /** Also those under the floor of what is shown at first. */
  withWeaker: boolean;
  required: Requirements;
}

/**
 * A page of a job's candidates. A decision is shown whatever the score is: the floor hides only those whom
 * nobody has decided on.
 */
export const rankingQuery = ({ jobId, page, status, withWeaker, required }: RankingFilter) =>
  queryFor(listMatchingCandidates, {
    params: { id: jobId },
    query: {
      page,
      limit: PER_PAGE,
      status,
      ...(status === 'PENDING' && !withWeaker && { min_score: LIMITS.candidateDisplayFloor }),
      ...asQuery(required),
    },
  });

/** How many candidates of a job are decided on, for the tabs: counted without the floor. */
export const decidedCountsQuery = (jobId: string, required: Requirements) =>
  queryFor(listMatchingCandidates, {
    params: { id: jobId },
    query: { page: 1, limit: 1, ...asQuery(required) },
  });

/** Only what is required: a query that asks for nothing is the same as one that has no such fields. */
const asQuery = ({ skills, years, languages }: Requirements) => ({
  ...(skills.length > 0 && { required_skills: [...skills] }),
  ...(years > 0 && { min_years: years }),
  ...(languages.length > 0 && { required_languages: [...languages] }),
});

/** The last decision on each person, by job, made in this tab. */
const latest = new Map<string, Decision>();

/** After a decision everything that counts or shows decisions is asked again. */
const refreshDecisions = () =>
  refresh(
    listMatchingCandidates,
    listCandidates,
    getCandidate,
    getRecruiterStats,
    listRecruiterJobs,
    listApplicants,
    getApplicant,
  );

/**
 * Shortlists, rejects, or takes either back: shown at once, taken back if the server refuses. The snackbar
 * offers to undo, which puts the person back to where they were.
 */
export function useDecide() {
  const { t } = useTranslation('candidates');
  const mutation = mutationFor(actOnCandidate);
  const act = useMutation({
    ...mutation,
    onMutate: async ({ body }) => {
      const lists = { queryKey: keyOf(listMatchingCandidates) };
      await queryCache.cancelQueries(lists);
      const before = queryCache.getQueriesData<Ranking>(lists);
      const status = STATUS_AFTER_ACTION[body.action];
      for (const [key, ranking] of before)
        if (ranking && isOfJob(key, body.job_id))
          queryCache.setQueryData(key, moved(ranking, body.candidate_id, status));
      return before;
    },
    onError: (error, input, before, context) => {
      for (const [key, ranking] of before ?? []) queryCache.setQueryData(key, ranking);
      mutation.onError?.(error, input, undefined, context);
    },
    onSettled: refreshDecisions,
  });

  const put = ({ jobId, candidateId, status, reason }: Omit<Decision, 'name'>) =>
    act.mutateAsync({
      body: {
        job_id: jobId,
        candidate_id: candidateId,
        action: status === 'PENDING' ? 'UNSELECTED' : status,
        ...(reason && { reason }),
      },
    });
  const decide = async (decision: Decision, { before }: { before: CandidateStatus }): Promise<void> => {
    const person = `${decision.jobId} ${decision.candidateId}`;
    latest.set(person, decision);
    const undo = () => {
      // An older snackbar must not take back what was decided after it.
      if (latest.get(person) === decision)
        void put({ ...decision, status: before, reason: null }).catch(ignore);
    };
    showNotice(t(`decided.${decision.status}`, { name: decision.name }), { undo });
    await put(decision).catch(ignore);
  };
  /** One call each, one after the other: the limit on calls is for people, and a failure stops nothing. */
  const decideAll = async (decisions: readonly Decision[]): Promise<void> => {
    const done: Decision[] = [];
    for (const decision of decisions) {
      const isDone = await put(decision).then(
        () => true,
        () => false,
      );
      if (isDone) done.push(decision);
    }
    if (done.length === 0) return;
    showNotice(t(`decided_all.${done[0]!.status}`, { count: done.length }), {
      undo: () => {
        void (async () => {
          for (const decision of done) await put({ ...decision, status: 'PENDING' }).catch(ignore);
        })();
      },
    });
  };
  return { decide, decideAll, isRunning: act.isPending };
}

/** The mutation has shown the error and put the lists back. */
const ignore = () => undefined;

function isOfJob(key: readonly unknown[], jobId: string): boolean {
  const input = key[1] as { params?: { id?: string } } | undefined;
  return input?.params?.id === jobId;
}

/** The ranking after one of its people was put elsewhere: gone from a list of one status, and counted there. */
export function moved(ranking: Ranking, candidateId: string, status: CandidateStatus): Ranking {
  const person = ranking.results.find((one) => one.candidate_id === candidateId);
  if (!person || person.status === status) return ranking;
  return {
    ...ranking,
    results: ranking.results.filter((one) => one.candidate_id !== candidateId),
    total: Math.max(0, ranking.total - 1),
    counts: {
      ...ranking.counts,
      [person.status]: Math.max(0, ranking.counts[person.status] - 1),
      [status]: ranking.counts[status] + 1,
    },
  };
}
