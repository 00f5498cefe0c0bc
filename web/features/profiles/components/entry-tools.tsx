import { ActionIcon } from '@mantine/core';
import { ChevronDownIcon, EditIcon, MoreIcon, TrashIcon } from '#web/design/icons.ts';
import { LateMenu } from '#web/design/late-menu.tsx';
import type { MenuEntry } from '#web/design/menu-entry.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './entry-section.module.css';

interface EntryToolsProps {
  /** Of the entry, isolated, as the tools' labels say it. */
  name: string;
  /** Of the button that opens the editor, which gets the focus back. */
  editId: string;
  onEdit: () => void;
  /** Null at either end of the list. */
  onMove: { up: (() => void) | null; down: (() => void) | null };
  onRemove: () => void;
}

/** What can be done with an entry: edited at a press, moved and removed from a menu. */
export function EntryTools({ name, editId, onEdit, onMove, onRemove }: EntryToolsProps) {
  const { t } = useTranslation('profiles');
  const entries: MenuEntry[] = [
    { label: t('remove'), icon: <TrashIcon size={16} aria-hidden />, run: onRemove },
  ];
  if (onMove.down)
    entries.unshift({
      label: t('move_down'),
      icon: <ChevronDownIcon size={16} aria-hidden />,
      run: onMove.down,
    });
  if (onMove.up)
    entries.unshift({
      label: t('move_up'),
      icon: <ChevronDownIcon size={16} className={classes.up} aria-hidden />,
      run: onMove.up,
    });
  return (
    <div className={classes.tools}>
      <ActionIcon
        id={editId}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('edit_named', { name })}
        onClick={onEdit}
      >
        <EditIcon size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      <LateMenu
        button={
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('more_named', { name })}>
            <MoreIcon size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        }
        entries={entries}
      />
    </div>
  );
}
