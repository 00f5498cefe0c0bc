import type { AssessmentResult, Scale } from '#contract/features/assessments.fields.ts';
import { Section } from '#web/design/section.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { PersonalityResult } from '#web/widgets/assessment-result/personality-result.tsx';
import { scalesOf, useNames } from '#web/widgets/assessment-result/scales.ts';
import { TestScores } from '#web/widgets/assessment-result/test-scores.tsx';
import { RateWork } from './rate-work.tsx';
import classes from './report-body.module.css';

/** All figures of a result, as whoever took it sees them. */
export function ReportBody({ result }: { result: AssessmentResult }) {
  if (result.kind === 'personality') return <PersonalityResult result={result} />;
  return result.kind === 'interests' ? (
    <Areas result={result} />
  ) : (
    <TestScores
      result={result}
      rating={(work) => <RateWork key={work.question_id} result={result} work={work} />}
    />
  );
}

/** The six areas of interest, the highest first. */
function Areas({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessment-invitations');
  return (
    <Section title={t('kinds.area')}>
      <ul className={classes.scales}>
        {scalesOf(result, 'area')
          .toSorted((a, b) => b.score - a.score)
          .map((area) => (
            <Area key={area.id} area={area} />
          ))}
      </ul>
    </Section>
  );
}

function Area({ area: { name, about, score, most } }: { area: Scale }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const names = useNames();
  return (
    <li className={classes.scale}>
      <span className={classes.name}>{names(name)}</span>
      <span className={classes.number}>
        {t('of', { score: format.number(score), most: format.number(most) })}
      </span>
      <span className={classes.track} aria-hidden>
        <span style={{ inlineSize: `${(100 * score) / (most || 1)}%` }} />
      </span>
      {about && (
        <Words size="sm" isDimmed className={classes.about}>
          {names(about)}
        </Words>
      )}
    </li>
  );
}
