import type { AssessmentResult, Scale } from '#contract/features/assessments.fields.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { Band } from './scale-bar.tsx';
import { scalesOf, useNames } from './scales.ts';
import classes from './shape.module.css';
import { pointAt, radiusOf, ringPiece, WHEEL, wheelOf } from './wheel.ts';

/** What the report calls average, in T scores. */
const AVERAGE = { from: 45, to: 55 };

/** As much of a result as its picture needs. */
type Shaped = Pick<AssessmentResult, 'scales' | 'earlier'> & {
  person: Pick<AssessmentResult['person'], 'is_self'>;
};

/** The whole personality in one picture: a wheel of facets in their domains, and what the domains say beside it. */
export function Shape({ result }: { result: Shaped }) {
  const { t } = useTranslation('assessment-result');
  const names = useNames();
  const { list } = useFormatters();
  const facets = scalesOf(result, 'facet');
  const before = new Map(result.earlier?.changes.map((change) => [change.id, change.before]));
  const groups = wheelOf(scalesOf(result, 'domain'), facets, before);
  const sorted = facets.toSorted((a, b) => b.score - a.score);
  const some = (scales: readonly Scale[]) => list(scales.map(({ name }) => names(name)));
  const said = t(result.person.is_self ? 'shape.said' : 'shape.said_of', {
    highest: some(sorted.slice(0, 3)),
    lowest: some(sorted.slice(-3).toReversed()),
  });
  const size = WHEEL.outer + 26;
  return (
    <div className={classes.shape}>
      <svg
        viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`}
        className={classes.wheel}
        role="img"
        aria-label={said}
      >
        <circle r={WHEEL.outer} className={classes.ground} />
        <circle
          r={(radiusOf(AVERAGE.from) + radiusOf(AVERAGE.to)) / 2}
          strokeWidth={radiusOf(AVERAGE.to) - radiusOf(AVERAGE.from)}
          className={classes.average}
        />
        {groups.map((group, index) => {
          const [x, y] = pointAt((group.from + group.to) / 2, WHEEL.outer + 14);
          return (
            <g key={group.domain.id}>
              {group.bars.map((bar) => (
                <g key={bar.facet.id}>
                  <path d={ringPiece(bar, WHEEL.inner, bar.radius)} className={classes.bar}>
                    <title>{names(bar.facet.name)}</title>
                  </path>
                  {bar.before !== null && (
                    <path d={ringPiece(bar, bar.before - 1.5, bar.before + 1.5)} className={classes.before} />
                  )}
                </g>
              ))}
              <text x={x} y={y} className={classes.number}>
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <div className={classes.beside}>
        <p className={classes.said}>{said}</p>
        <ol className={classes.domains}>
          {groups.map(({ domain }) => (
            <li key={domain.id}>
              <span>{names(domain.name)}</span>
              <Band scale={domain} />
            </li>
          ))}
        </ol>
        <p className={classes.legend}>
          {t('shape.legend')}
          {before.size > 0 && ` ${t('shape.legend_before')}`}
        </p>
      </div>
    </div>
  );
}
