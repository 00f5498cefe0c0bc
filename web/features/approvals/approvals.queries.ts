import { useMutation } from '@tanstack/react-query';
import {
  type ApprovalAction,
  type ApprovalRow,
  actOnApprovals,
  getApproval,
  listApprovals,
} from '#contract/features/approvals.contract.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** Of a person to decide on, what the decision needs. */
export type Deciding = Pick<ApprovalRow, 'id' | 'name'>;

const refreshApprovals = () => refresh(listApprovals, getApproval);

/** Decides on people, all at once, with a way back in the snackbar; tells what could not be done, and why. */
export function useApprovalDecision() {
  const { t } = useTranslation('approvals');
  const act = useMutation({ ...mutationFor(actOnApprovals), onSettled: refreshApprovals });
  const run = async (
    people: readonly Deciding[],
    action: ApprovalAction,
    reason?: string,
  ): Promise<boolean> => {
    const body = { ids: people.map(({ id }) => id), action, ...(reason ? { reason } : {}) };
    // A refused call has shown its error already.
    const answer = await act.mutateAsync({ body }).catch(() => null);
    if (!answer) return false;
    const { results } = answer.data;
    const done = people.filter(({ id }) => results.some((one) => one.id === id && one.outcome === 'done'));
    const failed = results.find(({ outcome }) => outcome !== 'done' && outcome !== 'unchanged');
    if (failed) showError(failed.message);
    if (done.length === 0) return !failed;
    const name = isolated(done[0]!.name);
    const sentence = t(`done.${action}`, { count: done.length, name });
    if (action === 'UNDO') showNotice(sentence);
    else showNotice(sentence, { undo: () => void run(done, 'UNDO') });
    return true;
  };
  return { run, isRunning: act.isPending };
}
