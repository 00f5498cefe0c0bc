import { ActionIcon, Button, Checkbox, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  changeCandidateSearch,
  deleteCandidateSearch,
  listCandidateSearches,
  openCandidateSearch,
  type SavedCandidateSearch,
  saveCandidateSearch,
} from '#contract/features/candidate-searches.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { EditIcon, TrashIcon } from '#web/design/icons.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { type SearchAddress, useSavedSearches } from '../candidate-searches.queries.ts';
import { silencesIn } from '../search-address.ts';
import classes from './candidate-search.module.css';

const LONGEST_NAME = 80;

/** The saved searches: to open, to be told of or not, to rename and to delete. */
export default function SavedSearches({ address, onDone }: { address: SearchAddress; onDone: () => void }) {
  const { t } = useTranslation('candidate-searches');
  const saved = useSavedSearches();
  const isSearch = address.q !== '' || address.by !== null;
  return (
    <Dialog isOpen onClose={onDone} title={t('saved.title')} closeLabel={t('chips.close')} size="large">
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
          <ul className={classes.saved}>
            {results.map((search) => (
              <Saved key={search.id} search={search} address={address} onDone={onDone} />
            ))}
          </ul>
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

interface SavedProps {
  search: SavedCandidateSearch;
  address: SearchAddress;
  onDone: () => void;
}

function Saved({ search, address, onDone }: SavedProps) {
  const { t } = useTranslation('candidate-searches');
  const [name, setName] = useState<string | null>(null);
  const params = { id: search.id };
  const attempt = async (run: () => Promise<unknown>) => {
    await run().catch(showError);
    await refresh(listCandidateSearches);
  };
  const open = () =>
    attempt(async () => {
      const { data } = await callWithMessage(openCandidateSearch, { params });
      const { text, conditions = null, let_pass: pass = [] } = data.query;
      const opened = { q: text, by: conditions, pass, saved: data.id, since: data.new_since, page: 1 };
      address.setAddress(opened, { push: true });
      onDone();
    });
  const remove = () =>
    attempt(async () => {
      const { message } = await callWithMessage(deleteCandidateSearch, { params });
      const { name: kept, query, is_notifying } = search;
      showNotice(message, {
        undo: () =>
          void attempt(() =>
            callWithMessage(saveCandidateSearch, { body: { name: kept, query, is_notifying } }),
          ),
      });
    });
  return (
    <li>
      {name === null ? (
        <div className={classes.savedHead}>
          <Button variant="subtle" size="compact-md" onClick={() => void open()}>
            <bdi>{search.name}</bdi>
          </Button>
          {search.new_count > 0 && (
            <StatusBadge tone="alive">{t('saved.new', { count: search.new_count })}</StatusBadge>
          )}
          <span className={classes.savedTools}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('saved.rename_named', { name: search.name })}
              onClick={() => setName(search.name)}
            >
              <EditIcon size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('saved.delete_named', { name: search.name })}
              onClick={() => void remove()}
            >
              <TrashIcon size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          </span>
        </div>
      ) : (
        <form
          className={classes.savedHead}
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(async () => {
              await callWithMessage(changeCandidateSearch, { params, body: { name } });
              setName(null);
            });
          }}
        >
          <TextInput
            aria-label={t('saved.name')}
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" size="sm" disabled={name.trim() === ''}>
            {t('saved.keep_name')}
          </Button>
          <Button size="sm" variant="subtle" color="gray" onClick={() => setName(null)}>
            {t('saved.cancel')}
          </Button>
        </form>
      )}
      <Text size="sm" c="dimmed">
        <bdi>{search.query.text}</bdi>
      </Text>
      <Switch
        mt={8}
        size="sm"
        label={t('saved.notify')}
        aria-label={t('saved.notify_named', { name: search.name })}
        checked={search.is_notifying}
        onChange={(event) => {
          const is_notifying = event.currentTarget.checked;
          void attempt(() => callWithMessage(changeCandidateSearch, { params, body: { is_notifying } }));
        }}
      />
    </li>
  );
}
