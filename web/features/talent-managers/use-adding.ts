import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { addPeople, getTalentStats, listAdditions } from '#contract/features/talent-managers.contract.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';

/** Adds people and goes on to the report, which fills itself. */
export function useAdding() {
  const navigate = useNavigate();
  return useMutation({
    ...mutationFor(addPeople),
    onSuccess: async ({ data }) => {
      await navigate({ to: '/talent-manager/people/added/$id', params: { id: data.id } });
      await refresh(listAdditions, getTalentStats);
    },
  });
}
