import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state.module.css';

interface EmptyStateProps {
  /** What would be here. */
  title: ReactNode;
  /** Why it is not, and what to do about it. */
  children?: ReactNode;
  /** The one next action. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Of its title: 1 where it is the whole screen. */
  level?: 1 | 2;
  /** Small where it is one of several parts of a screen, and no more than a line of it. */
  size?: 'usual' | 'small';
}

/** Nothing here yet: what this is, and the one next step. */
export function EmptyState({ title, children, action, icon, level = 2, size = 'usual' }: EmptyStateProps) {
  return (
    <div className={classes.state} data-size={size}>
      {icon && size === 'usual' && <div className={classes.icon}>{icon}</div>}
      <Title order={size === 'small' ? 3 : level} size={size === 'small' ? 'h4' : 'h3'}>
        {title}
      </Title>
      {children && (
        <Text c="dimmed" className={classes.words}>
          {children}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
