import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Award } from '#contract/features/awards.contract.ts';
import { Joined } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { AwardMedia } from '../award-media/award-media.tsx';
import classes from './profile-view.module.css';

interface Entry {
  key: string;
  title: readonly ReactNode[];
  subtitle: readonly ReactNode[];
  period: string;
  lines?: readonly string[];
  media?: Award;
}

/** Work, education and the like, one below the other, each with its time. */
export function Entries({
  title,
  entries,
  empty,
}: {
  title: string;
  entries: readonly Entry[];
  empty?: string;
}) {
  return (
    <Section title={title}>
      {entries.length === 0 && <Text c="dimmed">{empty}</Text>}
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <div className={classes.entryTop}>
              <Text fw={600}>
                <Joined parts={entry.title} />
              </Text>
              {entry.period && (
                <Text size="sm" c="dimmed" className={classes.period}>
                  {entry.period}
                </Text>
              )}
            </div>
            {entry.subtitle.some(Boolean) && (
              <Text size="sm">
                <Joined parts={entry.subtitle} />
              </Text>
            )}
            {entry.lines && entry.lines.length > 0 && (
              <ul className={classes.lines} dir="auto">
                {entry.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            {entry.media?.file && (
              <div className={classes.media}>
                <AwardMedia award={{ ...entry.media, file: entry.media.file }} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
