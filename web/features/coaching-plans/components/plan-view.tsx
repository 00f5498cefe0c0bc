import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CoachingPlan, CoachingWeek } from '#contract/features/coaching-plans.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { DoneIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useCoachingWords } from '../coaching-words.ts';
import { CheckInForm } from './check-in-form.tsx';
import classes from './coaching.module.css';
import { MentorReply } from './mentor-reply.tsx';
import { StartForm } from './start-form.tsx';
import { StepList } from './step-list.tsx';
import { WeekLine } from './week-line.tsx';

/** The plan: what was said last, the week that is now, and the line of all weeks. */
export function PlanView({ plan, goal }: { plan: CoachingPlan; goal: CoachingPlan['goal'] }) {
  const { t } = useTranslation('coaching-plans');
  const format = useFormatters();
  const words = useCoachingWords();
  const due = plan.weeks.find(({ state }) => state === 'due');
  const last = plan.weeks.findLast(({ check_in: checkIn }) => checkIn !== null);
  const facts = [
    t('status.hours', { hours: words.time(plan.hours_a_week) }),
    ...(plan.ends_on ? [t('status.ends', { date: format.date(plan.ends_on) })] : []),
  ];
  return (
    <div className={classes.parts}>
      <Words isDimmed size="sm">
        <Joined parts={facts} />
      </Words>
      {last && <MentorReply week={last} />}
      {due && <DueWeek key={due.number} week={due} plan={plan} />}
      {!due && <Resting plan={plan} goal={goal} />}
      <Section title={t('week.list')}>
        <WeekLine plan={plan} />
      </Section>
    </div>
  );
}

/** The week that is now, and the look back on it where one wants to. */
function DueWeek({ week, plan }: { week: CoachingWeek; plan: CoachingPlan }) {
  const { t } = useTranslation('coaching-plans');
  const format = useFormatters();
  const [isLooking, setLooking] = useState(false);
  const days = { from: format.date(week.starts_on), until: format.date(week.ends_on) };
  return (
    <Section
      look="sheet"
      title={t('week.title', { number: week.number })}
      help={t('week.days', days)}
      actions={<StatusBadge tone="alive">{t('week.now')}</StatusBadge>}
    >
      {isLooking ? (
        <CheckInForm week={week} plan={plan} onClose={() => setLooking(false)} />
      ) : (
        <>
          <StepList steps={week.steps} goal={plan.goal} />
          <Button className={classes.look} onClick={() => setLooking(true)}>
            {t('week.look_back')}
          </Button>
        </>
      )}
    </Section>
  );
}

/** Nothing is due: the next week has not begun, or everything is done. */
function Resting({ plan, goal }: { plan: CoachingPlan; goal: CoachingPlan['goal'] }) {
  const { t } = useTranslation('coaching-plans');
  const format = useFormatters();
  const next = plan.weeks.find(({ state }) => state === 'ahead');
  if (next) {
    const date = format.date(next.starts_on);
    return <Words>{t(next.number > 1 ? 'week.rest' : 'week.not_begun', { date })}</Words>;
  }
  return (
    <>
      <EmptyState title={t('status.done')} icon={<DoneIcon size={26} stroke={1.6} aria-hidden />}>
        {t('status.nothing_left')}
      </EmptyState>
      {(goal || !plan.goal) && <StartForm goal={goal} />}
    </>
  );
}
