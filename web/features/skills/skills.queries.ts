import { useMutation } from '@tanstack/react-query';
import { decidePortalSkill, listPortalSkills, type PortalSkill } from '#contract/features/skills.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { isolated } from '#web/platform/isolated.ts';
import { keyOf, mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

export type PortalSkills = Reply<typeof listPortalSkills>;
export type Status = PortalSkill['status'];

/** What an admin makes of a name; a link says to which concept, and what that is called. */
export type Decision =
  | { action: 'link'; ref_skill: string; concept: string }
  | { action: 'accept' | 'ignore' | 'undo' };

export const STATUS_AFTER: Record<Decision['action'], Status> = {
  link: 'linked',
  accept: 'accepted',
  ignore: 'ignored',
  undo: 'new',
};

const PER_PAGE = 20;

/** A page of the names of one status that a text finds. */
export const portalSkillsQuery = ({ page, status, q }: { page: number; status: Status; q: string }) =>
  queryFor(listPortalSkills, { query: { page, limit: PER_PAGE, status, ...(q && { q }) } });

/**
 * Decides on a name: shown at once, taken back if the server refuses. The snackbar offers to undo, which puts the
 * name back to what it was.
 */
export function useDecide() {
  const { t } = useTranslation('skills');
  const mutation = mutationFor(decidePortalSkill);
  const act = useMutation({
    ...mutation,
    // One after the other: an undo must not overtake the decision that it takes back.
    scope: { id: 'portal-skills' },
    onMutate: async ({ params, body }) => {
      const lists = { queryKey: keyOf(listPortalSkills) };
      await queryCache.cancelQueries(lists);
      const before = queryCache.getQueriesData<PortalSkills>(lists);
      for (const [key, list] of before)
        if (list) queryCache.setQueryData(key, moved(list, params.id, STATUS_AFTER[body.action]));
      return before;
    },
    onError: (error, input, before, context) => {
      for (const [key, list] of before ?? []) queryCache.setQueryData(key, list);
      mutation.onError?.(error, input, undefined, context);
    },
    onSettled: () => refresh(listPortalSkills),
  });
  const put = (id: string, decision: Decision) => act.mutateAsync(inputOf(id, decision)).catch(ignore);

  return (skill: PortalSkill, decision: Decision) => {
    const words = {
      name: isolated(skill.name),
      concept: isolated(decision.action === 'link' ? decision.concept : ''),
    };
    showNotice(t(`decided.${decision.action}`, words), {
      undo: () => void put(skill.id, wayBackTo(skill)),
    });
    return put(skill.id, decision);
  };
}

/** The decision that makes a name again what it is now. */
export function wayBackTo({ status, ref_skill, ref_skill_name }: PortalSkill): Decision {
  if (status === 'linked' && ref_skill)
    return { action: 'link', ref_skill, concept: ref_skill_name?.en ?? ref_skill };
  if (status === 'accepted') return { action: 'accept' };
  if (status === 'ignored') return { action: 'ignore' };
  return { action: 'undo' };
}

/** The list after one of its names was put elsewhere: gone from a list of one status, and counted there. */
export function moved(list: PortalSkills, id: string, status: Status): PortalSkills {
  const skill = list.results.find((one) => one.id === id);
  if (!skill || skill.status === status) return list;
  return {
    ...list,
    results: list.results.filter((one) => one !== skill),
    total: Math.max(0, list.total - 1),
    counts: {
      ...list.counts,
      [skill.status]: Math.max(0, list.counts[skill.status] - 1),
      [status]: list.counts[status] + 1,
    },
  };
}

function inputOf(id: string, decision: Decision) {
  const params = { id };
  switch (decision.action) {
    case 'link':
      return { params, body: { action: decision.action, ref_skill: decision.ref_skill } };
    case 'accept':
      return { params, body: { action: decision.action } };
    case 'ignore':
      return { params, body: { action: decision.action } };
    case 'undo':
      return { params, body: { action: decision.action } };
  }
}

/** The mutation has shown the error and put the lists back. */
const ignore = () => undefined;
