import { getApplicant } from '#contract/features/applications.contract.ts';
import { getCandidate } from '#contract/features/candidates.contract.ts';
import { listHiringStages } from '#contract/features/hiring-stages.contract.ts';
import { feature, need, type VisitedAddress } from '#web/platform/feature.ts';
import { idIn } from '#web/platform/ids.ts';
import { RECRUITERS } from '#web/platform/states.ts';
import { RECRUITER_CANDIDATE, RECRUITER_CANDIDATES } from './candidates.addresses.ts';

const candidates = feature({
  name: 'candidates',
  routes: {
    'recruiter-candidates': {
      path: '/recruiter/candidates',
      search: RECRUITER_CANDIDATES,
      states: RECRUITERS,
      screen: () => import('./screens/recruiter-candidates.screen.tsx'),
      menu: { area: 'recruiter', group: 'main', place: 30, icon: 'people' },
    },
    'recruiter-candidate': {
      path: '/recruiter/candidates/$id',
      search: RECRUITER_CANDIDATE,
      states: RECRUITERS,
      screen: () => import('./screens/recruiter-candidate.screen.tsx'),
      needs: ({ params: { id = '' }, search }: VisitedAddress) => {
        const jobId = idIn(search.get('job_id') ?? '');
        return [
          need(getCandidate, { params: { id }, query: jobId ? { job_id: jobId } : {} }),
          need(listHiringStages, {}),
          ...(jobId ? [need(getApplicant, { params: { id: jobId, candidate_id: id } })] : []),
        ];
      },
    },
  },
});
export default candidates;

declare module '#web/platform/feature.ts' {
  interface Features {
    candidates: typeof candidates;
  }
}
