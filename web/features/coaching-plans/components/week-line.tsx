import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CoachingPlan, CoachingWeek } from '#contract/features/coaching-plans.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useCoachingWords } from '../coaching-words.ts';
import classes from './coaching.module.css';
import { StepList } from './step-list.tsx';

/** So many weeks ahead are shown at first: further ones will be laid anew many times. */
const SHOWN_AHEAD = 3;

/** All weeks as a path, those behind and those ahead. */
export function WeekLine({ plan }: { plan: CoachingPlan }) {
  const { t } = useTranslation('coaching-plans');
  const [isWhole, setWhole] = useState(false);
  const ahead = plan.weeks.filter(({ state }) => state === 'ahead');
  const hidden = isWhole ? [] : ahead.slice(SHOWN_AHEAD);
  const shown = plan.weeks.filter((week) => !hidden.includes(week));
  return (
    <>
      <ol className={classes.line}>
        {shown.map((week) => (
          <li key={week.number} data-state={week.state}>
            <span className={classes.dot} aria-hidden />
            <WeekOnLine week={week} goal={plan.goal} />
          </li>
        ))}
      </ol>
      {hidden.length > 0 && (
        <Button variant="subtle" size="sm" onClick={() => setWhole(true)}>
          {t('week.more', { count: hidden.length })}
        </Button>
      )}
    </>
  );
}

function WeekOnLine({ week, goal }: { week: CoachingWeek; goal: CoachingPlan['goal'] }) {
  const { t } = useTranslation('coaching-plans');
  const format = useFormatters();
  const words = useCoachingWords();
  const { check_in: checkIn, steps } = week;
  const days = t('week.days', { from: format.date(week.starts_on), until: format.date(week.ends_on) });
  return (
    <div className={classes.week}>
      <span className={classes.name}>{t('week.title', { number: week.number })}</span>
      <span className={classes.note}>
        {days}
        <Dot />
        {t(`week.state.${week.state}`)}
      </span>
      {week.state === 'missed' && <Words size="sm">{t('week.missed')}</Words>}
      {week.state === 'due' && <Words size="sm">{format.list(steps.map((step) => words.step(step)))}</Words>}
      {week.state === 'ahead' && (
        <Words size="sm">
          {format.list(steps.map((step) => `${words.step(step)} (${words.time(step.hours)})`))}
        </Words>
      )}
      {checkIn && (
        <>
          <StepList steps={steps} goal={goal} />
          <Words size="sm">{t('week.hours', { hours: words.time(checkIn.hours) })}</Words>
          {checkIn.words && (
            <blockquote className={classes.said} dir="auto" aria-label={t('week.said')}>
              {checkIn.words}
            </blockquote>
          )}
        </>
      )}
    </div>
  );
}
