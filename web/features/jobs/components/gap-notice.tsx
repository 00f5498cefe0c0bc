import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { StatusDot } from '#web/design/status-badge.tsx';
import classes from './gap-notice.module.css';

interface GapNoticeProps {
  title: string;
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** `alive`: nothing is missing, something goes on. */
  tone?: 'caution' | 'alive';
}

/** Something a job does not say, or that its writer should know: a remark, and no error. */
export function GapNotice({ title, children, action, tone = 'caution' }: GapNoticeProps) {
  return (
    <div role="note" aria-label={title} className={classes.notice} data-tone={tone}>
      <StatusDot tone={tone} />
      <div className={classes.words}>
        <Text fw={600}>{title}</Text>
        {children && (
          <Text component="div" size="sm">
            {children}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
}
