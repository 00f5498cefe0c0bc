import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';
import type { MoveMenuProps } from './move-menu.tsx';

const MoveMenu = lazy(async () => ({ default: (await import('./move-menu.tsx')).MoveMenu }));

interface ButtonOfMenu {
  onClick?: () => void;
  'aria-haspopup'?: 'menu';
}

/** The same menu, whose code comes after the screen: its button is there at once, and who presses it too early waits. */
export function LateMoveMenu(props: MoveMenuProps & { button: ReactElement<ButtonOfMenu> }) {
  const [isWanted, setIsWanted] = useState(false);
  const early = cloneElement(props.button, { 'aria-haspopup': 'menu', onClick: () => setIsWanted(true) });
  return (
    <Suspense fallback={early}>
      <MoveMenu {...props} isOpenAtFirst={isWanted} />
    </Suspense>
  );
}
