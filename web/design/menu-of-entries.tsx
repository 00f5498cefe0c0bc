import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckIcon } from './icons.ts';
import classes from './late-menu.module.css';
import type { MenuEntry } from './menu-entry.ts';

interface MenuOfEntriesProps {
  id: string;
  button: ReactNode;
  entries: readonly MenuEntry[];
  isOpenAtFirst: boolean;
}

/** A menu with its code; screens draw a `LateMenu`. */
export default function MenuOfEntries({ id, button, entries, isOpenAtFirst }: MenuOfEntriesProps) {
  return (
    <Menu id={id} position="bottom-end" defaultOpened={isOpenAtFirst}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, icon, isChecked, isDisabled = false, isDangerous = false, run }) => (
          <Menu.Item
            key={label}
            {...(isDangerous && { color: 'problem' })}
            {...(isChecked !== undefined && { role: 'menuitemcheckbox', 'aria-checked': isChecked })}
            leftSection={isChecked === undefined ? icon : <Tick isOn={isChecked} />}
            disabled={isDisabled}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const Tick = ({ isOn }: { isOn: boolean }) =>
  isOn ? <CheckIcon size={16} stroke={1.7} aria-hidden /> : <span className={classes.unticked} />;
