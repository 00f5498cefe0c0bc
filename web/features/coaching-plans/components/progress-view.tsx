import type { CoachingPlan } from '#contract/features/coaching-plans.contract.ts';
import { Fact, Facts } from '#web/design/facts.tsx';
import { Dot } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useCoachingWords } from '../coaching-words.ts';
import classes from './coaching.module.css';
import { HoursChart } from './hours-chart.tsx';

/** How far somebody has come: weeks, hours, skills, and how the match with the goal has changed. */
export function ProgressView({ plan }: { plan: CoachingPlan }) {
  const { t } = useTranslation('coaching-plans');
  const format = useFormatters();
  const words = useCoachingWords();
  const { progress } = plan;
  const missed = progress.weeks_missed;
  return (
    <div className={classes.parts}>
      <Facts>
        <Fact label={t('progress.weeks')}>
          {format.number(progress.weeks_looked_back)}
          {missed > 0 && (
            <>
              <Dot />
              {t('progress.weeks_missed', { count: missed })}
            </>
          )}
        </Fact>
        <Fact label={t('progress.hours')}>
          {words.time(progress.hours)}
          {progress.hours_ahead > 0 && (
            <>
              <Dot />
              {t('progress.hours_ahead', { hours: words.time(progress.hours_ahead) })}
            </>
          )}
        </Fact>
        <Fact label={t('progress.finished')}>{format.number(progress.steps_finished)}</Fact>
      </Facts>
      <HoursChart weeks={plan.weeks} />
      {plan.goal && <Match plan={plan} />}
      {progress.hiring.length > 0 && (
        <Section title={t('progress.hiring')}>
          <div className={classes.changes}>
            {progress.hiring.map(({ matter, start, now }) => (
              <Change
                key={matter}
                label={t(`hiring.${matter}.title`)}
                share={{ start: start / Math.max(start, now), now: now / Math.max(start, now) }}
                shown={{ from: format.number(start), to: format.number(now) }}
              />
            ))}
          </div>
        </Section>
      )}
      {plan.goal && <Gained plan={plan} />}
    </div>
  );
}

function Match({ plan: { goal, progress } }: { plan: CoachingPlan }) {
  const { t } = useTranslation('coaching-plans');
  const format = useFormatters();
  const words = useCoachingWords();
  const { fit, jobs } = progress;
  const percents = ({ start, now }: { start: number; now: number }) => ({
    from: format.percent(start),
    to: format.percent(now),
  });
  return (
    <Section title={t('progress.match')}>
      <div className={classes.changes}>
        {fit && goal && (
          <Change
            label={t('progress.fit', { name: words.name(goal.name) })}
            share={fit}
            shown={percents(fit)}
          />
        )}
        {jobs && (
          <Change label={t('progress.jobs', { count: jobs.count })} share={jobs} shown={percents(jobs)} />
        )}
      </div>
      {!jobs && (
        <Words size="sm" isDimmed>
          {t('progress.jobs_none')}
        </Words>
      )}
    </Section>
  );
}

interface ChangeProps {
  label: string;
  /** Each 0 to 1. */
  share: { start: number; now: number };
  shown: { from: string; to: string };
}

/** What was and what is, one bar below the other, with the figures in words. */
function Change({ label, share, shown }: ChangeProps) {
  const { t } = useTranslation('coaching-plans');
  return (
    <div className={classes.change}>
      <span className={classes.name}>{label}</span>
      <span className={classes.bars} aria-hidden>
        <span style={{ inlineSize: `${share.start * 100}%` }} data-when="start" />
        <span style={{ inlineSize: `${share.now * 100}%` }} data-when="now" />
      </span>
      <span className={classes.note}>{t('progress.from_to', shown)}</span>
    </div>
  );
}

function Gained({ plan: { progress, beside } }: { plan: CoachingPlan }) {
  const { t } = useTranslation('coaching-plans');
  const words = useCoachingWords();
  return (
    <>
      <Section title={t('progress.skills')}>
        {progress.skills.length === 0 ? (
          <Words isDimmed>{t('progress.skills_none')}</Words>
        ) : (
          <div className={classes.chips}>
            {progress.skills.map(({ id, name }) => (
              <StatusBadge key={id} tone="good">
                {words.name(name)}
              </StatusBadge>
            ))}
          </div>
        )}
      </Section>
      {beside.length > 0 && (
        <Section title={t('progress.beside')} help={t('progress.beside_help')}>
          <ul className={classes.beside}>
            {beside.map(({ id, name, otherwise }) => (
              <li key={id}>
                <span className={classes.name}>{words.name(name)}</span>
                {otherwise && (
                  <span className={classes.note}>
                    {t(`progress.way.${otherwise.way}`)}: {words.name(otherwise.how)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
