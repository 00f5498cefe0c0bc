import { Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AlertIcon, RefreshIcon } from './icons.ts';
import classes from './state.module.css';

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** What the person can do. */
  children?: ReactNode;
  retry?: { label: ReactNode; onRetry: () => void; isRunning?: boolean } | undefined;
  action?: ReactNode;
  /** Of its title: 1 where it is the whole screen. */
  level?: 1 | 2;
}

/** Something could not be shown: what happened, what to do, and a way to try again. */
export function ErrorState({ title, children, retry, action, level = 2 }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <div className={classes.icon} data-tone="problem">
        <AlertIcon size={28} stroke={1.6} aria-hidden />
      </div>
      <Title order={level} size="h3">
        {title}
      </Title>
      {children && (
        <Text c="dimmed" className={classes.words}>
          {children}
        </Text>
      )}
      {(retry || action) && (
        <div className={classes.action}>
          {retry && (
            <Button
              variant="default"
              leftSection={<RefreshIcon size={18} stroke={1.7} aria-hidden />}
              loading={retry.isRunning ?? false}
              onClick={retry.onRetry}
            >
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
