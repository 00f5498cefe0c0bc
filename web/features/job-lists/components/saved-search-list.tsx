import { ActionIcon, Button, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
} from '#contract/features/saved-searches.contract.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { Hint } from '#web/design/hint.tsx';
import { EditIcon, TrashIcon } from '#web/design/icons.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useFiltersInWords } from './filter-chips.tsx';
import classes from './saved-searches.module.css';

interface Props {
  searches: readonly SavedSearch[];
  onOpen: (search: SavedSearch) => void;
}

/** Saved searches to open, to be told of or not, to rename and to delete. */
export default function SavedSearchList({ searches, onOpen }: Props) {
  return (
    <ul className={classes.list}>
      {searches.map((search) => (
        <Saved key={search.id} search={search} onOpen={() => onOpen(search)} />
      ))}
    </ul>
  );
}

function Saved({ search, onOpen }: { search: SavedSearch; onOpen: () => void }) {
  const { t } = useTranslation('job-lists');
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
            <Hint label={t('saved.rename')}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('saved.rename_named', { name: search.name })}
                onClick={() => setIsRenaming(true)}
              >
                <EditIcon size={18} stroke={1.7} aria-hidden />
              </ActionIcon>
            </Hint>
            <Hint label={t('saved.delete')}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('saved.delete_named', { name: search.name })}
                onClick={() => void remove()}
              >
                <TrashIcon size={18} stroke={1.7} aria-hidden />
              </ActionIcon>
            </Hint>
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
  const { t } = useTranslation('job-lists');
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
