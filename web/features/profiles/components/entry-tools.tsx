import { ActionIcon, Menu } from '@mantine/core';
import { ChevronDownIcon, EditIcon, MoreIcon, TrashIcon } from '#web/design/icons.ts';
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
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('more_named', { name })}>
            <MoreIcon size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {onMove.up && (
            <Menu.Item
              leftSection={<ChevronDownIcon size={16} className={classes.up} aria-hidden />}
              onClick={onMove.up}
            >
              {t('move_up')}
            </Menu.Item>
          )}
          {onMove.down && (
            <Menu.Item leftSection={<ChevronDownIcon size={16} aria-hidden />} onClick={onMove.down}>
              {t('move_down')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<TrashIcon size={16} aria-hidden />} onClick={onRemove}>
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
