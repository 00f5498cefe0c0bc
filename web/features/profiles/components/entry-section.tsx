import { Button, Text } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { GripIcon, PlusIcon } from '#web/design/icons.ts';
import { useReorder } from '#web/design/reorder.ts';
import { Section } from '#web/design/section.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { focusSoon, useEditing } from '../editing.ts';
import { type Entry, type ListSection, moveEntry, putBack, removeEntry } from '../profile-changes.ts';
import { changeAtOnce, showSaved } from '../profile-saving.ts';
import classes from './entry-section.module.css';
import { EntryTools } from './entry-tools.tsx';

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
  const { place, entries, nameOf } = props;
  const { t } = useTranslation('profiles');
  const { edit, open, close } = useEditing();
  const addId = addIdOf(place);
  const { move, remove } = useEntryChanges(props);
  const reorder = useReorder(entries.length, move);
  const isAdding = edit === `${place}-new`;
  const canMove = entries.length > 1 && !edit.startsWith(`${place}-`);

  const editorOf = (entry: Entry<S> | null, focusAfter: string) => (
    <Suspense fallback={<FormSkeleton label={t('loading')} />}>
      {props.editor(entry, () => close(focusAfter))}
    </Suspense>
  );

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
      {isAdding && editorOf(null, addId)}
      {entries.length === 0 && !props.children && !isAdding && <Text c="dimmed">{props.empty}</Text>}
      <ul className={classes.entries} ref={reorder.listRef}>
        {entries.map((entry, index) => {
          const key = `${place}-${index}`;
          const name = isolated(nameOf(entry));
          const startEditing = () => open(key);
          if (edit === key)
            return (
              <li key={key} className={classes.entry}>
                {editorOf(entry, `edit-${key}`)}
              </li>
            );
          return (
            <li key={key} className={classes.entry} {...reorder.entryProps(index)}>
              {canMove && (
                <button
                  type="button"
                  id={`move-${key}`}
                  className={classes.handle}
                  aria-label={t('move_named', { name })}
                  {...reorder.handleProps(index)}
                >
                  <GripIcon size={16} stroke={1.7} aria-hidden />
                </button>
              )}
              <div className={classes.view}>{props.view(entry, startEditing)}</div>
              <EntryTools
                name={name}
                editId={`edit-${key}`}
                onEdit={startEditing}
                onMove={{
                  up: index > 0 ? () => move(index, index - 1) : null,
                  down: index < entries.length - 1 ? () => move(index, index + 1) : null,
                }}
                onRemove={() => remove(entry, index)}
              />
            </li>
          );
        })}
      </ul>
      {props.children}
    </Section>
  );
}

const addIdOf = (place: string) => `add-${place}`;

/** Moves and removes entries at once; each is said, and what is removed can be put back. */
function useEntryChanges<S extends ListSection>({ section, place, entries, nameOf }: EntrySectionProps<S>) {
  const { t } = useTranslation('profiles');

  const remove = (entry: Entry<S>, at: number) => {
    void changeAtOnce(removeEntry(section, entry));
    showNotice(t('removed', { name: isolated(nameOf(entry)) }), {
      undo: () => void changeAtOnce(putBack(section, entry, at)),
    });
    document.getElementById(addIdOf(place))?.focus();
  };

  const move = (from: number, to: number, by: 'pointer' | 'key' = 'pointer') => {
    const entry = entries[from];
    if (!entry) return;
    const words = { name: isolated(nameOf(entry)), place: to + 1, total: entries.length };
    void changeAtOnce(moveEntry(section, entry, to)).then((saved) => {
      if (saved) showSaved(saved, t('moved', words));
    });
    // The handle goes along with its entry.
    if (by === 'key') focusSoon(`move-${place}-${to}`);
  };

  return { move, remove };
}
