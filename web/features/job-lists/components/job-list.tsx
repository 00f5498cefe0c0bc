import { Stack, Text, Title } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo, type ReactNode, useRef, useState } from 'react';
import type { ApplicationSource } from '#contract/features/applications.contract.ts';
import type { FoundJob } from '#contract/features/job-lists.contract.ts';
import type { SavedSearch } from '#contract/features/saved-searches.contract.ts';
import { Joined } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import type { JobsAddress } from '../job-filters.ts';
import {
  type FoundList,
  isPostedSince,
  isWithoutProfile,
  useAllJobs,
  useLastVisit,
  useMatchingJobs,
} from '../job-lists.queries.ts';
import { changeStanding, takeBackDislike } from '../standing.ts';
import type { FilterPart } from '../why-not.ts';
import { JobActions } from './job-actions.tsx';
import { JobCard } from './job-card.tsx';
import { JobGrid } from './job-grid.tsx';
import classes from './job-list.module.css';
import { type AnyList, ClosedFavourites, Nothing } from './no-jobs.tsx';
import { NoProfileState } from './no-profile-state.tsx';
import { OpenSearch } from './saved-searches.tsx';
import { WeakerButton } from './weaker-button.tsx';
import { WhyNotCard } from './why-not-card.tsx';

interface JobListProps {
  jobs: JobsAddress;
  /** The saved search that the list is of. */
  search: SavedSearch | undefined;
  /** False while something else is asked first. */
  isReady: boolean;
  /** What chooses the order, beside the count; null where it stands among other tools. */
  order: ReactNode;
  onChoose: (part: FilterPart) => void;
}

/** A page of the list that the address names: jobs that fit, favourites, or all. */
export function JobList({ jobs, search, isReady, order, onChoose }: JobListProps) {
  const { t } = useTranslation('job-lists');
  const { tab, page, sort, filters, newSince, weaker: withWeaker } = jobs;
  const isAll = tab === 'all';
  const onlyFavourites = tab === 'favourites';
  const matching = useMatchingJobs({
    page,
    onlyFavourites,
    filters,
    sort,
    newSince: newSince ?? '',
    withWeaker,
    isAsked: isReady && !isAll,
  });
  const all = useAllJobs({ page, filters, sort, newSince: newSince ?? '', isAsked: isReady && isAll });
  const query: UseQueryResult<AnyList> = isAll ? all : matching;
  // What was hidden on one page has no place on another.
  const here = JSON.stringify([page, sort, filters, withWeaker]);
  const [hiddenAt, setHiddenAt] = useState<{ here: string; hidden: readonly Hidden[] }>({ here, hidden: [] });
  const hidden = hiddenAt.here === here ? hiddenAt.hidden : [];
  if (isWithoutProfile(query.error)) return <NoProfileState />;
  return (
    <QueryView
      query={query}
      failedTitle={t(onlyFavourites ? 'jobs.favourites_failed' : 'jobs.failed')}
      waiting={<CardSkeleton label={t('jobs.loading')} count={6} />}
    >
      {(list) => (
        <Stack gap="lg" aria-busy={query.isPlaceholderData}>
          {search && <OpenSearch search={search} jobs={jobs} count={list.new_total ?? 0} />}
          {onlyFavourites && <ClosedFavourites list={list} />}
          {list.results.length === 0 && hidden.length === 0 ? (
            <>
              <Nothing list={list} jobs={jobs} />
              {page === 1 && 'nearest' in list && list.nearest.length > 0 && <Nearest list={list} />}
            </>
          ) : (
            <Found
              list={list}
              jobs={jobs}
              hidden={hidden}
              onHide={(next) => setHiddenAt({ here, hidden: next })}
              search={search}
              order={order}
              onChoose={onChoose}
            />
          )}
        </Stack>
      )}
    </QueryView>
  );
}

/** A job that was disliked here: where it stood, and whether that was taken back before the list has it again. */
interface Hidden {
  job: FoundJob;
  at: number;
  isBack: boolean;
}

interface FoundProps extends Omit<JobListProps, 'isReady'> {
  list: AnyList;
  hidden: readonly Hidden[];
  onHide: (hidden: readonly Hidden[]) => void;
}

