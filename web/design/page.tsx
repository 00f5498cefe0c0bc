import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** A `<BackLink>`, where the person came from somewhere above. */
  back?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** `reading` for forms and text, `content` for most, `full` for dense tables. */
  width?: 'reading' | 'content' | 'full';
  children?: ReactNode;
}

/** The frame of every screen: where back leads, what this is, what can be done, and then the screen itself. */
export function Page({ title, lead, back, actions, width = 'content', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        {back}
        <Group justify="space-between" align="flex-start" gap="md">
          <div className={classes.titles}>
            <Title order={1}>{title}</Title>
            {lead && (
              <Text c="dimmed" mt={6} className={classes.lead}>
                {lead}
              </Text>
            )}
          </div>
          {actions && <Group gap="xs">{actions}</Group>}
        </Group>
      </header>
      <div className={classes.body}>{children}</div>
    </div>
  );
}
