import { Button, Text, Title } from '@mantine/core';
import type { ComparedSkill, TopJob } from '#contract/features/institutes.contract.ts';
import { Dot, Joined } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { TopJobs } from '../institutes.queries.ts';
import { useNames } from '../names.ts';
import classes from './comparison.module.css';

interface TopJobsProps {
  jobs: TopJobs;
  /** The occupation that is compared in detail. */
  chosen: string;
  onChoose: (occupation: string, job: string) => void;
}

/** The likeliest jobs of graduates by sector, with the openings of today behind each; those that have none after them. */
export function TopJobsBySector({ jobs, chosen, onChoose }: TopJobsProps) {
  const { t } = useTranslation('institutes');
  const nameOf = useNames();
  const articlesOf = (some: readonly TopJob[]) =>
    some.map((job) => (
      <JobArticle
        key={job.occupation.id}
        job={job}
        isChosen={job.occupation.id === chosen}
        onChoose={onChoose}
      />
    ));
  const isSought = ({ basis }: TopJob) => basis === 'openings';
  const sought = jobs.sectors.filter((sector) => sector.top_jobs.some(isSought));
  const unsought = jobs.sectors.flatMap((sector) => sector.top_jobs.filter((job) => !isSought(job)));
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('jobs.order')}
      </Text>
      {sought.map((sector) => (
        <Section key={sector.id} title={nameOf(sector.name)}>
          {articlesOf(sector.top_jobs.filter(isSought))}
        </Section>
      ))}
      {unsought.length > 0 && (
        <Section title={t('jobs.unsought')} help={t('jobs.unsought_help')}>
          {articlesOf(unsought)}
        </Section>
      )}
      <Text size="sm" c="dimmed">
        {t('jobs.counted', { count: jobs.open_jobs })}
        {jobs.unplaced_jobs > 0 && ` ${t('jobs.unplaced', { count: jobs.unplaced_jobs })}`}
      </Text>
    </>
  );
}

/** Skills of a job that are named; the others are counted. */
const NAMED = 8;

function JobArticle({
  job,
  isChosen,
  onChoose,
}: { job: TopJob; isChosen: boolean } & Pick<TopJobsProps, 'onChoose'>) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  const nameOf = useNames();
  const { occupation, matching_score: score, score_before: before, openings, pay } = job;
  return (
    <article className={classes.job}>
      <div className={classes.summary}>
        <ScoreRing
          share={score}
          label={format.percent(score)}
          description={t('score', { share: format.percent(score) })}
          size={60}
        />
        <div className={classes.words}>
          <Title order={3} size="h3">
            <bdi>{nameOf(occupation.name)}</bdi>
          </Title>
          <Text size="sm" aria-hidden>
            {t('score', { share: format.percent(score) })}
          </Text>
          <Text size="sm" c="dimmed">
            {job.basis === 'openings' && t('jobs.openings', { count: openings.total })}
            {pay && (
              <>
                <Dot />
                {t('jobs.pay', {
                  range: format.moneyRange(pay.low, pay.high, pay.currency),
                  count: pay.openings,
                })}
              </>
            )}
          </Text>
          {before !== null && (
            <Text size="sm">
              {t('what_if.effect', { before: format.percent(before), after: format.percent(score) })}
            </Text>
          )}
        </div>
        <Button
          variant={isChosen ? 'light' : 'default'}
          aria-pressed={isChosen}
          onClick={() => onChoose(occupation.id, '')}
        >
          {t('jobs.compare')}
        </Button>
      </div>
      <Skills title={t('jobs.match')} skills={job.job_match} kind="match" />
      <Skills title={t('jobs.gap')} skills={job.job_gap} kind="gap" />
      <Openings openings={openings.results} onChoose={onChoose} />
    </article>
  );
}

/** The openings of today behind a job; nothing where there are none. */
function Openings({
  openings,
  onChoose,
}: { openings: TopJob['openings']['results'] } & Pick<TopJobsProps, 'onChoose'>) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  if (openings.length === 0) return null;
  return (
    <details>
      <summary>{t('jobs.show_openings')}</summary>
      <ul className={classes.openings}>
        {openings.map((opening) => (
          <li key={opening.jid}>
            <span>
              <TextLink to="/public/job/$key" params={{ key: opening.key }}>
                <bdi>{opening.job_title}</bdi>
              </TextLink>{' '}
              <Text span size="sm" c="dimmed">
                <Joined parts={[opening.company_name, opening.location]} />
              </Text>
            </span>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('jobs.compare_opening', {
                share: format.percent(opening.matching_score),
                title: opening.job_title,
              })}
              onClick={() => onChoose('', opening.jid)}
            >
              {format.percent(opening.matching_score)}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Skills({
  title,
  skills,
  kind,
}: {
  title: string;
  skills: readonly ComparedSkill[];
  kind: 'match' | 'gap';
}) {
  const { t } = useTranslation('institutes');
  const nameOf = useNames();
  if (skills.length === 0) return null;
  const more = skills.length - NAMED;
  return (
    <>
      <Text size="sm" c="dimmed" mt="sm" mb={4}>
        {title}
      </Text>
      <ul className={classes.chips}>
        {skills.slice(0, NAMED).map((skill) => (
          <li key={skill.id} data-kind={kind}>
            <bdi>{nameOf(skill.name)}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t('more', { count: more })}</li>}
      </ul>
    </>
  );
}
