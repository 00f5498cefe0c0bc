import { lazy } from 'react';
import { lateCode } from '#web/design/late-code.ts';
import { UntilMenu } from '#web/design/late-menu.tsx';
import type { MoveMenuProps } from './move-menu.tsx';

const MoveMenu = lazy(() => lateCode(() => import('./move-menu.tsx')));

/** The same menu, whose code comes after the screen: its button is there at once, and who presses it too early waits. */
export const LateMoveMenu = (props: MoveMenuProps) => (
  <UntilMenu button={props.button}>{(menu) => <MoveMenu {...props} {...menu} />}</UntilMenu>
);