function Found({ list, jobs, search, hidden, order, onHide, onChoose }: FoundProps) {
  const { t } = useTranslation('job-lists');
  const lastVisit = useLastVisit();
  const heading = useRef<HTMLHeadingElement>(null);

  const dislike = useCallbackRef((job: FoundJob, at: number) => {
    onHide([...hidden.filter((one) => one.job.jid !== job.jid), { job, at, isBack: false }]);
    void changeStanding(job.jid, job, { reaction: 'dislike' });
  });
  const undo = ({ job }: Hidden) => {
    onHide(hidden.map((one) => (one.job.jid === job.jid ? { ...one, isBack: true } : one)));
    void takeBackDislike(job.jid, job);
    heading.current?.focus({ preventScroll: true });
  };
  const scores = 'scores' in list ? list.scores : 'known';
  const since = search ? jobs.newSince : lastVisit;
  return (
    <>
      <div className={classes.counted}>
        <Text component="h2" size="sm" c="dimmed" aria-live="polite" ref={heading} tabIndex={-1}>
          <Counted list={list} jobs={jobs} />
        </Text>
        {order}
      </div>
      {scores === 'no_profile' && (
        <Text size="sm">
          {t('jobs.no_scores')}{' '}
          <TextLink to="/candidate/profile" size="sm">
            {t('no_profile.action')}
          </TextLink>
        </Text>
      )}
      <JobGrid label={t(`jobs.tab.${jobs.tab}`)}>
        {withHidden(list.results, hidden).map((item, at) =>
          'job' in item && !item.isBack ? (
            <li key={`hidden ${item.job.jid}`}>
              <WhyNotCard
                job={item.job}
                filters={jobs.filters}
                onUndo={() => undo(item)}
                onChange={jobs.change}
                onChoose={onChoose}
              />
            </li>
          ) : (
            <ListedJob
              from={jobs.tab === 'all' ? 'search' : 'matches'}
              key={('job' in item ? item.job : item).jid}
              job={'job' in item ? item.job : item}
              at={at}
              scores={scores}
              isNew={isPostedSince(since, 'job' in item ? item.job : item)}
              isOfSearch={search !== undefined}
              onDislike={dislike}
            />
          ),
        )}
      </JobGrid>
      <AddressPagination total={list.total} limit={list.limit} />
      {'weaker' in list && list.weaker > 0 && (
        <WeakerButton count={list.weaker} isOn={jobs.weaker} onChange={jobs.setAddress} />
      )}
    </>
  );
}

/** How many jobs the list holds; of the matching ones how many fit, which is the same on every screen, and how many beside. */
function Counted({ list, jobs: { tab, filters, weaker } }: Pick<FoundProps, 'list' | 'jobs'>) {
  const { t } = useTranslation('job-lists');
  const { percent } = useFormatters();
  if (tab !== 'matching') return t(`jobs.found_${tab === 'hidden' ? 'all' : tab}`, { count: list.total });
  if (filters.min_score)
    return t('jobs.found_strength', { count: list.total, percent: percent(filters.min_score) });
  const below = weaker && 'weaker' in list ? list.weaker : 0;
  const fitting = t('jobs.found_matching', { count: list.total - below });
  return below === 0 ? fitting : <Joined parts={[fitting, t('jobs.found_weaker', { count: below })]} />;
}

/** What comes nearest to a text that no job answers. */
function Nearest({ list }: { list: FoundList }) {
  const { t } = useTranslation('job-lists');
  return (
    <section aria-labelledby="nearest-jobs">
      <Title order={2} size="h4" mb="sm" id="nearest-jobs">
        {t('jobs.nearest')}
      </Title>
      <JobGrid label={t('jobs.nearest')}>
        {list.nearest.map((job, at) => (
          <ListedJob
            from="search"
            key={job.jid}
            job={job}
            at={at}
            scores={list.scores}
            isNew={false}
            isOfSearch={false}
            onDislike={noteDislike}
          />
        ))}
      </JobGrid>
    </section>
  );
}

const noteDislike = (job: FoundJob) => void changeStanding(job.jid, job, { reaction: 'dislike' });

/** The list with what was hidden in its former places; what the list has again is shown by the list. */
function withHidden(results: readonly FoundJob[], hidden: readonly Hidden[]): (FoundJob | Hidden)[] {
  const items: (FoundJob | Hidden)[] = [...results];
  const gone = hidden.filter(({ job }) => !results.some((one) => one.jid === job.jid));
  for (const one of gone.toSorted((a, b) => a.at - b.at)) items.splice(one.at, 0, one);
  return items;
}

interface ListedJobProps {
  job: FoundJob;
  /** Which of the list it is. */
  at: number;
  scores: FoundList['scores'];
  isNew: boolean;
  isOfSearch: boolean;
  from: ApplicationSource;
  onDislike: (job: FoundJob, at: number) => void;
}

/** Drawn again only where something about this job has changed: a list is long, and much that is asked comes after it. */
const ListedJob = memo(function ListedJob(props: ListedJobProps) {
  const { job, at, scores, isNew, isOfSearch, from, onDislike } = props;
  const { t } = useTranslation('job-lists');
  return (
    <li>
      <JobCard
        from={from}
        job={job}
        explanation={job.explanation ?? (scores === 'computing' ? 'waiting' : null)}
        withoutScore={scores === 'known' ? t('card.weak') : null}
        badge={
          isNew && <StatusBadge tone="alive">{t(isOfSearch ? 'card.new_in_search' : 'card.new')}</StatusBadge>
        }
        actions={<JobActions job={job} standing={job} onDislike={() => onDislike(job, at)} />}
      />
    </li>
  );
});
