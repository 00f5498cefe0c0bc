import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ResumeStatus } from '#contract/features/resumes.contract.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import classes from './what-was-found.module.css';

const KINDS = ['jobs', 'education', 'skills', 'certifications', 'languages'] as const;

/** How much was read so far; nothing as long as nothing was. */
export function WhatWasFound({ status }: { status: ResumeStatus }) {
  const { t } = useTranslation('resumes');
  const found = status.upload_response?.found;
  const kinds = KINDS.filter((kind) => (found?.[kind] ?? 0) > 0);
  if (!found || kinds.length === 0) return null;
  return (
    <div className={classes.found}>
      <Text size="sm" c="dimmed" mb={8}>
        {t(status.status === 'completed' ? 'found_all' : 'found')}
      </Text>
      <ul className={classes.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <StatusBadge tone="good">{t(kind, { count: found[kind] })}</StatusBadge>
          </li>
        ))}
      </ul>
    </div>
  );
}
