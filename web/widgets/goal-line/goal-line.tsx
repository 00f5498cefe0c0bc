import type { CareerGoal } from '#contract/features/career-paths.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './goal-line.module.css';

/** A chosen path as a line of occupations: those that are reached, where the person stands, and the goal. */
export function GoalLine({ goal: { from, steps, reached } }: { goal: CareerGoal }) {
  const { t } = useTranslation('goal-line');
  const { language } = useLanguage();
  const format = useFormatters();
  const line = [
    { id: from.id, name: from.name, fit: null },
    ...steps.map(({ occupation, fit }) => ({ ...occupation, fit })),
  ];
  return (
    <ol className={classes.line}>
      {line.map(({ id, name, fit }, at) => {
        const state = at < reached ? 'behind' : at === reached ? 'here' : 'ahead';
        return (
          <li key={id} data-state={state} data-end={at === line.length - 1 || undefined}>
            <span className={classes.dot} aria-hidden />
            <span className={classes.words}>
              <span className={classes.name}>{name[language] || name.en}</span>
              <span className={classes.note}>
                {state === 'ahead' ? t('fit', { percent: format.percent(fit) }) : t(`states.${state}`)}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
