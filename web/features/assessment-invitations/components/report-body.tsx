import type { AssessmentResult, Scale } from '#contract/features/assessments.fields.ts';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '../assessment-invitations.queries.ts';
import { KINDS } from '../scale-kinds.ts';
import classes from './report-body.module.css';
import { whole } from './result-figure.tsx';

/** All figures of a result, each as a bar with its number and what it means. */
export function ReportBody({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessment-invitations');
  const names = useNames();
  return (
    <>
      {result.total && <Total total={result.total} />}
      {KINDS.map((kind) => {
        const scales = result.scales.filter((scale) => scale.kind === kind);
        if (scales.length === 0) return null;
        if (kind === 'facet') return <Facets key={kind} scales={scales} />;
        return (
          <Section
            key={kind}
            title={t(`kinds.${kind}`)}
            help={helpOf(kind, scales) && t('report.norms_help')}
          >
            <ul className={classes.scales}>
              {inOrder(scales).map((scale) => (
                <ScaleLine key={scale.id} scale={scale} />
              ))}
            </ul>
          </Section>
        );
      })}
      {result.norms.length > 0 && (
        <Section title={t('report.norms')}>
          <ul className={classes.uses}>
            {result.norms.map((norm) => (
              <li key={norm.en}>{names(norm)}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Twenty-five of them: who wants to know them opens them. */
function Facets({ scales }: { scales: readonly Scale[] }) {
  const { t } = useTranslation('assessment-invitations');
  return (
    <details className={classes.fold}>
      <summary>{t('report.facets', { count: scales.length })}</summary>
      <ul className={classes.scales}>
        {scales.map((scale) => (
          <ScaleLine key={scale.id} scale={scale} />
        ))}
      </ul>
    </details>
  );
}

const helpOf = (kind: Scale['kind'], scales: readonly Scale[]): boolean =>
  kind === 'trait' && scales.some(({ percentile }) => percentile !== null);

/** The highest first. */
const inOrder = (scales: readonly Scale[]): readonly Scale[] =>
  scales.toSorted((a, b) => shareOf(b) - shareOf(a));

const shareOf = ({ percentile, score, least, most }: Scale): number =>
  percentile === null ? (score - least) / (most - least || 1) : percentile / 100;

function ScaleLine({ scale }: { scale: Scale }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const names = useNames();
  const { percentile, score, most, band } = scale;
  const said = sayingOf(scale);
  return (
    <li className={classes.scale}>
      <span className={classes.name}>{names(scale.name)}</span>
      <span className={classes.number}>
        {percentile === null
          ? t('of', { score: format.number(score), most: format.number(most) })
          : t('percentile', { number: format.number(whole(percentile)) })}
      </span>
      <span className={classes.track} data-normed={percentile !== null || undefined} aria-hidden>
        <span style={{ inlineSize: `${Math.min(1, Math.max(0, shareOf(scale))) * 100}%` }} />
      </span>
      {band && (
        <span className={classes.band}>
          <StatusBadge tone={band === 'average' ? 'neutral' : 'accent'}>{t(`bands.${band}`)}</StatusBadge>
        </span>
      )}
      {said && (
        <Words size="sm" isDimmed className={classes.meaning}>
          {names(said)}
        </Words>
      )}
    </li>
  );
}

/** Of a facet or a domain the meaning is its band, which is said already. */
const sayingOf = ({ kind, meaning, about }: Scale) =>
  kind === 'facet' || kind === 'domain' ? about : (meaning ?? about);

/** The share of all points with the interval that chance leaves. */
function Total({ total: { percent, from, to, meaning } }: { total: NonNullable<AssessmentResult['total']> }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const names = useNames();
  const share = (value: number) => format.percent(value / 100);
  return (
    <Section title={t('report.total')}>
      <div className={classes.total}>
        <span className={classes.percent}>{share(percent)}</span>
        <div>
          <Words>{names(meaning)}</Words>
          <Words size="sm" isDimmed>
            {t('report.interval', { from: share(from), to: share(to) })}
          </Words>
        </div>
      </div>
      <div className={classes.interval} aria-hidden>
        <span
          className={classes.range}
          style={{ insetInlineStart: `${from}%`, inlineSize: `${Math.max(1, to - from)}%` }}
        />
        <span className={classes.point} style={{ insetInlineStart: `${percent}%` }} />
      </div>
    </Section>
  );
}
