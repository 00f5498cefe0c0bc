import { ActionIcon, Button, Checkbox, Switch, Text, TextInput, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  changeSavedSearch,
  deleteSavedSearch,
  type JobFilters,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
} from '#contract/features/saved-searches.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { BellIcon, EditIcon, SearchIcon, TrashIcon } from '#web/design/icons.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { QueryView } from '#web/widgets/query-view.tsx';
import { addressOf, isSame, type JobsAddress } from '../job-filters.ts';
import { useSavedSearches } from '../matches.queries.ts';
import { useFiltersInWords } from './filter-chips.tsx';
import classes from './saved-searches.module.css';

/** Where a saved search opens: one that asks for a match is a list of what fits. */
export const openedAt = ({ id, filters }: Pick<SavedSearch, 'id' | 'filters'>) => ({
  ...addressOf(filters),
  tab: filters.min_score ? ('matching' as const) : ('all' as const),
  sort: 'usual' as const,
  page: 1,
  saved: id,
});

/** What is kept of the filters of a list: all that fit are those whose match is above the floor. */
const filtersToKeep = ({ tab, filters }: Pick<JobsAddress, 'tab' | 'filters'>): JobFilters =>
  tab === 'matching' && !filters.min_score ? { ...filters, min_score: LIMITS.candidateScoreFloor } : filters;

/** The saved searches behind a button, with how many jobs are new in them together. */
export function SavedSearches({ jobs }: { jobs: JobsAddress }) {
  const { t } = useTranslation('matches');
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
        {fresh > 0 ? t('saved.open_new', { count: fresh, number: format.number(fresh) }) : t('saved.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('saved.title')}
        closeLabel={t('saved.close')}
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
            <ul className={classes.list}>
              {list.results.map((search) => (
                <Saved
                  key={search.id}
                  search={search}
                  onOpen={() => {
                    jobs.setAddress({ ...openedAt(search), since: '' } as never, { push: true });
                    setIsOpen(false);
                  }}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </Dialog>
    </>
  );
}

function Saved({ search, onOpen }: { search: SavedSearch; onOpen: () => void }) {
  const { t } = useTranslation('matches');
  const [isRenaming, setIsRenaming] = useState(false);
  const inWords = useFiltersInWords(search.filters).map(({ words }) => words);
  const change = async (body: { is_notifying?: boolean }) => {
    try {
      await callWithMessage(changeSavedSearch, { params: { id: search.id }, body });
    } catch (error) {
      showError(error);
    }
    await refresh(listSavedSearches);
  };
  const remove = async () => {
    try {
      const { message } = await callWithMessage(deleteSavedSearch, { params: { id: search.id } });
      const { name, filters, is_notifying } = search;
      showNotice(message, {
        undo: () =>
          void callWithMessage(saveSearch, { body: { name, filters, is_notifying } })
            .catch(showError)
            .then(() => refresh(listSavedSearches)),
      });
    } catch (error) {
      showError(error);
    }
    await refresh(listSavedSearches);
  };
  return (
    <li>
      {isRenaming ? (
        <Rename search={search} onDone={() => setIsRenaming(false)} />
      ) : (
        <div className={classes.head}>
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.name}
            classNames={{ label: classes.nameLabel }}
            onClick={onOpen}
          >
            <bdi>{search.name}</bdi>
          </Button>
          {search.new_count > 0 && (
            <StatusBadge tone="alive">{t('saved.new', { count: search.new_count })}</StatusBadge>
          )}
          <div className={classes.tools}>
            <Tooltip label={t('saved.rename')}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('saved.rename_named', { name: search.name })}
                onClick={() => setIsRenaming(true)}
              >
                <EditIcon size={18} stroke={1.7} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={t('saved.delete')}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('saved.delete_named', { name: search.name })}
                onClick={() => void remove()}
              >
                <TrashIcon size={18} stroke={1.7} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </div>
        </div>
      )}
      <Text size="sm" c="dimmed">
        {[search.filters.q && `“${isolated(search.filters.q)}”`, ...inWords.map(isolated)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Switch
        mt={8}
        size="sm"
        label={t('saved.notify')}
        aria-label={t('saved.notify_named', { name: search.name })}
        checked={search.is_notifying}
        onChange={(event) => void change({ is_notifying: event.currentTarget.checked })}
      />
    </li>
  );
}

function Rename({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const { t } = useTranslation('matches');
  const form = useContractForm({
    schema: changeSavedSearch.body.required({ name: true }),
    initialValues: { name: search.name },
  });
  return (
    <form
      {...form.sending(async ({ name }) => {
        try {
          await callWithMessage(changeSavedSearch, { params: { id: search.id }, body: { name } });
        } catch (error) {
          throw besideField(error, { 'saved_searches.name_taken': 'name' });
        }
        await refresh(listSavedSearches);
        onDone();
      })}
    >
      <FormFields>
        <TextInput {...form.getInputProps('name')} label={t('saved.name')} maxLength={80} />
        <FormActions>
          <Button type="submit" size="sm">
            {t('saved.keep_name')}
          </Button>
          <Button size="sm" variant="subtle" color="gray" onClick={onDone}>
            {t('saved.cancel')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}

/** Keeps the filters that are on under a name. */
export function SaveSearch({ jobs }: { jobs: JobsAddress }) {
  const { t } = useTranslation('matches');
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
        {t('saved.save')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('saved.save')}
        closeLabel={t('saved.close')}
      >
        <SaveForm jobs={jobs} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

const LONGEST_NAME = 80;

function SaveForm({ jobs, onDone }: { jobs: JobsAddress; onDone: () => void }) {
  const { t } = useTranslation('matches');
  const inWords = useFiltersInWords(jobs.filters).map(({ words }) => words);
  const suggested = [jobs.filters.q, ...inWords]
    .filter(Boolean)
    .join(' · ')
    .replace(/[\u2066-\u2069]/g, '')
    .slice(0, LONGEST_NAME);
  const form = useContractForm({
    schema: saveSearch.body,
    initialValues: { name: suggested, filters: filtersToKeep(jobs), is_notifying: true },
  });
  return (
    <form
      {...form.sending(async (body) => {
        const saved = await callWithMessage(saveSearch, { body }).catch((error) => {
          throw besideField(error, {
            'saved_searches.name_taken': 'name',
            'saved_searches.too_many': 'name',
          });
        });
        showNotice(saved.message);
        await refresh(listSavedSearches);
        onDone();
        jobs.setAddress({ ...openedAt(saved.data), since: saved.data.created_at, sort: jobs.sort } as never);
      })}
    >
      <FormFields>
        <TextInput {...form.getInputProps('name')} label={t('saved.name')} maxLength={LONGEST_NAME} />
        <Checkbox
          {...form.getInputProps('is_notifying', { type: 'checkbox' })}
          label={t('saved.notify')}
          description={t('saved.notify_help')}
        />
        <FormActions>
          <Button type="submit">{t('saved.save')}</Button>
        </FormActions>
      </FormFields>
    </form>
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
  const { t } = useTranslation('matches');
  const isChanged = !isSame(search.filters, filtersToKeep(jobs));
  const update = async () => {
    try {
      await callWithMessage(changeSavedSearch, {
        params: { id: search.id },
        body: { filters: filtersToKeep(jobs) },
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
