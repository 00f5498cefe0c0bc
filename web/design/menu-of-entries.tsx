import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
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
        {entries.map(({ label, icon, isDisabled = false, isDangerous = false, run }) => (
          <Menu.Item
            key={label}
            {...(isDangerous && { color: 'problem' })}
            leftSection={icon}
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
