import type { ReactNode } from 'react';
import type { AssessmentResult, Work } from '#contract/features/assessments.fields.ts';
import { LANGUAGE_BANDS } from '#contract/features/assessments.fields.ts';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Heading, Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { Recording } from './recording.tsx';
import { useNames } from './scales.ts';
import classes from './works.module.css';

interface WorksProps {
  result: AssessmentResult;
  /** Where whoever reads it may score a work. */
  rating?: ((work: Work) => ReactNode) | undefined;
}

/** What was written and spoken: the work itself, what was counted of it, and how people scored it. */
export function Works({ result, rating }: WorksProps) {
  const { t } = useTranslation('assessment-result');
  return (
    <Section title={t('works.title')} help={t('works.help')}>
      <div className={classes.works}>
        {result.works?.map((work) => (
          <article key={work.question_id} className={classes.work}>
            <Heading level={3}>{t(`works.kind.${work.kind}`)}</Heading>
            <p className={classes.prompt} lang="en" dir="ltr">
              {work.prompt}
            </p>
            <Made work={work} assessmentId={result.assessment_id} />
            {work.counted && <Counted work={work} counted={work.counted} />}
            {work.kind === 'speaking' && work.recording_id && (
              <Words size="sm" isDimmed>
                {t('works.no_machine')}
              </Words>
            )}
            <Ratings work={work} />
            {rating && (work.text || work.recording_id) && rating(work)}
          </article>
        ))}
      </div>
    </Section>
  );
}

function Made({ work, assessmentId }: { work: Work; assessmentId: string }) {
  const { t } = useTranslation('assessment-result');
  if (work.text)
    return (
      <p className={classes.text} lang="en" dir="ltr">
        {work.text}
      </p>
    );
  if (work.recording_id) return <Recording assessmentId={assessmentId} recordingId={work.recording_id} />;
  return <Words isDimmed>{t(work.kind === 'writing' ? 'works.unwritten' : 'works.unspoken')}</Words>;
}

function Counted({ work, counted }: { work: Work; counted: NonNullable<Work['counted']> }) {
  const { t } = useTranslation('assessment-result');
  const names = useNames();
  const { number } = useFormatters();
  if (counted.caution) return <Words>{names(counted.caution)}</Words>;
  return (
    <div>
      <Words size="sm">
        {t('works.counted', {
          points: number(counted.points),
          most: number(counted.most),
          words: number(counted.words),
          sentences: number(counted.sentences),
        })}
      </Words>
      {counted.features.map((feature) => (
        <details key={feature.id} className={classes.feature}>
          <summary>
            <span>{names(feature.name)}</span>
            <span className={classes.points}>
              {t('topics.points', {
                count: feature.most,
                score: number(feature.points),
                most: number(feature.most),
              })}
            </span>
          </summary>
          <Words size="sm" isDimmed>
            {names(feature.rule)}
          </Words>
          <ul className={classes.notes}>
            {feature.notes.map((note) => (
              <li key={`${note.from} ${note.why.en}`}>
                <StatusBadge tone={note.is_earned ? 'good' : 'caution'}>
                  {t(note.is_earned ? 'works.earned' : 'works.lost')}
                </StatusBadge>
                {note.from !== null && note.to !== null && (
                  <q lang="en" dir="ltr">
                    {work.text?.slice(note.from, note.to)}
                  </q>
                )}
                <span>{names(note.why)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** How people scored it, by whom. */
function Ratings({ work: { ratings, rubric } }: { work: Work }) {
  const { t } = useTranslation('assessment-result');
  const names = useNames();
  const { date } = useFormatters();
  return ratings.map((one) => (
    <div key={one.company.id} className={classes.rating}>
      <Words size="sm">
        {t('works.rated', { company: one.company.company_name, date: date(one.rated_at) })}
      </Words>
      <dl>
        {rubric.map(({ id, name }) => (
          <div key={id}>
            <dt>{names(name)}</dt>
            <dd>{t(`bands.${LANGUAGE_BANDS[one.scores[id] ?? 0] ?? 'below-A1'}`)}</dd>
          </div>
        ))}
      </dl>
      {one.comment && <p className={classes.comment}>{one.comment}</p>}
    </div>
  ));
}
