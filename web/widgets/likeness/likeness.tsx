import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './likeness.module.css';

interface LikenessProps {
  of: {
    /** Skills of both, the weightiest first. */
    shared_skills: readonly { name: string }[];
    /** How many of its skills both have, of how many. */
    shared_count: number;
    skill_count: number;
    /** Of a job: what it asks for besides. */
    further_skills?: readonly { name: string }[];
  };
}

/**
 * What makes two things of a kind alike, and what sets them apart. No share of likeness is told: the nearest of many are
 * all alike to the last percent.
 */
export function Likeness({ of }: LikenessProps) {
  const { t } = useTranslation('likeness');
  const format = useFormatters();
  const shownName = useShownName();
  const { shared_skills: shared, further_skills: further = [] } = of;
  if (shared.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('none')}
      </Text>
    );
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('in_common', { shared: format.number(of.shared_count), all: format.number(of.skill_count) })}
      </Text>
      <ul className={classes.shared} aria-label={t('shared')}>
        {shared.map(({ name }) => (
          <li key={name}>
            <KnownName of={name} />
          </li>
        ))}
      </ul>
      {further.length > 0 && (
        <Words size="sm" isDimmed>
          {t('further', { list: format.list(further.map(({ name }) => isolated(shownName(name)))) })}
        </Words>
      )}
    </div>
  );
}

/** A list of things that are like another: each child is an item, its name before its likeness. */
export function LikenessList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}
