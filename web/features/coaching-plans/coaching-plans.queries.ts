import { useMutation, useQuery } from '@tanstack/react-query';
import {
  addCoachingNote,
  changeCoachingNote,
  changeCoachingPlan,
  checkIn,
  deleteCoachingNote,
  endCoachingPlan,
  getCoachingPlan,
  listCoachingNotes,
  startCoachingPlan,
} from '#contract/features/coaching-plans.contract.ts';
import { listLearningItems } from '#contract/features/learning-items.contract.ts';
import { getProfile } from '#contract/features/profiles.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { keyOf, mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showNotice } from '#web/platform/snackbars.ts';

type OwnPlan = Reply<typeof getCoachingPlan>;

export const useOwnPlan = () => useQuery(queryFor(getCoachingPlan, {}));
export const useNotes = () => useQuery(queryFor(listCoachingNotes, {}));

/** The answer of a change is the plan as it stands now: nothing is asked again for it. */
const keep = (own: OwnPlan) => queryCache.setQueryData(keyOf(getCoachingPlan, {}), own);

/** What is refused is said where it was asked. */
export const useStart = () =>
  useMutation({
    ...mutationFor(startCoachingPlan, { silent: true }),
    onSuccess: async ({ data, message }) => {
      keep(data);
      showNotice(message);
      await refresh(listLearningItems);
    },
  });

export const useChange = () =>
  useMutation({ ...mutationFor(changeCoachingPlan), onSuccess: ({ data }) => void keep(data) });

export const useEnd = () =>
  useMutation({
    ...mutationFor(endCoachingPlan),
    onSuccess: async ({ message }) => {
      showNotice(message);
      await refresh(getCoachingPlan);
    },
  });

export const useCheckIn = () =>
  useMutation({
    ...mutationFor(checkIn),
    onSuccess: async ({ data }) => {
      keep(data);
      await refresh(listLearningItems, getProfile);
    },
  });

const afterNotes = () => refresh(listCoachingNotes);

export const useAddNote = () => useMutation({ ...mutationFor(addCoachingNote), onSuccess: afterNotes });
export const useChangeNote = () => useMutation({ ...mutationFor(changeCoachingNote), onSuccess: afterNotes });
export const useDeleteNote = () =>
  useMutation({
    ...mutationFor(deleteCoachingNote),
    onSuccess: async ({ message }) => {
      showNotice(message);
      await afterNotes();
    },
  });
