import { Button, NativeSelect, Tabs, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { listSavedSearches, openSavedSearch } from '#contract/features/saved-searches.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FilterIcon, SortIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { readSearch } from '#web/platform/address-values.ts';
import { call } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { DislikedJobs } from '../components/disliked-jobs.tsx';
import { FilterChips } from '../components/filter-chips.tsx';
import { JobList } from '../components/job-list.tsx';
import classes from '../components/jobs-layout.module.css';
import { SavedSearches, SaveSearch } from '../components/saved-searches.tsx';
import { asMeant, countOf, isSame, type JobsAddress, openedAt, useJobsAddress } from '../job-filters.ts';
import { JOB_TABS, JOBS } from '../job-lists.addresses.ts';
import { useSavedSearches } from '../job-lists.queries.ts';
import { rememberListAddress } from '../list-address.ts';
import type { FilterPart } from '../why-not.ts';

const InternalJobs = lazy(() => import('../components/internal-jobs.tsx'));
const FilterPanel = lazy(() => import('../components/filter-panel.tsx'));

export default function JobsScreen() {
  const { t } = useTranslation('job-lists');
  const jobs = useJobsAddress();
  const { tab } = jobs;
  const search = useLocation({ select: (location) => location.search });
  useEffect(() => rememberListAddress(readSearch(JOBS, search)), [search]);
  return (
    <Page
      title={t('jobs.title')}
      lead={t(tab === 'all' && jobs.filters.q ? 'jobs.lead.found' : `jobs.lead.${tab}`)}
      actions={<SavedSearches jobs={jobs} />}
      width="full"
    >
      <Suspense>
        <InternalJobs />
      </Suspense>
      <Tabs
        value={tab}
        onChange={(next) =>
          jobs.setAddress({ tab: JOB_TABS.find((one) => one === next), page: 1 }, { push: true })
        }
        keepMounted={false}
      >
        <div className={classes.bar}>
          <Tabs.List aria-label={t('jobs.tabs')} className={classes.tabs}>
            {JOB_TABS.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`jobs.tab.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tab !== 'hidden' && (
            <SearchField
              label={t('jobs.search')}
              value={jobs.text}
              onSearch={(text) => jobs.change({ q: text || undefined }, { isTyping: true })}
            />
          )}
        </div>
        {JOB_TABS.map((one) => (
          <Tabs.Panel key={one} value={one}>
            {one === 'hidden' ? <DislikedJobs page={jobs.page} /> : <Listed jobs={jobs} />}
          </Tabs.Panel>
        ))}
      </Tabs>
      {tab !== 'hidden' && (
        <Text size="sm" c="dimmed">
          {t('jobs.meaning')}
        </Text>
      )}
    </Page>
  );
}

/** From here on the filters stand beside the list; before, they are a sheet. */
const IS_WIDE = '(min-width: 64em)';

function Listed({ jobs }: { jobs: JobsAddress }) {
  const { t } = useTranslation('job-lists');
  const format = useFormatters();
  const isWide = useMediaQuery(IS_WIDE, undefined, { getInitialValueInEffect: false });
  const [sheet, setSheet] = useState<{ startAt?: FilterPart } | null>(null);
  const { search, isReady } = useOpenedSearch(jobs);
  const { tab, filters } = jobs;
  const count = countOf(filters);
  const canSave = tab !== 'favourites' && !search && (count > 0 || Boolean(filters.q));
  const list = tab === 'favourites' ? 'favorites' : tab === 'all' ? 'all' : 'matching';
  return (
    <div className={classes.layout}>
      {isWide && (
        <aside className={classes.aside} aria-label={t('filters.title')}>
          <Suspense fallback={<FormSkeleton label={t('filters.title')} />}>
            <FilterPanel list={list} weaker={jobs.weaker} filters={filters} onChange={jobs.change} />
          </Suspense>
        </aside>
      )}
      <div className={classes.main}>
        {(!isWide || canSave) && (
          <div className={classes.tools}>
            {!isWide && (
              <Button
                variant="default"
                size="sm"
                aria-haspopup="dialog"
                leftSection={<FilterIcon size={17} stroke={1.7} aria-hidden />}
                onClick={() => setSheet({})}
              >
                {count > 0
                  ? t('filters.open_with', { count, number: format.number(count) })
                  : t('filters.open')}
              </Button>
            )}
            {!isWide && <SortField jobs={jobs} />}
            {canSave && <SaveSearch jobs={jobs} />}
          </div>
        )}
        <FilterChips filters={filters} onChange={jobs.change} onClear={jobs.clear} />
        <JobList
          jobs={jobs}
          search={search}
          isReady={isReady}
          order={isWide ? <SortField jobs={jobs} /> : null}
          onChoose={(startAt) => setSheet({ startAt })}
        />
      </div>
      <Dialog
        isOpen={sheet !== null}
        onClose={() => setSheet(null)}
        title={t('filters.title')}
        closeLabel={t('filters.close')}
        place={isWide ? 'center' : 'side'}
      >
        <Suspense fallback={<FormSkeleton label={t('filters.title')} />}>
          <FilterPanel
            list={list}
            weaker={jobs.weaker}
            filters={filters}
            onChange={jobs.change}
            startAt={sheet?.startAt}
          />
        </Suspense>
        <div className={classes.show}>
          <Button fullWidth onClick={() => setSheet(null)}>
            {t('filters.show')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/**
 * The saved search that the address names. A link names only that: its filters are put into the address, and since
 * when jobs in it are new, which opening it asks. The list waits for both.
 */
function useOpenedSearch(jobs: JobsAddress) {
  const query = useSavedSearches();
  const { saved, newSince, filters, setAddress } = jobs;
  const search = saved ? query.data?.results.find((one) => one.id === saved) : undefined;
  const isBare = countOf(filters) === 0 && !filters.q;
  const isToOpen = search !== undefined && newSince === null;
  const isToFill = search !== undefined && isBare && !isSame(asMeant(search.filters), filters);
  const opening = useRef('');
  useEffect(() => {
    if (!search || (!isToOpen && !isToFill)) return;
    const filled = isBare ? openedAt(search) : {};
    if (!isToOpen) return setAddress(filled);
    if (opening.current === search.id) return;
    // Once: the second answer would say that nothing is new.
    opening.current = search.id;
    void call(openSavedSearch, { params: { id: search.id } })
      .then(({ new_since }) => new_since)
      .catch(() => search.created_at)
      .then((since) => {
        opening.current = '';
        setAddress({ ...filled, since });
        return refresh(listSavedSearches);
      });
  }, [search, isToOpen, isToFill, isBare, setAddress]);
  return { search, isReady: !saved || (!query.isPending && !isToOpen && !isToFill) };
}

function SortField({ jobs }: { jobs: JobsAddress }) {
  const { t } = useTranslation('job-lists');
  const { tab, sort, filters } = jobs;
  const usual = tab !== 'all' ? 'score' : filters.q ? 'relevance' : 'newest';
  const others = (['score', 'newest', 'salary'] as const).filter((order) => order !== usual);
  return (
    <NativeSelect
      size="sm"
      className={classes.sort}
      aria-label={t('sort.label')}
      leftSection={<SortIcon size={16} stroke={1.7} aria-hidden />}
      value={sort === usual ? 'usual' : sort}
      onChange={(event) => {
        const next = (['usual', ...others] as const).find((order) => order === event.currentTarget.value);
        jobs.setAddress({ sort: next, page: 1 }, { push: true, scroll: false });
      }}
      data={[
        { value: 'usual', label: t(`sort.${usual}`) },
        ...others.map((order) => ({ value: order, label: t(`sort.${order}`) })),
      ]}
    />
  );
}
