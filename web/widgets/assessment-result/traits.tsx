import type { AssessmentResult, Scale } from '#contract/features/assessments.fields.ts';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { ChevronEndIcon } from '#web/design/icons.ts';
import { Words } from '#web/design/words.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RESULT } from './assessment-result.addresses.ts';
import { Band, PercentileBar } from './scale-bar.tsx';
import { scalesOf, useNames } from './scales.ts';
import classes from './traits.module.css';

/** Traits, the strongest first. One of them is open with what it means, what it is made of and how sure it is. */
export function Traits({ result }: { result: AssessmentResult }) {
  const names = useNames();
  const [{ trait: open }, setAddress] = useAddress(RESULT);
  const traits = scalesOf(result, 'trait').toSorted((a, b) => b.score - a.score);
  const changes = new Map(result.earlier?.changes.map((change) => [change.id, change.change]));
  return (
    <ul className={classes.traits}>
      {traits.map((trait) => {
        const isOpen = trait.id === open;
        return (
          <li key={trait.id} className={classes.trait} data-open={isOpen || undefined}>
            <button
              type="button"
              className={classes.head}
              aria-expanded={isOpen}
              onClick={() => setAddress({ trait: isOpen ? NONE : trait.id })}
            >
              <FlipOnRtl>
                <ChevronEndIcon size={18} stroke={1.7} aria-hidden className={classes.arrow} />
              </FlipOnRtl>
              <span className={classes.name}>{names(trait.name)}</span>
              <Band scale={trait} />
              <Percentile scale={trait} />
              <Change change={changes.get(trait.id)} />
            </button>
            {trait.percentile !== null && <PercentileBar percentile={trait.percentile} />}
            {isOpen && <Details trait={trait} result={result} />}
          </li>
        );
      })}
    </ul>
  );
}

/** No trait has this name: all are closed. */
const NONE = '-';

/** “Higher than 72 of 100”. Nobody is above all, or below all, of a norm group. */
export function Percentile({ scale }: { scale: Pick<Scale, 'percentile'> }) {
  const { t } = useTranslation('assessment-result');
  if (scale.percentile === null) return null;
  return (
    <span className={classes.percentile}>
      {t('percentile', { number: wholePercentile(scale.percentile) })}
    </span>
  );
}

export const wholePercentile = (percentile: number): number =>
  Math.min(99, Math.max(1, Math.round(percentile)));

/** By how much it moved since an earlier attempt, in points of T; less than a point is none. */
function Change({ change }: { change: number | undefined }) {
  const { t } = useTranslation('assessment-result');
  const { number } = useFormatters();
  if (change === undefined) return null;
  const points = Math.round(Math.abs(change));
  const way = points === 0 ? 'same' : change > 0 ? 'up' : 'down';
  return <span className={classes.change}>{t(`change.${way}`, { points: number(points) })}</span>;
}

function Details({ trait, result }: { trait: Scale; result: AssessmentResult }) {
  const { t } = useTranslation('assessment-result');
  const names = useNames();
  const facets = trait.parts.flatMap(({ id, sign }) => {
    const facet = result.scales.find((one) => one.id === id);
    return facet ? [{ facet, sign }] : [];
  });
  return (
    <div className={classes.details}>
      {trait.about && (
        <Words size="sm" isDimmed>
          {names(trait.about)}
        </Words>
      )}
      {trait.meaning && <Words>{names(trait.meaning)}</Words>}
      {facets.length > 0 && (
        <div>
          <Words size="sm" isDimmed>
            {t('traits.made_of')}
          </Words>
          <ul className={classes.parts}>
            {facets.map(({ facet, sign }) => (
              <li key={facet.id}>
                {names(facet.name)}
                {sign < 0 && ` ${t('traits.turned')}`} <Band scale={facet} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Certainty scale={trait} isSelf={result.person.is_self} />
    </div>
  );
}

/** From here on a score is called fairly, or very, steady. */
const FAIR = 0.7;
const GOOD = 0.8;

/** How far a score can be relied on, in plain words beside its figures. */
function Certainty({
  scale: { reliability, standard_error: error },
  isSelf,
}: {
  scale: Scale;
  isSelf: boolean;
}) {
  const { t } = useTranslation('assessment-result');
  const { number } = useFormatters();
  if (reliability === null) return null;
  const how = reliability >= GOOD ? 'good' : reliability >= FAIR ? 'fair' : 'rough';
  return (
    <Words size="sm" isDimmed>
      {t(`certainty.${how}`, { reliability: number(Math.round(reliability * 100) / 100) })}
      {error !== null &&
        ` ${t(isSelf ? 'certainty.error' : 'certainty.error_of', { points: number(Math.round(error)) })}`}
    </Words>
  );
}
