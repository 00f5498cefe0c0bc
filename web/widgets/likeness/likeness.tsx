import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './likeness.module.css';

interface LikenessProps {
  /** How alike two jobs or two people are, 0 to 1. */
  share: number;
  /** Skills of both, the weightiest first. */
  shared: readonly { name: string }[];
}

/** How alike two things of a kind are, and the skills that make them so. */
export function Likeness({ share, shared }: LikenessProps) {
  const { t } = useTranslation('likeness');
  const format = useFormatters();
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('alike', { percent: format.percent(share) })}
      </Text>
      {shared.length > 0 ? (
        <ul className={classes.shared} aria-label={t('shared')}>
          {shared.map(({ name }) => (
            <li key={name}>
              <KnownName of={name} />
            </li>
          ))}
        </ul>
      ) : (
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
      )}
    </div>
  );
}

/** A list of things that are like another: each child is an item, its name before its likeness. */
export function LikenessList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}
