import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  closeJob,
  copyJob,
  deleteJob,
  getJob,
  getRecruiterStats,
  listRecruiterJobs,
  publishJob,
} from '#contract/features/jobs.contract.ts';
import { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';

/**
 * Publishing, copying, closing and deleting, each with the server's sentence and everything asked again afterwards.
 * Closing can be undone from its sentence: published again at once, a job is as it was. What lacks something to be
 * published opens in the editor, which shows what.
 */
export function useJobChanges() {
  const navigate = useNavigate();
  const done = {
    onSuccess: ({ message }: { message: string }) => {
      showNotice(message);
      return refresh(...CHANGED);
    },
  };
  const publish = useMutation({
    ...mutationFor(publishJob),
    ...done,
    onError: (error, { params }) => {
      showError(error);
      if (error instanceof ApiError && error.code === 'jobs.incomplete')
        void navigate({ to: '/recruiter/jobs/post-job/$id/edit', params, search: { check: true } });
    },
  });
  return {
    publish,
    copy: useMutation({ ...mutationFor(copyJob), ...done }),
    close: useMutation({
      ...mutationFor(closeJob),
      onSuccess: ({ message }, { params }) => {
        showNotice(message, { undo: () => publish.mutate({ params }) });
        return refresh(...CHANGED);
      },
    }),
    remove: useMutation({
      ...mutationFor(deleteJob),
      // The job itself is not asked again: it is gone.
      onSuccess: ({ message }) => {
        showNotice(message);
        return refresh(listRecruiterJobs, getRecruiterStats);
      },
    }),
  };
}

const CHANGED = [listRecruiterJobs, getRecruiterStats, getJob, listMatchingCandidates] as const;
