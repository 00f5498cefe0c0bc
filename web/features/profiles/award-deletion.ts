import { useSyncExternalStore } from 'react';
import { type Award, deleteAward } from '#contract/features/awards.contract.ts';
import { getProfile } from '#contract/features/profiles.contract.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { beforeParting } from '#web/platform/parting.ts';
import { refresh } from '#web/platform/queries.ts';
import { onSessionEnd } from '#web/platform/session.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';

/**
 * An award goes with its file, which nobody could bring back. So it leaves the screen at once, and the deletion is sent
 * when its undo has gone, or the person leaves.
 */
export function deleteAwardSoon({ id }: Pick<Award, 'id'>, userId: string, message: string): void {
  if (leaving.includes(id)) return;
  const sendIt = async () => {
    forget();
    try {
      await call(deleteAward, { query: { reward_id: id, uid: userId } }, { keepalive: true });
    } catch (error) {
      // What another tab has deleted meanwhile is as gone as was wished.
      if (!(error instanceof ApiError && error.status === 404)) showError(error);
    }
    await refresh(getProfile);
    show(leaving.filter((one) => one !== id));
  };
  const forget = beforeParting(sendIt);
  show([...leaving, id]);
  showNotice(message, {
    undo: () => {
      forget();
      show(leaving.filter((one) => one !== id));
    },
    onGone: () => {
      if (leaving.includes(id)) void sendIt();
    },
  });
}

/** The awards that stay. */
export function useStayingAwards(awards: readonly Award[]): readonly Award[] {
  const gone = useSyncExternalStore(onLeaving, () => leaving);
  return awards.filter(({ id }) => !gone.includes(id));
}

let leaving: readonly string[] = [];
const listeners = new Set<() => void>();

function show(ids: readonly string[]): void {
  leaving = ids;
  for (const listener of listeners) listener();
}

function onLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onSessionEnd(() => show([]));
