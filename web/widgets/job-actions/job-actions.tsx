import { ActionIcon } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { MoreIcon } from '#web/design/icons.ts';
import { lateCode } from '#web/design/late-code.ts';
import { UntilMenu } from '#web/design/late-menu.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useJobChanges } from './job-changes.ts';
import type { JobOfMenu } from './job-menu.tsx';

interface JobActionsProps {
  job: JobOfMenu;
  /** The job is gone: a screen that shows only it must leave. */
  onDeleted?: () => void;
}

const JobMenu = lazy(() => lateCode(() => import('./job-menu.tsx')));
/** The code of codes to scan comes when somebody shares. */
const PublishDialog = lazy(() =>
  import('../job-publishing/publish-panel.tsx').then((all) => ({ default: all.PublishDialog })),
);

/** What a recruiter may do with a job: edit, share, copy, publish, close, delete. Only the last asks first. */
export function JobActions({ job, onDeleted }: JobActionsProps) {
  const { t } = useTranslation('job-actions');
  const [asked, setAsked] = useState<'delete' | 'share' | null>(null);
  const changes = useJobChanges();

  const remove = async () => {
    const isGone = await changes.remove.mutateAsync({ body: { job_id: job.jid } }).catch(() => null);
    if (isGone) onDeleted?.();
    setAsked(null);
  };

  const button = (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('menu', { job: job.job_title })}>
      <MoreIcon size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
  return (
    <>
      <UntilMenu button={button}>
        {(menu) => <JobMenu {...menu} button={button} job={job} changes={changes} onAsk={setAsked} />}
      </UntilMenu>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={t('delete_title')}
        confirm={t('delete')}
        cancel={t('cancel')}
        isDangerous
        isRunning={changes.remove.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(null)}
      >
        <p>
          <strong>
            <bdi>{job.job_title}</bdi>
          </strong>
        </p>
        <p>{t('delete_body')}</p>
      </ConfirmDialog>
      {asked === 'share' && (
        <Suspense fallback={null}>
          <PublishDialog jobId={job.jid} title={job.job_title} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
