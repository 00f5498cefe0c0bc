import { useEffect } from 'react';
import { followOtherTabs } from '#web/platform/account-changes.ts';
import { hasToken, loadUser } from '#web/platform/session.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { router } from './router.tsx';

/** Where the account comes to stand otherwise, by a decision or in another tab, this tab goes where it belongs. */
export function FollowAccount() {
  // Nobody is led away from where they stand for what may not have happened.
  useServerEvent('account:changed', (event) => event?.perhaps || follow());
  useEffect(() => followOtherTabs(follow), []);
  return null;
}

function follow(): void {
  if (hasToken() && navigator.onLine) void loadUser.anew().then(() => router.invalidate());
}
