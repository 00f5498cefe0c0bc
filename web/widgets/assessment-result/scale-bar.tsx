import type { CSSProperties } from 'react';
import type { Scale } from '#contract/features/assessments.fields.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './scale-bar.module.css';

/** Low, average or high, in a word: none of them is good or bad. */
export function Band({ scale }: { scale: Pick<Scale, 'band'> }) {
  const { t } = useTranslation('assessment-result');
  if (!scale.band) return null;
  return (
    <StatusBadge tone={scale.band === 'average' ? 'neutral' : 'accent'}>
      {t(`band.${scale.band}`)}
    </StatusBadge>
  );
}

/** The share of the norm group that a score is above, beside the half of it that is average. Its figure is said beside it. */
export function PercentileBar({ percentile }: { percentile: number }) {
  return (
    <div className={classes.track} aria-hidden="true">
      <div className={classes.middle} />
      <div className={classes.mark} style={{ '--at': `${percentile}%` } as CSSProperties} />
    </div>
  );
}

/** Points out of the most that there are. */
export function PointsBar({ share }: { share: number }) {
  return (
    <div className={classes.track} data-filled="" aria-hidden="true">
      <div className={classes.fill} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
    </div>
  );
}
