import { Button, Text } from '@mantine/core';
import { EmptyState } from '#web/design/empty-state.tsx';
import { HeartIcon, SearchIcon, TargetIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { countOf, type JobsAddress } from '../job-filters.ts';
import type { FoundList, MatchingList } from '../job-lists.queries.ts';
import { changeStanding } from '../standing.ts';
import { ComputingState } from './computing-state.tsx';
import classes from './job-list.module.css';
import { WeakerButton } from './weaker-button.tsx';

export type AnyList = MatchingList | FoundList;

/** Kept jobs that have closed: said once, and let go of by the person. */
export function ClosedFavourites({ list }: { list: AnyList }) {
  const { t } = useTranslation('job-lists');
  const closed = 'closed_favorites' in list ? list.closed_favorites : [];
  if (closed.length === 0) return null;
  return (
    <ul className={classes.closed} aria-label={t('jobs.closed_favourites')}>
      {closed.map((job) => (
        <li key={job.jid}>
          <Text size="sm">
            {t('jobs.closed', { title: isolated(job.job_title), company: isolated(job.company_name) })}
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('jobs.let_go_named', { title: job.job_title })}
            onClick={() =>
              void changeStanding(job.jid, { is_favorite: true, reaction: null }, { is_favorite: false })
            }
          >
            {t('jobs.let_go')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Why there is nothing, and the one way on. */
export function Nothing({ list, jobs }: { list: AnyList; jobs: JobsAddress }) {
  const { t } = useTranslation('job-lists');
  const { tab, page, filters } = jobs;
  if ('computing' in list && list.computing) return <ComputingState jobs={list.job_data_count} />;
  if (page > 1)
    return (
      <EmptyState
        title={t('jobs.past_end')}
        action={<Button onClick={() => jobs.setAddress({ page: 1 })}>{t('jobs.first_page')}</Button>}
      />
    );
  if ('weaker' in list && list.weaker > 0)
    return (
      <EmptyState
        title={t('jobs.only_weaker.title')}
        icon={<TargetIcon size={26} stroke={1.6} aria-hidden />}
        action={<WeakerButton count={list.weaker} isOn={jobs.weaker} onChange={jobs.setAddress} />}
      >
        {t('jobs.only_weaker.body')}
      </EmptyState>
    );
  const icon = <SearchIcon size={26} stroke={1.6} aria-hidden />;
  if (countOf(filters) > 0)
    return (
      <EmptyState
        title={t('jobs.nothing_passes')}
        icon={icon}
        action={<Button onClick={jobs.clear}>{t('filters.clear')}</Button>}
      >
        {t('jobs.nothing_passes_body')}
      </EmptyState>
    );
  if (filters.q)
    return (
      <EmptyState
        title={t('jobs.nothing_found', { text: isolated(filters.q) })}
        icon={icon}
        action={<Button onClick={() => jobs.change({ q: undefined })}>{t('jobs.clear_search')}</Button>}
      >
        {'costliest' in list &&
          list.costliest !== null &&
          list.costliest !== filters.q &&
          t('jobs.costliest', { words: isolated(list.costliest) })}
      </EmptyState>
    );
  if (tab === 'favourites')
    return (
      <EmptyState
        title={t('jobs.no_favourites.title')}
        icon={<HeartIcon size={26} stroke={1.6} aria-hidden />}
        action={<ButtonLink to="/candidate/jobs">{t('jobs.no_favourites.action')}</ButtonLink>}
      >
        {t('jobs.no_favourites.body')}
      </EmptyState>
    );
  if (tab === 'all') return <EmptyState title={t('jobs.nothing_published')} icon={icon} />;
  return (
    <EmptyState
      title={t('jobs.no_matches.title')}
      icon={<TargetIcon size={26} stroke={1.6} aria-hidden />}
      action={<ButtonLink to="/candidate/profile">{t('jobs.no_matches.action')}</ButtonLink>}
    >
      {t('jobs.no_matches.body', { count: 'job_data_count' in list ? list.job_data_count : 0 })}
    </EmptyState>
  );
}
