import type { ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '../names.ts';
import classes from './comparison.module.css';

/** Skills that the live jobs ask for more, or less, than some months ago, with how many did then and do now. */
export function MovedSkills({ moves }: { moves: NonNullable<ProgrammeComparison['moves']> }) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  const nameOf = useNames();
  return (
    <Section title={t('moves.title')} help={t('moves.help', { month: format.month(moves.since) })}>
      <ul className={classes.skills}>
        {moves.skills.map(({ id, name, group, jobs, jobs_before: before }) => (
          <li key={id}>
            <bdi>{nameOf(name)}</bdi>
            <span className={classes.share}>{t(`moves.groups.${group}`)}</span>
            <span className={classes.note}>
              {t(jobs > before ? 'moves.rises' : 'moves.fades', {
                before: format.number(before),
                now: format.number(jobs),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
