import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getApplicant, listApplicants } from '#contract/features/applications.contract.ts';
import { listCandidateNotes, listCandidateTags } from '#contract/features/candidate-notes.contract.ts';
import {
  getCandidate,
  getPipeline,
  listCandidateHistory,
  listCandidateJobs,
  listCandidates,
  listDuplicates,
} from '#contract/features/candidates.contract.ts';
import { type HiringStage, listHiringStages } from '#contract/features/hiring-stages.contract.ts';
import { getRecruiterStats, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import {
  getCandidateOrder,
  getMatchingCandidates,
  listMatchingCandidates,
} from '#contract/features/rankings.contract.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { useServerEvent } from '#web/platform/socket.ts';

export const stagesQuery = { ...queryFor(listHiringStages, {}), staleTime: 60_000 };

/** The company’s stages; empty until they are known. */
export const useStages = (): readonly HiringStage[] => useQuery(stagesQuery).data?.results ?? [];

/** What is asked again after anybody moved, was written about or tagged. */
export const refreshPeople = () =>
  refresh(
    getPipeline,
    listCandidates,
    getCandidate,
    listCandidateJobs,
    listCandidateHistory,
    listDuplicates,
    listCandidateNotes,
    listCandidateTags,
    listMatchingCandidates,
    getCandidateOrder,
    getMatchingCandidates,
    listApplicants,
    getApplicant,
    listRecruiterJobs,
    getRecruiterStats,
  );

const TOGETHER_MS = 120;

/** Shows what colleagues change: many changes at once are asked for once. */
export function useColleaguesChanges(): void {
  const follow = useDebouncedCallback(
    () => void Promise.all([refreshPeople(), refresh(listHiringStages)]),
    TOGETHER_MS,
  );
  useServerEvent('candidates:changed', follow);
}
