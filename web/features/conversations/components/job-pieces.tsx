import type { ChatJob, ChatPartOf } from '#contract/features/conversations.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { AddressLink } from './address-link.tsx';
import classes from './answer.module.css';

/** Jobs as rows, each with the asker's own score. */
export function JobsPiece({ jobs }: { jobs: readonly ChatJob[] }) {
  const { t } = useTranslation('conversations');
  return (
    <ol className={classes.rows} aria-label={t('jobs')}>
      {jobs.map((job) => (
        <li key={job.jid} className={classes.row}>
          <JobLine job={job} />
        </li>
      ))}
    </ol>
  );
}

function JobLine({ job: { jid, job_title, company_name, location, work_place, score } }: { job: ChatJob }) {
  const { t } = useTranslation('conversations');
  const format = useFormatters();
  const percent = format.percent(score);
  return (
    <>
      {score === null ? (
        <span className={classes.unscored}>{t('score.none')}</span>
      ) : (
        <ScoreRing share={score} label={percent} description={t('score.label', { percent })} size={48} />
      )}
      <div className={classes.main}>
        <AddressLink to={`/job/${jid}`}>
          <bdi>{job_title}</bdi>
        </AddressLink>
        <span className={classes.more}>
          <bdi>{company_name}</bdi>
          {location && (
            <>
              <Dot />
              <bdi>{location}</bdi>
            </>
          )}
          <Dot />
          {t(`work_place.${work_place}`)}
        </span>
      </div>
    </>
  );
}

const STEPS = [
  'start',
  'title',
  'work',
  'words',
  'meaning',
  'skills',
  'experience',
  'education',
  'level',
  'licence',
  'location',
  'language',
] as const;

/** A score from nothing to what it is: the steps add up to it. */
export function ScorePiece({ job, steps }: { job: ChatJob; steps: ChatPartOf<'score'>['steps'] }) {
  const { t } = useTranslation('conversations');
  const format = useFormatters();
  const most = Math.max(...steps.map(({ points }) => Math.abs(points)), 0.01);
  const counted = steps.filter(({ points }) => Math.abs(points) >= 0.005);
  return (
    <div className={classes.sheet}>
      <div className={classes.head}>
        <JobLine job={job} />
      </div>
      <ul className={classes.steps} aria-label={t('score.steps')}>
        {counted.map(({ key, points }) => {
          const step = STEPS.find((one) => one === key) ?? 'start';
          const amount = format.number(Math.round(Math.abs(points) * 100));
          return (
            <li key={key}>
              <span>{t(`steps.${step}`)}</span>
              <span className={classes.bar} aria-hidden>
                <span
                  data-takes={points < 0 || undefined}
                  style={{ inlineSize: `${(Math.abs(points) / most) * 100}%` }}
                />
              </span>
              <span className={classes.points}>
                <bdi dir="ltr">{points < 0 ? `\u2212${amount}` : `+${amount}`}</bdi>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What of a job's skills is lacking, with what each would bring. */
export function GapPiece({ gap: { job, matched, partial, missing } }: { gap: ChatPartOf<'gap'> }) {
  const { t } = useTranslation('conversations');
  const format = useFormatters();
  return (
    <div className={classes.sheet}>
      <div className={classes.head}>
        <JobLine job={job} />
      </div>
      {missing.length > 0 && (
        <>
          <p className={classes.more}>{t('gap.counts', { matched, partial })}</p>
          <ul className={classes.lacks}>
            {missing.map(({ name, lift }) => (
              <li key={name}>
                <bdi>{name}</bdi>
                {lift >= 0.005 && (
                  <span className={classes.points}>
                    <bdi dir="ltr">{t('gap.lift', { points: format.number(Math.round(lift * 100)) })}</bdi>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
