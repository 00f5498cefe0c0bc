import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getProfile } from '#contract/features/profiles.contract.ts';
import { getResume, postResume } from '#contract/features/resumes.contract.ts';
import { keyOf, mutationFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { loadUser } from '#web/platform/session.ts';

/**
 * Starts to read a resume: `mutate({ body: { file_id } })` another file, `mutate({ body: {} })` the present one
 * again. The person is then shown how it goes.
 */
export function useReadResume() {
  const navigate = useNavigate();
  return useMutation({
    ...mutationFor(postResume),
    onSuccess: async ({ data }) => {
      queryCache.setQueryData(keyOf(getResume, {}), data);
      queryCache.removeQueries({ queryKey: keyOf(getProfile) });
      // A resume that is being read is a state of its own, with a screen of its own.
      await loadUser();
      await navigate({ to: '/candidate/profile-loading' });
    },
  });
}
