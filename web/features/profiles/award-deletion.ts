import { type Award, deleteAward } from '#contract/features/awards.contract.ts';
import { getProfile } from '#contract/features/profiles.contract.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { beforeParting } from '#web/platform/parting.ts';
import { refresh } from '#web/platform/queries.ts';
import { onSessionEnd } from '#web/platform/session.ts';
import { sharedValue, useShared } from '#web/platform/shared-value.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';

/** The ids of awards that have left the screen and are deleted in a moment, or being deleted. */
const leaving = sharedValue<readonly string[]>([]);
const leavesNoMore = (id: string) => leaving.set(leaving.get().filter((one) => one !== id));

/**
 * An award goes with its file, which nobody could bring back. So it leaves the screen at once, and the deletion is sent
 * when its undo has gone, or the person leaves.
 */
export function deleteAwardSoon({ id }: Pick<Award, 'id'>, userId: string, message: string): void {
  if (leaving.get().includes(id)) return;
  const sendIt = async () => {
    forget();
    try {
      await call(deleteAward, { query: { reward_id: id, uid: userId } }, { keepalive: true });
    } catch (error) {
      // What another tab has deleted meanwhile is as gone as was wished.
      if (!(error instanceof ApiError && error.status === 404)) showError(error);
    }
    await refresh(getProfile);
    leavesNoMore(id);
  };
  const forget = beforeParting(sendIt);
  leaving.set([...leaving.get(), id]);
  showNotice(message, {
    undo: () => {
      forget();
      leavesNoMore(id);
    },
    onGone: () => {
      if (leaving.get().includes(id)) void sendIt();
    },
  });
}

/** The awards that stay. */
export function useStayingAwards(awards: readonly Award[]): readonly Award[] {
  const gone = useShared(leaving);
  return awards.filter(({ id }) => !gone.includes(id));
}

onSessionEnd(() => leaving.set([]));
