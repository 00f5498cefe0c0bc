import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  AssessmentIcon,
  CopyIcon,
  DocumentIcon,
  EditIcon,
  JobIcon,
  LinkIcon,
  SparklesIcon,
} from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { PostMode } from '../../jobs.addresses.ts';
import { jobsQuery } from '../../jobs.queries.ts';
import { GapNotice } from '../gap-notice.tsx';
import classes from './post-ways.module.css';

const TO_PROMPT = linkOptions({ to: '/recruiter/jobs/post-job/ai-generated' });
const ICON = { size: 26, stroke: 1.5, 'aria-hidden': true } as const;

/** Where to begin. Nothing is published by any of them. */
export function WaysToPost() {
  const { t } = useTranslation('jobs');
  const mode = (mode: PostMode) => linkOptions({ to: '/recruiter/jobs/post-job', search: { mode } });
  const ways = [
    { key: 'profile', icon: <JobIcon {...ICON} />, link: mode('STANDARDISED') },
    { key: 'prompt', icon: <SparklesIcon {...ICON} />, link: TO_PROMPT },
    { key: 'text', icon: <AssessmentIcon {...ICON} />, link: mode('TEXT_JOB_POST') },
    { key: 'link', icon: <LinkIcon {...ICON} />, link: mode('LINKEDIN_JOB_POST') },
    { key: 'file', icon: <DocumentIcon {...ICON} />, link: mode('FILE_JOB_POST') },
    { key: 'earlier', icon: <CopyIcon {...ICON} />, link: mode('JOB_LISTING') },
    { key: 'form', icon: <EditIcon {...ICON} />, link: mode('EDIT_TEXT_JOB_POST') },
  ] as const;
  return (
    <div className={classes.choices}>
      <LatestDraft />
      <ul className={classes.ways}>
        {ways.map(({ key, icon, link }) => (
          <li key={key}>
            <Way link={link} icon={icon} title={t(`post.ways.${key}.title`)}>
              {t(`post.ways.${key}.body`)}
            </Way>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WayProps {
  link: LinkProps;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

const Way = ({ link, icon, title, children }: WayProps) => (
  <Link {...link} className={classes.way}>
    <span className={classes.icon}>{icon}</span>
    <span>
      <span className={classes.wayTitle}>{title}</span>
      <Text component="span" size="sm" c="dimmed" display="block">
        {children}
      </Text>
    </span>
  </Link>
);

/** The draft that was written at last, to go on with. */
function LatestDraft() {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  const { data } = useQuery(jobsQuery({ page: 1, status: 'draft', text: '', mine: true }));
  const draft = data?.results[0];
  if (!draft) return null;
  return (
    <GapNotice
      tone="alive"
      title={t('post.latest_draft', { job: isolated(draft.job_title || t('untitled')) })}
      action={
        <TextLink to="/recruiter/jobs/post-job/$id/edit" params={{ id: draft.jid }} fw={600}>
          {t('post.continue')}
        </TextLink>
      }
    >
      {t('post.latest_draft_when', { when: format.relative(draft.updated_at) })}
    </GapNotice>
  );
}
