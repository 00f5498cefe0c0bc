import { ActionIcon, Menu, type MenuItemProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { createLink, type LinkComponent, useNavigate } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, forwardRef, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  closeJob,
  copyJob,
  deleteJob,
  getJob,
  getRecruiterStats,
  type Job,
  listRecruiterJobs,
  publishJob,
} from '#contract/features/jobs.contract.ts';
import { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import {
  CardsIcon,
  CloseIcon,
  CopyIcon,
  EditIcon,
  EyeIcon,
  MoreIcon,
  SendIcon,
  ShareIcon,
  TrashIcon,
} from '#web/design/icons.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';

interface JobActionsProps {
  job: Pick<Job, 'jid' | 'job_title' | 'status'> & {
    /** Of the job, or of one in a list. */
    audience?: NonNullable<Job['own']>['audience'];
    own?: Job['own'];
  };
  /** The job is gone: a screen that shows only it must leave. */
  onDeleted?: () => void;
}

type OwnItem = MenuItemProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps>;
const ItemAnchor = forwardRef<HTMLAnchorElement, OwnItem>(function ItemAnchor(props, ref) {
  return <Menu.Item component="a" ref={ref} {...props} />;
});
const MenuLink: LinkComponent<typeof ItemAnchor> = createLink(ItemAnchor);

/** The code of codes to scan comes when somebody shares. */
const PublishDialog = lazy(() =>
  import('../job-publishing/publish-panel.tsx').then((all) => ({ default: all.PublishDialog })),
);

type Asked = 'delete' | 'share' | null;

/** What a recruiter may do with a job: edit, share, copy, publish, close, delete. Only the last asks first. */
export function JobActions({ job, onDeleted }: JobActionsProps) {
  const { t } = useTranslation('job-actions');
  const [asked, setAsked] = useState<Asked>(null);
  const changes = useJobChanges();
  const navigate = useNavigate();
  const isDraft = job.status === 'draft';
  const params = { id: job.jid };

  const remove = async () => {
    const isGone = await changes.remove.mutateAsync({ body: { job_id: job.jid } }).catch(() => null);
    if (isGone) onDeleted?.();
    setAsked(null);
  };

  const copy = () =>
    changes.copy.mutate(
      { body: { job_id: job.jid } },
      {
        onSuccess: ({ data }) =>
          void navigate({ to: '/recruiter/jobs/post-job/$id/edit', params: { id: data.jid } }),
      },
    );

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('menu', { job: job.job_title })}>
            <MoreIcon size={20} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuLink
            to={isDraft ? '/recruiter/jobs/post-job/$id/edit' : '/recruiter/jobs/$id/edit'}
            params={params}
            leftSection={<EditIcon size={17} stroke={1.6} aria-hidden />}
          >
            {t('edit')}
          </MenuLink>
          <MenuLink
            to="/recruiter/jobs/post-job/$id/view"
            params={params}
            leftSection={<EyeIcon size={17} stroke={1.6} aria-hidden />}
          >
            {t('preview')}
          </MenuLink>
          <Menu.Item
            leftSection={<ShareIcon size={17} stroke={1.6} aria-hidden />}
            onClick={() => setAsked('share')}
          >
            {t('share')}
          </Menu.Item>
          <Menu.Item
            leftSection={<CopyIcon size={17} stroke={1.6} aria-hidden />}
            disabled={changes.copy.isPending}
            onClick={() => copy()}
          >
            {t('copy')}
          </Menu.Item>
          {job.status === 'published' && (job.audience ?? job.own?.audience) !== 'employees' && (
            <MenuLink
              to="/recruiter/jobs/post-job/ai-generated/candidate"
              search={{ job: job.jid }}
              leftSection={<CardsIcon size={17} stroke={1.6} aria-hidden />}
            >
              {t('one_by_one')}
            </MenuLink>
          )}
          {job.status === 'published' ? (
            <Menu.Item
              leftSection={<CloseIcon size={17} stroke={1.6} aria-hidden />}
              disabled={changes.close.isPending}
              onClick={() => changes.close.mutate({ params })}
            >
              {t('close')}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<SendIcon size={17} stroke={1.6} aria-hidden />}
              disabled={changes.publish.isPending}
              onClick={() => changes.publish.mutate({ params })}
            >
              {t(isDraft ? 'publish' : 'publish_again')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item
            color="problem"
            leftSection={<TrashIcon size={17} stroke={1.6} aria-hidden />}
            onClick={() => setAsked('delete')}
          >
            {t('delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
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
