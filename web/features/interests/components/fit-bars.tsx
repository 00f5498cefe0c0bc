import { MOST_INTEREST } from '#contract/features/interests.contract.ts';
import { CheckIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Career } from '../interests.queries.ts';
import classes from './career-card.module.css';

/** Six pairs of bars, the person’s beside the occupation’s: a table whose cells are bars with their numbers. */
export function FitBars({ career, name }: { career: Career; name: string }) {
  const { t } = useTranslation('interests');
  const format = useFormatters();
  const bar = (score: number) => (
    <span className={classes.bar}>
      <span className={classes.track} aria-hidden>
        <span style={{ inlineSize: `${(100 * score) / MOST_INTEREST}%` }} />
      </span>
      <span className={classes.number}>{format.number(Math.round(score))}</span>
    </span>
  );
  return (
    <>
      <table className={classes.bars}>
        <thead>
          <tr>
            <th scope="col">{t('bars.area')}</th>
            <th scope="col">{t('bars.person')}</th>
            <th scope="col">{name}</th>
            <th scope="col">{t('bars.agrees')}</th>
          </tr>
        </thead>
        <tbody>
          {career.bars.map(({ area, person, occupation, agrees }) => (
            <tr key={area}>
              <th scope="row">{t(`areas.${area}`)}</th>
              <td data-of="person">{bar(person)}</td>
              <td data-of="occupation">{bar(occupation)}</td>
              <td className={classes.agrees}>
                {agrees && <CheckIcon size={16} stroke={2} role="img" aria-label={t('bars.yes')} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.method}>
        {t('bars.method', { correlation: format.number(Math.round(career.correlation * 100) / 100) })}
      </p>
    </>
  );
}
