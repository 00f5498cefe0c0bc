import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Job, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import {
  exportMatchingCandidates,
  recomputeMatchingCandidates,
} from '#contract/features/rankings.contract.ts';
import { AdjustIcon, DownloadIcon, RefreshIcon } from '#web/design/icons.ts';
import { callForFile } from '#web/platform/call.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type OrderQuery, refreshRanking } from './rankings.queries.ts';

/** A ranking that was asked for again is done long before this, whether the socket says so or not. */
const RECOMPUTED_AFTER_MS = 6_000;

/** What can be done with a whole ranking. */
export interface RankingTask {
  label: string;
  icon: typeof RefreshIcon;
  isRunning: boolean;
  run: () => void;
}

interface RankingTasks {
  job: Job;
  asked: OrderQuery;
  recompute: ReturnType<typeof useRecompute>;
  onWeights: () => void;
}

/** What can be done with the whole ranking: save it as a file, weigh the job's skills, rank anew. */
export function useRankingTasks({ job, asked, recompute, onWeights }: RankingTasks): RankingTask[] {
  const { t } = useTranslation('rankings');
  const saving = useExport(job, asked);
  const weigh = { label: t('weights.open'), icon: AdjustIcon, isRunning: false, run: onWeights };
  return [
    {
      label: t('ranking.export'),
      icon: DownloadIcon,
      isRunning: saving.isPending,
      run: () => saving.mutate(),
    },
    ...(job.skills.length > 0 && job.can.edit ? [weigh] : []),
    { label: t('recompute'), icon: RefreshIcon, isRunning: recompute.isRunning, run: recompute.run },
  ];
}

/** Saves all whom the filters leave as a file. */
const useExport = (job: Job, asked: OrderQuery) =>
  useMutation({
    mutationFn: async () =>
      saveFile(
        await callForFile(exportMatchingCandidates, { params: { id: job.jid }, query: asked }),
        `${job.job_title}.csv`,
      ),
    onError: showError,
  });

/** Asks for a new ranking, and for what it says once the server tells that it is there. */
export function useRecompute(jobId: string) {
  const [isRunning, setIsRunning] = useState(false);
  const done = () => {
    setIsRunning(false);
    return Promise.all([refreshRanking(), refresh(listRecruiterJobs)]);
  };
  useServerEvent('matches:changed', ({ job_id }) => {
    if (job_id === null || job_id === jobId) void done();
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      setIsRunning(false);
      void refreshRanking();
    }, RECOMPUTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);
  const mutation = useMutation({
    ...mutationFor(recomputeMatchingCandidates),
    onSuccess: ({ message }) => {
      setIsRunning(true);
      showNotice(message);
    },
  });
  return {
    isRunning: isRunning || mutation.isPending,
    run: () => mutation.mutate({ body: { job_id: jobId } }),
  };
}
