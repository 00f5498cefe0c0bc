import { Text } from '@mantine/core';
import type { ResumeStatus } from '#contract/features/resumes.contract.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './what-was-found.module.css';

const KINDS = ['jobs', 'education', 'skills', 'certifications', 'languages'] as const;

/** What was read so far, while it is being read too; nothing as long as nothing was. */
export function WhatWasFound({ status }: { status: ResumeStatus }) {
  const { t } = useTranslation('resumes');
  const format = useFormatters();
  const upload = status.upload_response;
  const found = upload?.found;
  const kinds = KINDS.filter((kind) => (found?.[kind] ?? 0) > 0);
  if (!found || (kinds.length === 0 && !found.name)) return null;
  const unread = upload.unread_pages;
  return (
    <div className={classes.found}>
      <Text size="sm" c="dimmed" mb={8}>
        {t(status.status === 'completed' ? 'found_all' : 'found')}
      </Text>
      {found.name && (
        <Text fw={600} size="lg">
          <bdi>{found.name}</bdi>
        </Text>
      )}
      {found.headline && (
        <Text mb="xs">
          <bdi>{found.headline}</bdi>
        </Text>
      )}
      <ul className={classes.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <StatusBadge tone="good">{t(kind, { count: found[kind] })}</StatusBadge>
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <Text size="sm" mt="sm">
          {t('unread', {
            count: unread.length,
            pages: format.list(unread.map((page) => format.number(page))),
          })}
        </Text>
      )}
    </div>
  );
}
