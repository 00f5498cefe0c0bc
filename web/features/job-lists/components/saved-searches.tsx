import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import {
  changeSavedSearch,
  listSavedSearches,
  type SavedSearch,
} from '#contract/features/saved-searches.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { BellIcon, SearchIcon } from '#web/design/icons.ts';
import { FormSkeleton, ListSkeleton } from '#web/design/skeletons.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { asMeant, filtersToKeep, isSame, type JobsAddress, openedAt } from '../job-filters.ts';
import { useSavedSearches } from '../job-lists.queries.ts';
import classes from './saved-searches.module.css';

const SavedSearchList = lazy(() => import('./saved-search-list.tsx'));
const SaveSearchForm = lazy(() => import('./save-search-form.tsx'));

/** The saved searches behind a button, with how many jobs are new in them together. */
export function SavedSearches({ jobs }: { jobs: JobsAddress }) {
  const { t } = useTranslation(['job-lists', 'saved-searches']);
  const format = useFormatters();
  const [isOpen, setIsOpen] = useState(false);
  const query = useSavedSearches();
  const fresh = query.data?.results.reduce((sum, one) => sum + one.new_count, 0) ?? 0;
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<BellIcon size={18} stroke={1.7} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {fresh > 0
          ? t('saved.open_new', { count: fresh, number: format.number(fresh) })
          : t('saved-searches:title')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('saved-searches:title')}
        closeLabel={t('saved-searches:close')}
        size="large"
      >
        <QueryView
          query={query}
          failedTitle={t('saved.failed')}
          waiting={<ListSkeleton label={t('saved.loading')} count={2} />}
          isEmpty={(list) => list.results.length === 0}
          empty={
            <EmptyState
              title={t('saved.none.title')}
              icon={<SearchIcon size={26} stroke={1.6} aria-hidden />}
            >
              {t('saved.none.body')}
            </EmptyState>
          }
        >
          {(list) => (
            <Suspense fallback={<ListSkeleton label={t('saved.loading')} count={2} />}>
              <SavedSearchList
                searches={list.results}
                onOpen={(search) => {
                  jobs.setAddress({ ...openedAt(search), since: '' }, { push: true });
                  setIsOpen(false);
                }}
              />
            </Suspense>
          )}
        </QueryView>
      </Dialog>
    </>
  );
}

/** Keeps the filters that are on under a name. */
export function SaveSearch({ jobs }: { jobs: JobsAddress }) {
  const { t } = useTranslation('saved-searches');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="light"
        size="sm"
        aria-haspopup="dialog"
        leftSection={<BellIcon size={16} stroke={1.7} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('save')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('save')} closeLabel={t('close')}>
        <Suspense fallback={<FormSkeleton label={t('save')} count={2} />}>
          <SaveSearchForm jobs={jobs} onDone={() => setIsOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}

/** Says which saved search the list is of, how much in it was new, and keeps what was changed. */
export function OpenSearch({
  search,
  jobs,
  count,
}: {
  search: SavedSearch;
  jobs: JobsAddress;
  count: number;
}) {
  const { t } = useTranslation('job-lists');
  const kept = filtersToKeep(jobs);
  const before = asMeant(search.filters);
  const isChanged = !isSame(before, kept) || Boolean(before.only_fitting) !== Boolean(kept.only_fitting);
  const update = async () => {
    try {
      await callWithMessage(changeSavedSearch, {
        params: { id: search.id },
        body: { filters: kept },
      });
      showNotice(t('saved.updated', { name: isolated(search.name) }));
    } catch (error) {
      showError(error);
    }
    await refresh(listSavedSearches);
  };
  return (
    <div className={classes.opened} role="status">
      <Text size="sm">
        {t('saved.opened', { name: isolated(search.name) })}{' '}
        <strong>{count > 0 ? t('saved.new_jobs', { count }) : t('saved.nothing_new')}</strong>
      </Text>
      {isChanged && (
        <Button variant="subtle" size="compact-sm" onClick={() => void update()}>
          {t('saved.update')}
        </Button>
      )}
    </div>
  );
}
