import type { CoachingWeek } from '#contract/features/coaching-plans.contract.ts';
import { Section } from '#web/design/section.tsx';
import { Table } from '#web/design/table.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useCoachingWords } from '../coaching-words.ts';
import classes from './coaching.module.css';

/** Hours given by week beside those planned, as bars and as a table. */
export function HoursChart({ weeks }: { weeks: readonly CoachingWeek[] }) {
  const { t } = useTranslation('coaching-plans');
  const format = useFormatters();
  const words = useCoachingWords();
  const behind = weeks
    .filter(({ state }) => state === 'looked_back' || state === 'missed')
    .map(({ number, steps, check_in: checkIn }) => ({
      number,
      planned: steps.reduce((sum, { hours }) => sum + hours, 0),
      given: checkIn?.hours ?? 0,
    }));
  if (behind.length === 0) return <Words isDimmed>{t('progress.empty')}</Words>;
  const most = Math.max(1, ...behind.flatMap(({ planned, given }) => [planned, given]));
  const height = (hours: number) => ({ blockSize: `${(hours / most) * 100}%` });
  return (
    <Section title={t('progress.by_week')}>
      <div className={classes.chart} role="img" aria-label={t('progress.chart')}>
        {behind.map(({ number, planned, given }) => (
          <div key={number} className={classes.column}>
            <div className={classes.pair}>
              <span style={height(planned)} data-what="planned" />
              <span style={height(given)} data-what="given" />
            </div>
            <span className={classes.note}>{format.number(number)}</span>
          </div>
        ))}
      </div>
      <div className={classes.legend} aria-hidden>
        <span data-what="planned">{t('progress.planned')}</span>
        <span data-what="given">{t('progress.given')}</span>
      </div>
      <details className={classes.table}>
        <summary>{t('progress.table')}</summary>
        <Table>
          <thead>
            <tr>
              <th>{t('progress.column_week')}</th>
              <th>{t('progress.planned')}</th>
              <th>{t('progress.given')}</th>
            </tr>
          </thead>
          <tbody>
            {behind.map(({ number, planned, given }) => (
              <tr key={number}>
                <td>{format.number(number)}</td>
                <td>{words.time(planned)}</td>
                <td>{words.time(given)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Section>
  );
}
