import type { CoachingPlan, CoachingStep, HiringMatter } from '#contract/features/coaching-plans.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useCoachingWords } from '../coaching-words.ts';
import classes from './coaching.module.css';

const TONES = { finished: 'good', done: 'good', partly: 'caution', not: 'neutral' } as const satisfies Record<
  string,
  Tone
>;

interface StepListProps {
  steps: readonly CoachingStep[];
  goal: CoachingPlan['goal'];
}

/** The steps of a week: what, how long, for what, and where it is. */
export function StepList({ steps, goal }: StepListProps) {
  return (
    <ul className={classes.steps}>
      {steps.map((step) => (
        <li key={step.id} className={classes.step}>
          <Step step={step} goal={goal} />
        </li>
      ))}
    </ul>
  );
}

function Step({ step, goal }: { step: CoachingStep; goal: CoachingPlan['goal'] }) {
  const { t } = useTranslation('coaching-plans');
  const words = useCoachingWords();
  const part = words.part(step);
  return (
    <>
      <div className={classes.what}>
        <span className={classes.name}>
          <bdi>{words.step(step)}</bdi>
        </span>
        <span className={classes.note}>
          {t(`step.kind.${step.kind}`)}
          <Dot />
          {words.time(step.hours)}
          {part && (
            <>
              <Dot />
              {step.is_last ? t('step.last') : part}
            </>
          )}
        </span>
        {step.kind === 'hiring' && step.count !== null && (
          <span>
            {t(`hiring.${step.id as HiringMatter}.count`, { count: step.count })}{' '}
            {t(`hiring.${step.id as HiringMatter}.why`)}
          </span>
        )}
        {step.skills.length > 0 && (
          <span className={classes.note}>
            {t('step.for')} {words.names(step.skills)}
          </span>
        )}
        {step.lacking.length > 0 && (
          <span className={classes.note}>{t('step.lacking', { skills: words.names(step.lacking) })}</span>
        )}
      </div>
      <div className={classes.side}>
        {step.outcome && (
          <StatusBadge tone={TONES[step.outcome]}>{t(`step.outcome.${step.outcome}`)}</StatusBadge>
        )}
        {!step.outcome && step.is_must && step.kind === 'course' && (
          <StatusBadge tone="accent">{t('step.must')}</StatusBadge>
        )}
        {!step.outcome && <StepLink step={step} goal={goal} />}
      </div>
    </>
  );
}

function StepLink({ step: { id, kind }, goal }: { step: CoachingStep; goal: CoachingPlan['goal'] }) {
  const { t } = useTranslation('coaching-plans');
  const words = useCoachingWords();
  const label = t(`step.open.${kind}`);
  if (kind === 'course')
    return (
      <TextLink to="/candidate/courses" search={{ tab: 'plan', course: id }}>
        {label}
      </TextLink>
    );
  if (kind === 'assessment')
    return (
      <TextLink to="/candidate/assessments/$assessment_id" params={{ assessment_id: id }}>
        {label}
      </TextLink>
    );
  if (kind === 'hiring') return <TextLink to="/recruiter/jobs">{label}</TextLink>;
  return (
    <TextLink to="/candidate/jobs" search={{ tab: 'all', text: goal ? words.name(goal.name) : '' }}>
      {label}
    </TextLink>
  );
}
