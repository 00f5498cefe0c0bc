import type { CSSProperties, ReactNode } from 'react';
import type { AssessmentResult, Scale, Work } from '#contract/features/assessments.fields.ts';
import { Section } from '#web/design/section.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LanguageResult } from './language-level.tsx';
import { PointsBar } from './scale-bar.tsx';
import { scalesOf, useNames } from './scales.ts';
import classes from './test-scores.module.css';

interface TestScoresProps {
  result: AssessmentResult;
  /** Where whoever reads it may score what was written and spoken. */
  rating?: ((work: Work) => ReactNode) | undefined;
}

/** What a test came to: the whole with its interval, and its parts. */
export function TestScores({ result, rating }: TestScoresProps) {
  const { t } = useTranslation('assessment-result');
  if (result.kind === 'english') return <LanguageResult result={result} rating={rating} />;
  const isSelf = result.person.is_self;
  const topics = scalesOf(result, 'topic');
  const strengths = scalesOf(result, 'strength').toSorted((a, b) => shareOf(b) - shareOf(a));
  return (
    <>
      {result.total && <Total result={result} />}
      {topics.length > 0 && (
        <Section title={t('topics.title')} help={t(isSelf ? 'topics.help' : 'topics.help_of')}>
          <Scales scales={topics} />
        </Section>
      )}
      {strengths.length > 0 && (
        <Section
          title={t(isSelf ? 'strengths.title' : 'strengths.title_of')}
          help={t(isSelf ? 'strengths.help' : 'strengths.help_of')}
        >
          <Scales scales={strengths} />
        </Section>
      )}
    </>
  );
}

/** The share of all points on a line, with the interval that chance leaves. */
function Total({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessment-result');
  const names = useNames();
  const { percent } = useFormatters();
  const { total } = result;
  if (!total) return null;
  const [whole, from, to] = [total.percent, total.from, total.to].map((value) => percent(value / 100));
  return (
    <Section title={t(result.person.is_self ? 'total.title' : 'total.title_of')}>
      <div className={classes.total}>
        <p className={classes.figure}>
          <strong>{whole}</strong>
          <span>{names(total.meaning)}</span>
        </p>
        <div className={classes.line} role="img" aria-label={t('total.said', { whole, from, to })}>
          <div
            className={classes.interval}
            style={{ '--from': `${total.from}%`, '--to': `${total.to}%` } as CSSProperties}
          />
          <div className={classes.mark} style={{ '--at': `${total.percent}%` } as CSSProperties} />
        </div>
        <div className={classes.ends} aria-hidden="true">
          <span>{percent(0)}</span>
          <span>{percent(1)}</span>
        </div>
        <Words size="sm" isDimmed className={classes.words}>
          {t('total.interval', { from, to, number: result.progress.total })}
        </Words>
      </div>
    </Section>
  );
}

const shareOf = ({ score, most }: Scale): number => (most === 0 ? 0 : score / most);

function Scales({ scales }: { scales: readonly Scale[] }) {
  const { t } = useTranslation('assessment-result');
  const names = useNames();
  const { number } = useFormatters();
  return (
    <ul className={classes.scales}>
      {scales.map((scale) => (
        <li key={scale.id}>
          <div className={classes.row}>
            <span className={classes.name}>{names(scale.name)}</span>
            <span className={classes.points}>
              {t(scale.kind === 'strength' ? 'strengths.chosen' : 'topics.points', {
                count: scale.most,
                score: number(scale.score),
                most: number(scale.most),
              })}
            </span>
          </div>
          <PointsBar share={shareOf(scale)} />
          {scale.about && (
            <Words size="sm" isDimmed>
              {names(scale.about)}
            </Words>
          )}
        </li>
      ))}
    </ul>
  );
}
