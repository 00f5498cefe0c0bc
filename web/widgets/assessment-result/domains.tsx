import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import { Words } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './domains.module.css';
import { Band, PercentileBar } from './scale-bar.tsx';
import { scalesOf, useNames } from './scales.ts';
import { Percentile } from './traits.tsx';

/** The five domains, each with its facets below it. */
export function Domains({ result }: { result: AssessmentResult }) {
  const names = useNames();
  const { t } = useTranslation('assessment-result');
  const facets = new Map(scalesOf(result, 'facet').map((facet) => [facet.id, facet]));
  return (
    <div className={classes.domains}>
      {scalesOf(result, 'domain').map((domain) => (
        <details key={domain.id} className={classes.domain}>
          <summary>
            <span className={classes.name}>{names(domain.name)}</span> <Band scale={domain} />
            <span className={classes.about}>{domain.about && names(domain.about)}</span>
          </summary>
          <ul className={classes.facets} aria-label={t('domains.facets', { name: names(domain.name) })}>
            {domain.parts.map(({ id }) => {
              const facet = facets.get(id);
              if (!facet) return null;
              return (
                <li key={id}>
                  <div className={classes.line}>
                    <span className={classes.name}>{names(facet.name)}</span>
                    <Band scale={facet} />
                    <Percentile scale={facet} />
                  </div>
                  {facet.percentile !== null && <PercentileBar percentile={facet.percentile} />}
                  {facet.about && (
                    <Words size="sm" isDimmed>
                      {names(facet.about)}
                    </Words>
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </div>
  );
}
