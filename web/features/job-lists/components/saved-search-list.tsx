import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
} from '#contract/features/saved-searches.contract.ts';
import { Joined } from '#web/design/joined.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SavedSearchEntry, SavedSearchList } from '#web/widgets/saved-searches/saved-search-list.tsx';
import { changeSearches, deleteSearch } from '#web/widgets/saved-searches/search-changes.ts';
import { useFiltersInWords } from './filter-chips.tsx';

interface SavedJobSearchesProps {
  searches: readonly SavedSearch[];
  onOpen: (search: SavedSearch) => void;
}

/** Saved searches for jobs, each with its filters in words. */
export default function SavedJobSearches({ searches, onOpen }: SavedJobSearchesProps) {
  return (
    <SavedSearchList searches={searches}>
      {(search) => <SavedJobSearch search={search} onOpen={() => onOpen(search)} />}
    </SavedSearchList>
  );
}

function SavedJobSearch({ search, onOpen }: { search: SavedSearch; onOpen: () => void }) {
  const { t } = useTranslation('job-lists');
  const inWords = useFiltersInWords(search.filters).map(({ words }) => words);
  const { name, filters, is_notifying } = search;
  const params = { id: search.id };
  return (
    <SavedSearchEntry
      search={search}
      news={t('saved.new', { count: search.new_count })}
      asks={<Joined parts={[filters.q && `“${isolated(filters.q)}”`, ...inWords]} />}
      notify={{ label: t('saved.notify'), named: t('saved.notify_named', { name }) }}
      onOpen={onOpen}
      onRename={(next) => rename(search.id, next)}
      onDelete={() =>
        void deleteSearch(listSavedSearches, {
          remove: () => callWithMessage(deleteSavedSearch, { params }),
          save: () => callWithMessage(saveSearch, { body: { name, filters, is_notifying } }),
        })
      }
      onNotify={(isOn) =>
        void changeSearches(listSavedSearches, () =>
          callWithMessage(changeSavedSearch, { params, body: { is_notifying: isOn } }),
        )
      }
    />
  );
}

async function rename(id: string, name: string): Promise<void> {
  try {
    await callWithMessage(changeSavedSearch, { params: { id }, body: { name } });
  } catch (error) {
    throw besideField(error, { 'saved_searches.name_taken': 'name' });
  }
  await refresh(listSavedSearches);
}
