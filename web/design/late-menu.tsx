import { cloneElement, lazy, type ReactNode, Suspense, useId } from 'react';
import { lateCode } from './late-code.ts';
import type { ButtonOfMenu, MenuEntry } from './menu-entry.ts';
import { useStandIn } from './stand-in.tsx';

const MenuOfEntries = lazy(() => lateCode(() => import('./menu-of-entries.tsx')));

/** A menu whose code comes after the screen: its button is there at once, and who presses it too early waits. */
export function LateMenu({ button, entries }: { button: ButtonOfMenu; entries: readonly MenuEntry[] }) {
  return (
    <UntilMenu button={button}>
      {(menu) => <MenuOfEntries {...menu} button={button} entries={entries} />}
    </UntilMenu>
  );
}

interface UntilMenuProps {
  button: ButtonOfMenu;
  /** The menu, which is fetched when it is drawn; its target gets the id. */
  children: (menu: { id: string; isOpenAtFirst: boolean }) => ReactNode;
}

/** Stands for a menu of any kind with its button. */
export function UntilMenu({ button, children }: UntilMenuProps) {
  const id = useId();
  const { isWanted, early, takeOver } = useStandIn(id);
  return (
    <Suspense fallback={cloneElement(button, { ...early, 'aria-haspopup': 'menu' })}>
      {children({ id, isOpenAtFirst: isWanted })}
      {takeOver}
    </Suspense>
  );
}
