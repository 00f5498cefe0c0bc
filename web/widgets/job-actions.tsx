import { ActionIcon, Menu, type MenuItemProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, forwardRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  closeJob,
  deleteJob,
  getJob,
  getRecruiterStats,
  type Job,
  listRecruiterJobs,
  publishJob,
} from '#contract/features/jobs.contract.ts';
import { listMatchingCandidates } from '#contract/features/matches.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { CloseIcon, EditIcon, EyeIcon, MoreIcon, SendIcon, TrashIcon } from '#web/design/icons.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';

interface JobActionsProps {
  job: Pick<Job, 'jid' | 'job_title' | 'status'>;
  /** The job is gone: a screen that shows only it must leave. */
  onDeleted?: () => void;
}

type OwnItem = MenuItemProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps>;
const ItemAnchor = forwardRef<HTMLAnchorElement, OwnItem>(function ItemAnchor(props, ref) {
  return <Menu.Item component="a" ref={ref} {...props} />;
});
const MenuLink: LinkComponent<typeof ItemAnchor> = createLink(ItemAnchor);

type Asked = 'close' | 'delete' | null;

/** What a recruiter may do with a job: edit, publish, close, delete. The last two ask first. */
export function JobActions({ job, onDeleted }: JobActionsProps) {
  const { t } = useTranslation('widgets');
  const [asked, setAsked] = useState<Asked>(null);
  const changes = useJobChanges();
  const isDraft = job.status === 'draft';
  const params = { id: job.jid };

  const confirm = async () => {
    if (asked === 'close') await changes.close.mutateAsync({ params }).catch(() => undefined);
    if (asked === 'delete') {
      const isGone = await changes.remove.mutateAsync({ body: { job_id: job.jid } }).catch(() => null);
      if (isGone) onDeleted?.();
    }
    setAsked(null);
  };

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('job_actions.menu', { job: job.job_title })}
          >
            <MoreIcon size={20} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuLink
            to={isDraft ? '/recruiter/jobs/post-job/$id/edit' : '/recruiter/jobs/$id/edit'}
            params={params}
            leftSection={<EditIcon size={17} stroke={1.6} aria-hidden />}
          >
            {t('job_actions.edit')}
          </MenuLink>
          <MenuLink
            to="/recruiter/jobs/post-job/$id/view"
            params={params}
            leftSection={<EyeIcon size={17} stroke={1.6} aria-hidden />}
          >
            {t('job_actions.preview')}
          </MenuLink>
          {job.status === 'published' ? (
            <Menu.Item
              leftSection={<CloseIcon size={17} stroke={1.6} aria-hidden />}
              onClick={() => setAsked('close')}
            >
              {t('job_actions.close')}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<SendIcon size={17} stroke={1.6} aria-hidden />}
              disabled={changes.publish.isPending}
              onClick={() => changes.publish.mutate({ params })}
            >
              {t(isDraft ? 'job_actions.publish' : 'job_actions.publish_again')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item
            color="problem"
            leftSection={<TrashIcon size={17} stroke={1.6} aria-hidden />}
            onClick={() => setAsked('delete')}
          >
            {t('job_actions.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === 'close' ? t('job_actions.close_title') : t('job_actions.delete_title')}
        confirm={asked === 'close' ? t('job_actions.close') : t('job_actions.delete')}
        cancel={t('job_actions.cancel')}
        isDangerous={asked === 'delete'}
        isRunning={changes.close.isPending || changes.remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      >
        <p>
          <strong>
            <bdi>{job.job_title}</bdi>
          </strong>
        </p>
        <p>{asked === 'close' ? t('job_actions.close_body') : t('job_actions.delete_body')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Publishing, closing and deleting, each with the server's sentence and everything asked again afterwards. */
export function useJobChanges() {
  const done = {
    onSuccess: ({ message }: { message: string }) => {
      showNotice(message);
      return refresh(listRecruiterJobs, getRecruiterStats, getJob, listMatchingCandidates);
    },
  };
  return {
    publish: useMutation({ ...mutationFor(publishJob), ...done }),
    close: useMutation({ ...mutationFor(closeJob), ...done }),
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
