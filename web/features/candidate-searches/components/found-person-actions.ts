import { type FoundPerson, searchCandidatesInWords } from '#contract/features/candidate-searches.contract.ts';
import { actOnCandidate } from '#contract/features/candidates.contract.ts';
import { favouriteCandidate } from '#contract/features/favourites.contract.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { usePoking } from '#web/widgets/pokes/poking.tsx';

/** What can be done with a person for the chosen job; a decision can be taken back from the snackbar. */
export function useFoundPersonActions(jobId: string | null) {
  const { t } = useTranslation('candidate-searches');
  const poking = usePoking();
  const attempt = async (run: () => Promise<unknown>) => {
    await run().catch(showError);
    await refresh(searchCandidatesInWords);
  };
  const decide = (person: FoundPerson, action: 'SHORTLISTED' | 'UNSELECTED') =>
    attempt(async () => {
      if (!jobId) return;
      const body = { candidate_id: person.candidate_id, job_id: jobId, action };
      await callWithMessage(actOnCandidate, { body });
      const back = action === 'SHORTLISTED' ? 'UNSELECTED' : 'SHORTLISTED';
      showNotice(t(`done.${action}`, { name: isolated(person.name) }), {
        undo: () => void attempt(() => callWithMessage(actOnCandidate, { body: { ...body, action: back } })),
      });
    });
  return {
    dialog: poking.dialog,
    actions: {
      onShortlist: (person: FoundPerson) =>
        void decide(person, person.status === 'SHORTLISTED' ? 'UNSELECTED' : 'SHORTLISTED'),
      onFavourite: (person: FoundPerson) =>
        void attempt(async () => {
          if (!jobId) return;
          const { candidate_id, is_favorite } = person;
          await callWithMessage(favouriteCandidate, {
            body: { job_id: jobId, candidate_id, favorite: !is_favorite },
          });
        }),
      onPoke: (person: FoundPerson) => {
        if (jobId) poking.poke({ candidate_id: person.candidate_id, job_id: jobId, name: person.name });
      },
    },
  };
}

export type FoundPersonActions = ReturnType<typeof useFoundPersonActions>['actions'];
