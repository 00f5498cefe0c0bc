import { Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title?: ReactNode;
  help?: ReactNode;
  actions?: ReactNode;
  /** `sheet` draws a box; never one within another. */
  look?: 'plain' | 'sheet';
  children?: ReactNode;
}

/** A named part of a screen. */
export function Section({ title, help, actions, look = 'plain', children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={title ? id : undefined} className={classes.section} data-look={look}>
      {(title || actions) && (
        <Group justify="space-between" align="center" gap="sm" className={classes.header}>
          <div className={classes.titles}>
            {title && (
              <Title order={2} id={id}>
                {title}
              </Title>
            )}
            {help && (
              <Text size="sm" c="dimmed" mt={2}>
                {help}
              </Text>
            )}
          </div>
          {actions && <Group gap="xs">{actions}</Group>}
        </Group>
      )}
      {children}
    </section>
  );
}
