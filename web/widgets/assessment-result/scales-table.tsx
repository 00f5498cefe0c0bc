import type { AssessmentResult, Scale } from '#contract/features/assessments.fields.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { scalesOf, useNames } from './scales.ts';
import classes from './scales-table.module.css';
import { wholePercentile } from './traits.tsx';

const KINDS = ['trait', 'domain', 'facet'] as const;

/** The same numbers that the pictures show. */
export function ScalesTable({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessment-result');
  const { date } = useFormatters();
  const before = new Map(result.earlier?.changes.map((change) => [change.id, change.before]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section className={classes.frame} tabIndex={0} aria-label={t('table.label')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('table.scale')}</th>
            <th scope="col">{t('table.band')}</th>
            <th scope="col">{t('table.percentile')}</th>
            <th scope="col">{t('table.score')}</th>
            {result.earlier && (
              <th scope="col">{t('table.before', { date: date(result.earlier.completed_at) })}</th>
            )}
            <th scope="col">{t('table.reliability')}</th>
            <th scope="col">{t('table.error')}</th>
          </tr>
        </thead>
        {KINDS.map((kind) => (
          <tbody key={kind}>
            <tr>
              <th scope="rowgroup" colSpan={result.earlier ? 7 : 6} className={classes.kind}>
                {t(`table.kind.${kind}`)}
              </th>
            </tr>
            {scalesOf(result, kind).map((scale) => (
              <Row key={scale.id} scale={scale} {...(result.earlier && { before: before.get(scale.id) })} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Row({ scale, ...earlier }: { scale: Scale; before?: number | undefined }) {
  const { t } = useTranslation('assessment-result');
  const names = useNames();
  const { number } = useFormatters();
  const figure = (value: number | null | undefined) => (value == null ? '–' : number(value));
  return (
    <tr>
      <th scope="row">{names(scale.name)}</th>
      <td>{scale.band ? t(`band.${scale.band}`) : '–'}</td>
      <td>{figure(scale.percentile === null ? null : wholePercentile(scale.percentile))}</td>
      <td>{figure(scale.score)}</td>
      {'before' in earlier && <td>{figure(earlier.before)}</td>}
      <td>{figure(scale.reliability === null ? null : Math.round(scale.reliability * 100) / 100)}</td>
      <td>{figure(scale.standard_error)}</td>
    </tr>
  );
}
