import * as contract from '#contract/features/matches.contract.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import { goBackTo, listOwnCalibrations, refitNow } from './matches.calibrations.ts';
import {
  getCandidateOrder,
  getMatchingCandidates,
  listMatchingCandidates,
  matchingCandidatesExist,
} from './matches.candidates.ts';
import { exportMatchingCandidates } from './matches.csv.ts';
import { countJobFacets, listCompanyJobs, listMatchingJobs, searchJobs } from './matches.job-lists.ts';
import { countSkillOpenings } from './matches.openings.ts';
import { previewCandidates } from './matches.preview.ts';
import { getSkillGap, recompute } from './matches.service.ts';
import { listSimilarCandidates, listSimilarJobs, listSimilarPublicJobs } from './matches.similar.ts';
import { noteJobVisit } from './matches.visits.ts';
import { saveSkillWeights } from './matches.weights.ts';
import { seeWhatIf } from './matches.what-if.ts';

export const matchRoutes = [
  bind(contract.listMatchingJobs, (ctx, { query }) => listMatchingJobs(ctx, query)),
  bind(contract.searchJobs, (ctx, { body }) => searchJobs(ctx, body)),
  bind(contract.countJobFacets, (ctx, { body }) => countJobFacets(ctx, body)),
  bind(contract.listCompanyJobs, (ctx, { params, query }) => listCompanyJobs(ctx, params.id, query)),
  bind(contract.noteJobVisit, (ctx) => noteJobVisit(ctx)),
  bind(contract.getSkillGap, (ctx, { body }) => getSkillGap(ctx, body)),
  bind(contract.seeWhatIf, (ctx, { body }) => seeWhatIf(ctx, body)),
  bind(contract.listSimilarJobs, (ctx, { params, query }) => listSimilarJobs(ctx, params.id, query.limit)),
  bind(contract.listSimilarPublicJobs, (ctx, { params, query }) =>
    listSimilarPublicJobs(ctx, params.key, query.limit),
  ),
  bind(contract.countSkillOpenings, (ctx, { body }) => countSkillOpenings(ctx, body)),
  bind(contract.listSimilarCandidates, (ctx, { params, query }) =>
    listSimilarCandidates(ctx, params.id, query),
  ),
  bind(contract.listMatchingCandidates, (ctx, { params, query }) =>
    listMatchingCandidates(ctx, params.id, query),
  ),
  bind(contract.getCandidateOrder, (ctx, { params, query }) => getCandidateOrder(ctx, params.id, query)),
  bind(contract.getMatchingCandidates, (ctx, { body }) =>
    getMatchingCandidates(ctx, body.job_id, body.candidate_ids),
  ),
  bindDownload(contract.exportMatchingCandidates, (ctx, { params, query }) =>
    exportMatchingCandidates(ctx, params.id, query),
  ),
  bind(contract.saveSkillWeights, (ctx, { body }) => saveSkillWeights(ctx, body)),
  bind(contract.previewCandidates, (ctx, { body }) => previewCandidates(ctx, body)),
  bind(contract.matchingCandidatesExist, (ctx, { params }) => matchingCandidatesExist(ctx, params.id)),
  bind(contract.recomputeMatchingCandidates, (ctx, { body }) => recompute(ctx, body.job_id)),
  bind(contract.listMatchCalibrations, (ctx) => listOwnCalibrations(ctx)),
  bind(contract.activateMatchCalibration, (ctx, { params }) => goBackTo(ctx, params.id)),
  bind(contract.refitMatchCalibration, (ctx) => refitNow(ctx)),
];
