import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, EditIcon, GripIcon, MoreIcon, PlusIcon, TrashIcon } from '#web/design/icons.ts';
import { useReorder } from '#web/design/reorder.ts';
import { Section } from '#web/design/section.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { focusSoon, useEditing } from '../editing.ts';
import { type Entry, type ListSection, moveEntry, putBack, removeEntry } from '../profile-changes.ts';
import { changeAtOnce, showSaved } from '../profile-saving.ts';
import classes from './entry-section.module.css';

interface EntrySectionProps<S extends ListSection> {
  section: S;
  /** Its name in the address: `work` gives `work-0`, `work-new`. */
  place: string;
  title: string;
  add: string;
  empty: string;
  entries: readonly Entry<S>[];
  nameOf: (entry: Entry<S>) => string;
  view: (entry: Entry<S>, edit: () => void) => ReactNode;
  editor: (before: Entry<S> | null, onDone: () => void) => ReactNode;
  /** More of the section that is not of this list. */
  children?: ReactNode;
}

/** A list of entries, each edited in its place, moved, and removed with an undo. */
export function EntrySection<S extends ListSection>(props: EntrySectionProps<S>) {
  const { section, place, entries, nameOf } = props;
  const { t } = useTranslation('profiles');
  const { edit, open, close } = useEditing();
  const addId = `add-${place}`;

  const remove = (entry: Entry<S>, at: number) => {
    void changeAtOnce(removeEntry(section, entry));
    showNotice(t('removed', { name: isolated(nameOf(entry)) }), {
      undo: () => void changeAtOnce(putBack(section, entry, at)),
    });
    document.getElementById(addId)?.focus();
  };

  const move = (from: number, to: number, by: 'pointer' | 'key' = 'pointer') => {
    const entry = entries[from]!;
    const place = { place: to + 1, total: entries.length };
    void changeAtOnce(moveEntry(section, entry, to)).then((saved) => {
      if (saved) showSaved(saved, t('moved', { name: isolated(nameOf(entry)), ...place }));
    });
    // The handle goes along with its entry.
    if (by === 'key') focusSoon(`move-${props.place}-${to}`);
  };
  const isEditing = edit.startsWith(`${place}-`);
  const canMove = entries.length > 1 && !isEditing;
  const reorder = useReorder(entries.length, move);

  return (
    <Section
      look="sheet"
      title={props.title}
      actions={
        <Button
          id={addId}
          variant="subtle"
          size="compact-md"
          leftSection={<PlusIcon size={16} stroke={2} aria-hidden />}
          onClick={() => open(`${place}-new`)}
        >
          {props.add}
        </Button>
      }
    >
      {edit === `${place}-new` && props.editor(null, () => close(addId))}
      {entries.length === 0 && !props.children && edit !== `${place}-new` && (
        <Text c="dimmed">{props.empty}</Text>
      )}
      <ul className={classes.entries} ref={reorder.listRef}>
        {entries.map((entry, index) => {
          const key = `${place}-${index}`;
          const startEditing = () => open(key);
          if (edit === key)
            return (
              <li key={key} className={classes.entry}>
                {props.editor(entry, () => close(`edit-${key}`))}
              </li>
            );
          return (
            <li key={key} className={classes.entry} {...reorder.entryProps(index)}>
              {canMove && (
                <button
                  type="button"
                  id={`move-${key}`}
                  className={classes.handle}
                  aria-label={t('move_named', { name: isolated(nameOf(entry)) })}
                  {...reorder.handleProps(index)}
                >
                  <GripIcon size={16} stroke={1.7} aria-hidden />
                </button>
              )}
              <div className={classes.view}>{props.view(entry, startEditing)}</div>
              <div className={classes.tools}>
                <ActionIcon
                  id={`edit-${key}`}
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('edit_named', { name: isolated(nameOf(entry)) })}
                  onClick={startEditing}
                >
                  <EditIcon size={18} stroke={1.7} aria-hidden />
                </ActionIcon>
                <Menu position="bottom-end">
                  <Menu.Target>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="lg"
                      aria-label={t('more_named', { name: isolated(nameOf(entry)) })}
                    >
                      <MoreIcon size={18} stroke={1.7} aria-hidden />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {index > 0 && (
                      <Menu.Item
                        leftSection={<ChevronDownIcon size={16} className={classes.up} aria-hidden />}
                        onClick={() => move(index, index - 1)}
                      >
                        {t('move_up')}
                      </Menu.Item>
                    )}
                    {index < entries.length - 1 && (
                      <Menu.Item
                        leftSection={<ChevronDownIcon size={16} aria-hidden />}
                        onClick={() => move(index, index + 1)}
                      >
                        {t('move_down')}
                      </Menu.Item>
                    )}
                    <Menu.Item
                      leftSection={<TrashIcon size={16} aria-hidden />}
                      onClick={() => remove(entry, index)}
                    >
                      {t('remove')}
                    </Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              </div>
            </li>
          );
        })}
      </ul>
      {props.children}
    </Section>
  );
}
