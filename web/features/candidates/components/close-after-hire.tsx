import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { closeJob, getJob, listRecruiterJobs, publishJob } from '#contract/features/jobs.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';

interface CloseAfterHireProps {
  hired: { jobId: string; name: string } | null;
  onDone: () => void;
}

/** A hire closes nothing by itself: more people may be wanted. So it is asked. */
export function CloseAfterHire({ hired, onDone }: CloseAfterHireProps) {
  const { t } = useTranslation('candidates');
  const reopen = useMutation({
    ...mutationFor(publishJob),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(getJob, listRecruiterJobs);
    },
  });
  const close = useMutation({
    ...mutationFor(closeJob),
    onSuccess: ({ message }, { params }) => {
      showNotice(message, { undo: () => reopen.mutate({ params }) });
      return refresh(getJob, listRecruiterJobs);
    },
    onSettled: onDone,
  });
  return (
    <ConfirmDialog
      isOpen={hired !== null}
      title={t('hired.title', { name: isolated(hired?.name ?? '') })}
      confirm={t('hired.close')}
      cancel={t('hired.keep')}
      isRunning={close.isPending}
      onCancel={onDone}
      onConfirm={() => hired && close.mutate({ params: { id: hired.jobId } })}
    >
      {t('hired.body')}
    </ConfirmDialog>
  );
}
