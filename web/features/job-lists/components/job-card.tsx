import type { ReactNode } from 'react';
import type { ApplicationSource } from '#contract/features/applications.contract.ts';
import type { FoundJob } from '#contract/features/job-lists.contract.ts';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { TextLink } from '#web/design/links.tsx';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { Skeleton } from '#web/design/skeletons.tsx';
import { Heading, Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { MatchReason } from '#web/widgets/match-explanation/match-reason.tsx';
import { MatchWhy } from '#web/widgets/match-explanation/match-why.tsx';
import { useSeenJob } from '#web/widgets/sightings/sightings.ts';
import classes from './job-card.module.css';

type CardJob = Pick<
  FoundJob,
  | 'jid'
  | 'job_title'
  | 'company'
  | 'location'
  | 'work_place'
  | 'salary_min'
  | 'salary_max'
  | 'salary_currency'
  | 'posted_at'
  | 'application_stage'
>;

interface JobCardProps {
  job: CardJob;
  /** By which way the reader comes to the job: an application that follows says so. */
  from: ApplicationSource;
  /** `waiting` while the match is asked for; `null` where it could not be computed. */
  explanation: Explanation | 'waiting' | null;
  /** What is said in place of a match that could not be computed. */
  withoutScore?: string | null;
  /** A word about the job as a whole: that it is new. */
  badge?: ReactNode;
  /** Toggles at the end of the card. */
  actions?: ReactNode;
}

const SKILLS_SHOWN = 4;

/** A job in a list: what it is, how well it fits and why in a line, and what is there and missing. */
export function JobCard({ job, from, explanation, withoutScore, badge, actions }: JobCardProps) {
  const { t } = useTranslation('job-lists');
  useSeenJob(job.jid);
  const { t: word } = useTranslation('job-details');
  const format = useFormatters();
  const pay = format.moneyRange(job.salary_min, job.salary_max, job.salary_currency);
  return (
    <article className={classes.card}>
      <header className={classes.header}>
        <div className={classes.names}>
          {job.application_stage ? <ApplicationStageBadge stage={job.application_stage} isNamed /> : badge}
          <Heading level={3}>
            <TextLink
              to="/candidate/jobs/view/$id"
              params={{ id: job.jid }}
              search={{ from }}
              c="inherit"
              fw={600}
              className={classes.title}
            >
              <bdi>{job.job_title}</bdi>
            </TextLink>
          </Heading>
          <TextLink
            to="/candidate/jobs/company-profile"
            search={{ company: job.company.id }}
            size="sm"
            c="dimmed"
            className={classes.company}
          >
            <bdi>{job.company.company_name}</bdi>
          </TextLink>
        </div>
        <CardRing explanation={explanation} />
      </header>
      <ul className={classes.facts}>
        {job.location && (
          <li>
            <KnownName of={job.location} />
          </li>
        )}
        <li>{word(`work_place.${job.work_place}`)}</li>
        <li>{pay ? t('card.pay', { pay }) : t('card.pay_open')}</li>
        {job.posted_at && (
          <li>
            <time dateTime={job.posted_at}>{t('card.posted', { when: format.relative(job.posted_at) })}</time>
          </li>
        )}
      </ul>
      {isKnown(explanation) && (
        <>
          <Words size="sm">
            <MatchReason explanation={explanation} />
          </Words>
          <Skills label={t('card.matched')} tone="good" names={explanation.matched} />
          <Skills label={t('card.partial')} tone="partial" names={explanation.partial} />
          <Skills label={t('card.missing')} tone="missing" names={explanation.missing} />
        </>
      )}
      {explanation === null && withoutScore !== null && (
        <Words size="sm" isDimmed>
          {withoutScore ?? t('card.no_match')}
        </Words>
      )}
      {(actions || isKnown(explanation)) && (
        <footer className={classes.footer}>
          {actions && <div className={classes.actions}>{actions}</div>}
          {isKnown(explanation) && (
            <MatchWhy explanation={explanation} reader="candidate" name={job.job_title} />
          )}
        </footer>
      )}
    </article>
  );
}

const isKnown = (explanation: JobCardProps['explanation']): explanation is Explanation =>
  explanation !== null && explanation !== 'waiting';

function CardRing({ explanation }: Pick<JobCardProps, 'explanation'>) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  if (explanation === 'waiting') return <Skeleton isRound height={56} width={56} />;
  if (!explanation) return null;
  const percent = format.percent(explanation.score);
  return (
    <ScoreRing share={explanation.score} label={percent} description={t('ring', { percent })} size={56} />
  );
}

interface SkillsProps {
  label: string;
  tone: 'good' | 'partial' | 'missing';
  names: readonly { name: string }[];
}

function Skills({ label, tone, names }: SkillsProps) {
  const { t } = useTranslation('job-lists');
  if (names.length === 0) return null;
  const rest = names.length - SKILLS_SHOWN;
  return (
    <div className={classes.skillLine}>
      <Words as="span" size="xs" isDimmed>
        {label}
      </Words>
      <ul className={classes.skills} aria-label={label}>
        {names.slice(0, SKILLS_SHOWN).map(({ name }) => (
          <li key={name} data-tone={tone}>
            <KnownName of={name} />
          </li>
        ))}
        {rest > 0 && <li data-tone="more">{t('card.more', { count: rest })}</li>}
      </ul>
    </div>
  );
}
