import { INTEREST_AREAS, MOST_INTEREST } from '#contract/features/interests.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { nameIn, type Result } from '../interests.queries.ts';
import { cornerOf } from '../scores.ts';
import classes from './interest-shape.module.css';

const RADIUS = 84;
const RINGS = [0.25, 0.5, 0.75, 1] as const;
/** Names stand so far beyond the hexagon. */
const NAMES_AT = 1.2;

const pointsOf = (shareAt: (place: number) => number): string =>
  INTEREST_AREAS.map((_, place) => cornerOf(place, shareAt(place), RADIUS))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/** Six scores on the hexagon of the areas: those that stand beside each other are alike, those across differ most. */
export function InterestShape({ areas }: { areas: Result['areas'] }) {
  const { t } = useTranslation('interests');
  const { language } = useLanguage();
  const format = useFormatters();
  const inOrder = INTEREST_AREAS.map((area) => areas.find(({ id }) => id === area));
  const shares = inOrder.map((area) => (area?.score ?? 0) / MOST_INTEREST);
  const said = areas.map(({ name, score }) =>
    t('score_said', { area: nameIn(language, name), score: format.number(score) }),
  );
  return (
    <figure className={classes.figure}>
      <svg viewBox="-172 -124 344 248" role="img" aria-label={format.list(said)} className={classes.shape}>
        {RINGS.map((share) => (
          <polygon key={share} points={pointsOf(() => share)} className={classes.ring} />
        ))}
        {inOrder.map((area, place) => {
          const { x, y } = cornerOf(place, 1, RADIUS);
          return <line key={area?.id} x2={x} y2={y} className={classes.ring} />;
        })}
        <polygon points={pointsOf((place) => shares[place] ?? 0)} className={classes.person} />
        {inOrder.map((area, place) => {
          const { x, y } = cornerOf(place, shares[place] ?? 0, RADIUS);
          return <circle key={area?.id} cx={x} cy={y} r="4" className={classes.dot} />;
        })}
        {inOrder.map((area, place) => {
          if (!area) return null;
          const { x, y } = cornerOf(place, NAMES_AT, RADIUS);
          const anchor = place % 3 === 0 ? 'middle' : place < 3 ? 'start' : 'end';
          return (
            // The sides of the picture are those of the screen in both languages.
            <g key={area.id} className={classes.name} data-anchor={anchor}>
              <text x={x} y={y - 2}>
                {nameIn(language, area.name)}
              </text>
              <text x={x} y={y + 14} className={classes.number}>
                {format.number(area.score)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={classes.caption}>{t('results.shape')}</figcaption>
    </figure>
  );
}
