import { ActionIcon, Button, Switch, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { EditIcon, TrashIcon } from '#web/design/icons.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { RenameSearch } from './rename-search.tsx';
import classes from './saved-search-list.module.css';

/** What every saved search has, whatever it looks for. */
export interface KeptSearch {
  id: string;
  name: string;
  /** The person is told of what is new in it. */
  is_notifying: boolean;
  new_count: number;
}

/** Saved searches one below the other, each as `children` shows it. */
export function SavedSearchList<S extends KeptSearch>({
  searches,
  children,
}: {
  searches: readonly S[];
  children: (search: S) => ReactNode;
}) {
  return (
    <ul className={classes.list}>
      {searches.map((search) => (
        <li key={search.id}>{children(search)}</li>
      ))}
    </ul>
  );
}

interface SavedSearchEntryProps {
  search: KeptSearch;
  /** How many are new in it, in words. */
  news: string;
  /** What it looks for, in words. */
  asks: ReactNode;
  /** The switch that tells of what is new: its label, and the one by which it is told from those of other searches. */
  notify: { label: string; named: string };
  onOpen: () => void;
  /** @throws what the form is to show beside the name. */
  onRename: (name: string) => Promise<void>;
  onDelete: () => void;
  onNotify: (isOn: boolean) => void;
}

/** A saved search to open, to be told of or not, to rename and to delete. */
export function SavedSearchEntry({ search, news, asks, notify, ...on }: SavedSearchEntryProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <>
      {isRenaming ? (
        <RenameSearch name={search.name} onRename={on.onRename} onDone={() => setIsRenaming(false)} />
      ) : (
        <div className={classes.head}>
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.name}
            classNames={{ label: classes.nameLabel }}
            onClick={on.onOpen}
          >
            <bdi>{search.name}</bdi>
          </Button>
          {search.new_count > 0 && <StatusBadge tone="alive">{news}</StatusBadge>}
          <Tools name={search.name} onRename={() => setIsRenaming(true)} onDelete={on.onDelete} />
        </div>
      )}
      <Text size="sm" c="dimmed">
        {asks}
      </Text>
      <Switch
        mt={8}
        size="sm"
        label={notify.label}
        aria-label={notify.named}
        checked={search.is_notifying}
        onChange={(event) => on.onNotify(event.currentTarget.checked)}
      />
    </>
  );
}

function Tools({ name, onRename, onDelete }: { name: string; onRename: () => void; onDelete: () => void }) {
  const { t } = useTranslation('saved-searches');
  return (
    <div className={classes.tools}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('rename_named', { name })}
        data-hint={t('rename')}
        onClick={onRename}
      >
        <EditIcon size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('delete_named', { name })}
        data-hint={t('delete')}
        onClick={onDelete}
      >
        <TrashIcon size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    </div>
  );
}
