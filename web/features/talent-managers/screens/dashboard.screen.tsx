import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { getTalentStats, listManagedJobs } from '#contract/features/talent-managers.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon, PlusIcon } from '#web/design/icons.ts';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { FittingJobs } from '../components/fitting-jobs.tsx';
import classes from './dashboard.module.css';

type Stats = Reply<typeof getTalentStats>;

/** Jobs named on the dashboard. */
const JOBS_SHOWN = 5;
const FIGURES = ['invited', 'joined', 'complete', 'matched', 'interviewed', 'placed'] as const;

/** Where a talent manager's people stand, what waits, and the jobs that most of them fit. */
export default function TalentManagerDashboardScreen() {
  const { t } = useTranslation('talent-managers');
  const { user } = useSession();
  const stats = useQuery(queryFor(getTalentStats, {}));
  return (
    <Page
      title={user ? t('dashboard.greeting', { name: user.first_name }) : t('title.dashboard')}
      lead={t('dashboard.lead')}
      actions={
        <ButtonLink
          to="/talent-manager/people/add"
          leftSection={<PlusIcon size={18} stroke={1.8} aria-hidden />}
        >
          {t('add')}
        </ButtonLink>
      }
    >
      <QueryView
        query={stats}
        waiting={<ListSkeleton label={t('dashboard.waiting')} count={4} />}
        failedTitle={t('dashboard.failed')}
      >
        {(all) => (all.people.invited === 0 ? <NobodyYet stats={all} /> : <Standing stats={all} />)}
      </QueryView>
    </Page>
  );
}

function NobodyYet({ stats }: { stats: Stats }) {
  const { t } = useTranslation('talent-managers');
  return (
    <>
      <EmptyState
        title={t('dashboard.empty')}
        icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}
        action={
          <ButtonLink to="/talent-manager/people/add" size="md">
            {t('dashboard.first')}
          </ButtonLink>
        }
      >
        {t('dashboard.empty_body')}
      </EmptyState>
      <Waiting stats={stats} />
    </>
  );
}

function Standing({ stats }: { stats: Stats }) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  const jobs = useQuery(queryFor(listManagedJobs, { query: { limit: JOBS_SHOWN } }));
  return (
    <>
      <ol className={classes.figures} aria-label={t('dashboard.figures')}>
        {FIGURES.map((list) => (
          <li key={list}>
            <Link to="/talent-manager/people" search={{ list }} className={classes.figure}>
              <span className={classes.label}>{t(`list.${list}`)}</span>
              <span className={classes.value}>{format.number(stats.people[list])}</span>
              <span className={classes.note}>{t(`means.${list}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <Waiting stats={stats} />
      <Section
        title={t('dashboard.jobs')}
        help={t('dashboard.jobs_help')}
        actions={<TextLink to="/talent-manager/jobs">{t('dashboard.all_jobs')}</TextLink>}
      >
        <QueryView
          query={jobs}
          waiting={<ListSkeleton label={t('jobs.waiting')} count={JOBS_SHOWN} />}
          failedTitle={t('jobs.failed')}
          isEmpty={({ results }) => results.length === 0}
          empty={
            <Words size="sm" isDimmed>
              {t(stats.people.joined > 0 ? 'jobs.none_fit' : 'jobs.none_yet')}
            </Words>
          }
        >
          {({ results }) => <FittingJobs jobs={results} />}
        </QueryView>
      </Section>
    </>
  );
}

/** What somebody has to do something about, or waits for; nothing is shown of what does not wait. */
function Waiting({ stats: { waiting, addition_to_mend: toMend } }: { stats: Stats }) {
  const { t } = useTranslation('talent-managers');
  const people = (list: 'unanswered' | 'ending') =>
    linkOptions({ to: '/talent-manager/people', search: { list } });
  const lines = [
    { key: 'ending', count: waiting.ending, link: people('ending') },
    ...(toMend
      ? [
          {
            key: 'unreadable' as const,
            count: waiting.unreadable,
            link: linkOptions({
              to: '/talent-manager/people/added/$id',
              params: { id: toMend },
              search: { outcome: 'unreadable' },
            }),
          },
        ]
      : []),
    { key: 'unanswered', count: waiting.unanswered, link: people('unanswered') },
    { key: 'proposals', count: waiting.proposals, link: linkOptions({ to: '/talent-manager/proposals' }) },
  ] as const;
  const shown = lines.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <Section title={t('dashboard.waits')}>
      <ul className={classes.waits}>
        {shown.map(({ key, count, link }) => (
          <li key={key}>
            <TextLink {...link}>{t(`waits.${key}`, { count })}</TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
