import { useMutation } from '@tanstack/react-query';
import {
  type CheckedCompany,
  decideCompanyCheck,
  listCompanyChecks,
} from '#contract/features/company-checks.contract.ts';
import type { Body } from '#contract/kernel/endpoint.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

type Action = Body<typeof decideCompanyCheck>['action'];

/** Decides on a company as it was seen, with a way back in the snackbar. */
export function useCheckDecision() {
  const { t } = useTranslation('company-checks');
  const act = useMutation({
    ...mutationFor(decideCompanyCheck),
    onSettled: () => refresh(listCompanyChecks),
  });
  const run = async (checked: CheckedCompany, action: Action, note?: string): Promise<boolean> => {
    const answer = await act
      .mutateAsync({
        params: { id: checked.company.id },
        body: { action, seen: checked.state, ...(note ? { note } : {}) },
      })
      // A refused call has shown its error already.
      .catch(() => null);
    if (!answer) return false;
    const company = isolated(checked.company.company_name);
    if (action === 'UNDO') showNotice(t('note.undone', { company }));
    else showNotice(t(`note.${action}.done`, { company }), { undo: () => void run(answer.data, 'UNDO') });
    return true;
  };
  return { run, isRunning: act.isPending };
}
