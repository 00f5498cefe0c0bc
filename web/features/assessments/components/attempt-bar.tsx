import { ClockIcon } from '#web/design/icons.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { clock } from '#web/platform/countdown.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { AnswersState } from '#web/widgets/answer-keeping/answer-keeping.ts';
import classes from './attempt-bar.module.css';

interface AttemptBarProps {
  answered: number;
  total: number;
  /** It may be fewer in the end. */
  isAtMost?: boolean;
  state: Pick<AnswersState, 'saving' | 'unsaved'>;
  /** Null where no time is kept. */
  secondsLeft: number | null;
  /** The mark of the clock that was passed last, in seconds. */
  told: number | null;
}

/** How far one is, whether it is saved, and how much time is left: in sight all the while. */
export function AttemptBar({ answered, total, isAtMost = false, state, secondsLeft, told }: AttemptBarProps) {
  const { t } = useTranslation('assessments');
  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        <span className={classes.count}>
          {t(isAtMost ? 'adaptive.answered' : 'attempt.answered', { answered, total })}
        </span>
        <Saving {...state} />
        {secondsLeft !== null && (
          <span className={classes.clock} data-soon={secondsLeft <= 60 || undefined}>
            <ClockIcon size={18} stroke={1.7} aria-hidden />
            <span className={classes.hidden}>{t('attempt.time_left')}</span>
            <time dir="ltr" role="timer" aria-live="off">
              {clock(secondsLeft)}
            </time>
          </span>
        )}
      </div>
      <progress
        className={classes.progress}
        value={answered}
        max={total}
        aria-label={t('attempt.progress')}
      />
      <div role="status" className={classes.hidden}>
        {told !== null &&
          t(`attempt.told.${told === 300 ? 'five_minutes' : told === 60 ? 'minute' : 'half_minute'}`)}
      </div>
      <div role="status" className={classes.hidden}>
        {state.saving === 'waiting' && t('attempt.saving.waiting', { count: state.unsaved })}
      </div>
    </div>
  );
}

const TONES = { saved: 'good', saving: 'neutral', waiting: 'caution' } as const;

function Saving({ saving, unsaved }: AttemptBarProps['state']) {
  const { t } = useTranslation('assessments');
  return (
    <StatusBadge tone={TONES[saving]}>
      {saving === 'waiting' ? t('attempt.saving.waiting', { count: unsaved }) : t(`attempt.saving.${saving}`)}
    </StatusBadge>
  );
}
