import { useEffect } from 'react';
import { followOtherTabs } from '#web/platform/account-changes.ts';
import { hasToken, loadUser } from '#web/platform/session.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { router } from './router.tsx';

/** Where the account comes to stand otherwise, by a decision or in another tab, this tab goes where it belongs. */
export function FollowAccount() {
  useServerEvent('account:changed', follow);
  useEffect(() => followOtherTabs(follow), []);
  return null;
}

function follow(): void {
  if (hasToken() && navigator.onLine) void loadUser().then(() => router.invalidate());
}
