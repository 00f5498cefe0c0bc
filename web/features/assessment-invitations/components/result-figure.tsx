import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import type { Row } from '../assessment-invitations.queries.ts';
import classes from './lists.module.css';

/** The one figure of a result in a list: the trait that was asked for, or the share of all points. */
export function ResultFigure({ row: { trait, percent, level } }: { row: Row }) {
  const { t } = useTranslation(['assessment-invitations', 'assessment-result']);
  const format = useFormatters();
  const names = useNames();
  if (trait)
    return (
      <span>
        {t('trait', {
          name: names(trait.name),
          figure:
            trait.percentile === null
              ? format.number(trait.score)
              : t('percentile', { number: whole(trait.percentile) }),
        })}
        {trait.band && <span className={classes.small}>{t(`bands.${trait.band}`)}</span>}
      </span>
    );
  if (level) return <span>{t(`assessment-result:bands.${level}`)}</span>;
  if (percent === null) return <span className={classes.none}>{t('results.no_total')}</span>;
  return <span>{t('points', { percent: format.percent(percent / 100) })}</span>;
}

/** Nobody stands below or above all others. */
export const whole = (percentile: number): number => Math.min(99, Math.max(1, Math.round(percentile)));
