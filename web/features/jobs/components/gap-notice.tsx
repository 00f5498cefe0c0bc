import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { StatusDot } from '#web/design/status-badge.tsx';
import classes from './gap-notice.module.css';

/** Something a job does not say: a remark, and no error. */
export function GapNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note" aria-label={title} className={classes.notice}>
      <StatusDot tone="caution" />
      <div>
        <Text fw={600}>{title}</Text>
        <Text size="sm">{children}</Text>
      </div>
    </div>
  );
}
