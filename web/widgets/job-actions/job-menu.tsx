import { Menu, type MenuItemProps } from '@mantine/core';
import { createLink, type LinkComponent, useNavigate } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, forwardRef, type ReactNode } from 'react';
import type { Job } from '#contract/features/jobs.contract.ts';
import {
  CardsIcon,
  CloseIcon,
  CopyIcon,
  EditIcon,
  EyeIcon,
  SendIcon,
  ShareIcon,
  TrashIcon,
} from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { useJobChanges } from './job-changes.ts';

export type JobOfMenu = Pick<Job, 'jid' | 'job_title' | 'status'> & {
  /** Of the job, or of one in a list. */
  audience?: NonNullable<Job['own']>['audience'];
  own?: Job['own'];
};

type OwnItem = MenuItemProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps>;
const ItemAnchor = forwardRef<HTMLAnchorElement, OwnItem>(function ItemAnchor(props, ref) {
  return <Menu.Item component="a" ref={ref} {...props} />;
});
const MenuLink: LinkComponent<typeof ItemAnchor> = createLink(ItemAnchor);

const ICON = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

interface JobMenuProps {
  id: string;
  button: ReactNode;
  isOpenAtFirst: boolean;
  job: JobOfMenu;
  changes: ReturnType<typeof useJobChanges>;
  /** What needs a dialog of its own. */
  onAsk: (what: 'delete' | 'share') => void;
}

/** A job's menu, which comes after the screen. */
export default function JobMenu({ id, button, isOpenAtFirst, ...props }: JobMenuProps) {
  return (
    <Menu id={id} position="bottom-end" defaultOpened={isOpenAtFirst}>
      <Menu.Target>{button}</Menu.Target>
      <Entries {...props} />
    </Menu>
  );
}

type EntriesProps = Pick<JobMenuProps, 'job' | 'changes' | 'onAsk'>;

function Entries({ job, changes, onAsk }: EntriesProps) {
  const { t } = useTranslation('job-actions');
  const isShownToPortal = job.status === 'published' && (job.audience ?? job.own?.audience) !== 'employees';
  return (
    <Menu.Dropdown>
      <ToEditAndPreview job={job} />
      <Menu.Item leftSection={<ShareIcon {...ICON} />} onClick={() => onAsk('share')}>
        {t('share')}
      </Menu.Item>
      <CopyItem job={job} copy={changes.copy} />
      {isShownToPortal && (
        <MenuLink
          to="/recruiter/jobs/post-job/ai-generated/candidate"
          search={{ job: job.jid }}
          leftSection={<CardsIcon {...ICON} />}
        >
          {t('one_by_one')}
        </MenuLink>
      )}
      <PublishOrClose job={job} changes={changes} />
      <Menu.Divider />
      <Menu.Item color="problem" leftSection={<TrashIcon {...ICON} />} onClick={() => onAsk('delete')}>
        {t('delete')}
      </Menu.Item>
    </Menu.Dropdown>
  );
}

function ToEditAndPreview({ job }: Pick<JobMenuProps, 'job'>) {
  const { t } = useTranslation('job-actions');
  const params = { id: job.jid };
  return (
    <>
      <MenuLink
        to={job.status === 'draft' ? '/recruiter/jobs/post-job/$id/edit' : '/recruiter/jobs/$id/edit'}
        params={params}
        leftSection={<EditIcon {...ICON} />}
      >
        {t('edit')}
      </MenuLink>
      <MenuLink to="/recruiter/jobs/post-job/$id/view" params={params} leftSection={<EyeIcon {...ICON} />}>
        {t('preview')}
      </MenuLink>
    </>
  );
}

function CopyItem({ job, copy }: Pick<JobMenuProps, 'job'> & { copy: JobMenuProps['changes']['copy'] }) {
  const { t } = useTranslation('job-actions');
  const navigate = useNavigate();
  const copyAndEdit = () =>
    copy.mutate(
      { body: { job_id: job.jid } },
      {
        onSuccess: ({ data }) =>
          void navigate({ to: '/recruiter/jobs/post-job/$id/edit', params: { id: data.jid } }),
      },
    );
  return (
    <Menu.Item leftSection={<CopyIcon {...ICON} />} disabled={copy.isPending} onClick={copyAndEdit}>
      {t('copy')}
    </Menu.Item>
  );
}

function PublishOrClose({ job, changes: { publish, close } }: Pick<JobMenuProps, 'job' | 'changes'>) {
  const { t } = useTranslation('job-actions');
  const params = { id: job.jid };
  return job.status === 'published' ? (
    <Menu.Item
      leftSection={<CloseIcon {...ICON} />}
      disabled={close.isPending}
      onClick={() => close.mutate({ params })}
    >
      {t('close')}
    </Menu.Item>
  ) : (
    <Menu.Item
      leftSection={<SendIcon {...ICON} />}
      disabled={publish.isPending}
      onClick={() => publish.mutate({ params })}
    >
      {t(job.status === 'draft' ? 'publish' : 'publish_again')}
    </Menu.Item>
  );
}
