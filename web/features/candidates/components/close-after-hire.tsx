import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useJobChanges } from '#web/widgets/job-actions/job-changes.ts';

interface CloseAfterHireProps {
  hired: { jobId: string; name: string } | null;
  onDone: () => void;
}

/** A hire closes nothing by itself: more people may be wanted. So it is asked. */
export function CloseAfterHire({ hired, onDone }: CloseAfterHireProps) {
  const { t } = useTranslation('candidates');
  const { close } = useJobChanges();
  return (
    <ConfirmDialog
      isOpen={hired !== null}
      title={t('hired.title', { name: isolated(hired?.name ?? '') })}
      confirm={t('hired.close')}
      cancel={t('hired.keep')}
      isRunning={close.isPending}
      onCancel={onDone}
      onConfirm={() => hired && close.mutate({ params: { id: hired.jobId } }, { onSettled: onDone })}
    >
      {t('hired.body')}
    </ConfirmDialog>
  );
}
