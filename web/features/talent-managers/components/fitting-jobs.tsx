import type { ManagedJob } from '#contract/features/talent-managers.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './fitting-jobs.module.css';

/** Jobs with the best of one's own people for each, and why they fit. */
export function FittingJobs({ jobs }: { jobs: readonly ManagedJob[] }) {
  const { t } = useTranslation('talent-managers');
  return (
    <ul className={classes.jobs}>
      {jobs.map((job) => (
        <li key={job.jid} className={classes.job}>
          <div className={classes.what}>
            <TextLink to="/talent-manager/jobs/$id" params={{ id: job.jid }} className={classes.title}>
              <bdi>{job.job_title}</bdi>
            </TextLink>
            <Words size="sm" isDimmed>
              <bdi>{job.company.company_name}</bdi>
              {job.location && (
                <>
                  <Dot />
                  <KnownName of={job.location} />
                </>
              )}
            </Words>
            <Words size="sm" isDimmed>
              {t('jobs.fit', { count: job.people })}
              {job.proposed > 0 && (
                <>
                  <Dot />
                  {t('jobs.proposed', { count: job.proposed })}
                </>
              )}
            </Words>
          </div>
          <ul className={classes.people}>
            {job.best.map((person) => (
              <Fitting key={person.person_id} person={person} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Fitting({ person }: { person: ManagedJob['best'][number] }) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  const shown = useShownName();
  const names = (skills: readonly string[]) =>
    skills.map((name) => isolated(shown(name))).join(t('jobs.and'));
  return (
    <li>
      <span>
        <bdi>{person.name}</bdi> <b className={classes.score}>{format.percent(person.score)}</b>
      </span>
      <Words size="sm" isDimmed>
        {person.matched.length > 0 ? t('jobs.has', { skills: names(person.matched) }) : t('jobs.has_nothing')}
        {person.missing[0] && ` ${t('jobs.lacks', { skills: names(person.missing.slice(0, 2)) })}`}
      </Words>
    </li>
  );
}
