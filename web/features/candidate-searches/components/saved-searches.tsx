import { Text } from '@mantine/core';
import {
  changeCandidateSearch,
  deleteCandidateSearch,
  listCandidateSearches,
  openCandidateSearch,
  type SavedCandidateSearch,
  saveCandidateSearch,
} from '#contract/features/candidate-searches.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { LONGEST_NAME, SaveSearchFields } from '#web/widgets/saved-searches/save-search-fields.tsx';
import { SavedSearchEntry, SavedSearchList } from '#web/widgets/saved-searches/saved-search-list.tsx';
import { changeSearches, deleteSearch } from '#web/widgets/saved-searches/search-changes.ts';
import { type SearchAddress, useSavedSearches } from '../candidate-searches.queries.ts';
import { silencesIn } from '../search-address.ts';
import classes from './saved-searches.module.css';

/** The saved searches: to open, to be told of or not, to rename and to delete; the one that is open can be saved. */
export default function SavedSearches({ address, onDone }: { address: SearchAddress; onDone: () => void }) {
  const { t } = useTranslation(['candidate-searches', 'saved-searches']);
  const saved = useSavedSearches();
  const isSearch = address.q !== '' || address.by !== null;
  return (
    <Dialog
      isOpen
      onClose={onDone}
      title={t('saved-searches:title')}
      closeLabel={t('saved-searches:close')}
      size="large"
    >
      {isSearch && <SaveForm address={address} onDone={onDone} />}
      <QueryView
        query={saved}
        waiting={<ListSkeleton label={t('saved.waiting')} count={3} />}
        failedTitle={t('saved.failed')}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <Text c="dimmed" mt={isSearch ? 16 : 0}>
            {t(isSearch ? 'saved.none' : 'saved.none_yet')}
          </Text>
        }
      >
        {({ results }) => (
          <div className={classes.saved}>
            <SavedSearchList searches={results}>
              {(search) => <Saved search={search} address={address} onDone={onDone} />}
            </SavedSearchList>
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

function SaveForm({ address, onDone }: { address: SearchAddress; onDone: () => void }) {
  const { t } = useTranslation('candidate-searches');
  const { q, by, pass } = address;
  const form = useContractForm({
    schema: saveCandidateSearch.body,
    initialValues: {
      name: q.slice(0, LONGEST_NAME),
      query: { text: q, ...(by && { conditions: [...by] }), let_pass: silencesIn(pass) },
      is_notifying: true,
    },
  });
  return (
    <form
      {...form.sending(async (body) => {
        const saved = await callWithMessage(saveCandidateSearch, { body }).catch((error: unknown) => {
          throw besideField(error, {
            'candidate_searches.name_taken': 'name',
            'candidate_searches.too_many': 'name',
          });
        });
        showNotice(saved.message);
        await refresh(listCandidateSearches);
        onDone();
        address.setAddress({ saved: saved.data.id, since: saved.data.created_at });
      })}
    >
      <SaveSearchFields
        name={form.getInputProps('name')}
        notify={{
          ...form.getInputProps('is_notifying', { type: 'checkbox' }),
          label: t('saved.notify'),
          description: t('saved.notify_help'),
        }}
      />
    </form>
  );
}

interface SavedProps {
  search: SavedCandidateSearch;
  address: SearchAddress;
  onDone: () => void;
}

function Saved({ search, address, onDone }: SavedProps) {
  const { t } = useTranslation('candidate-searches');
  const { name, query, is_notifying } = search;
  const params = { id: search.id };
  const open = () =>
    changeSearches(listCandidateSearches, async () => {
      const { data } = await callWithMessage(openCandidateSearch, { params });
      const { text, conditions = null, let_pass: pass = [] } = data.query;
      const opened = { q: text, by: conditions, pass, saved: data.id, since: data.new_since, page: 1 };
      address.setAddress(opened, { push: true });
      onDone();
    });
  return (
    <SavedSearchEntry
      search={search}
      news={t('saved.new', { count: search.new_count })}
      asks={<bdi>{query.text}</bdi>}
      notify={{ label: t('saved.notify'), named: t('saved.notify_named', { name }) }}
      onOpen={() => void open()}
      onRename={(next) => rename(search.id, next)}
      onDelete={() =>
        void deleteSearch(listCandidateSearches, {
          remove: () => callWithMessage(deleteCandidateSearch, { params }),
          save: () => callWithMessage(saveCandidateSearch, { body: { name, query, is_notifying } }),
        })
      }
      onNotify={(isOn) =>
        void changeSearches(listCandidateSearches, () =>
          callWithMessage(changeCandidateSearch, { params, body: { is_notifying: isOn } }),
        )
      }
    />
  );
}

async function rename(id: string, name: string): Promise<void> {
  try {
    await callWithMessage(changeCandidateSearch, { params: { id }, body: { name } });
  } catch (error) {
    throw besideField(error, { 'candidate_searches.name_taken': 'name' });
  }
  await refresh(listCandidateSearches);
}
