import { Text } from '@mantine/core';
import type { ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '../names.ts';
import classes from './comparison.module.css';

type Moves = NonNullable<ProgrammeComparison['moves']>;

/** Skills that a larger or smaller share of the live jobs asks for than some months ago, each with its numbers. */
export function MovedSkills({ moves }: { moves: Moves }) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  return (
    <Section title={t('moves.title')} help={t('moves.help', { month: format.month(moves.since) })}>
      <div className={classes.groups}>
        <MovedList
          name={t('moves.rising')}
          moves={moves}
          skills={moves.skills.filter((it) => it.is_rising)}
        />
        <MovedList
          name={t('moves.fading')}
          moves={moves}
          skills={moves.skills.filter((it) => !it.is_rising)}
        />
      </div>
    </Section>
  );
}

function MovedList({ name, moves, skills }: { name: string; moves: Moves; skills: Moves['skills'] }) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  const nameOf = useNames();
  if (skills.length === 0) return null;
  return (
    <div>
      <Text fw={500} mb={4}>
        {name}
      </Text>
      <ul className={classes.skills} aria-label={name}>
        {skills.map((skill) => (
          <li key={skill.id}>
            <bdi>{nameOf(skill.name)}</bdi>
            <span className={classes.share}>{t(`moves.groups.${skill.group}`)}</span>
            <span className={classes.note}>
              {t('moves.jobs', {
                before: format.number(skill.jobs_before),
                all_before: format.number(moves.jobs_before),
                now: format.number(skill.jobs),
                all: format.number(moves.jobs),
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
