import * as contract from '#contract/features/assessments.contract.ts';
import { SCREENING_LISTS } from '#contract/features/screenings.fields.ts';
import { listScreenings } from '#server/features/screenings/index.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { listAnswers, noteSignals, saveAnswers } from './assessments.answering.ts';
import type { AssessmentCtx } from './assessments.attempts.ts';
import { getAssessment, listCatalogue, listInstruments } from './assessments.catalogue.ts';
import { type ListeningCtx, openPassage, playPassage, prepared } from './assessments.listening.ts';
import { exportReport } from './assessments.pdf.ts';
import { openRecording, rateWork } from './assessments.rating.ts';
import { complete, getResult, type ResultCtx } from './assessments.results.ts';
import { compare, exportResults, listSharedResults } from './assessments.shared.ts';
import { listShares, share, stopSharing } from './assessments.sharing.ts';
import { getStatistics } from './assessments.statistics.ts';
import { cancel, getQuestionnaire, start } from './assessments.taking.ts';

export const assessmentRoutes = [
  bind(contract.listAssessments, async (ctx: ResultCtx, { query }) => {
    const list = SCREENING_LISTS.find((one) => one === query.assessment_id);
    if (list) return listScreenings(ctx, list, query);
    if (ctx.actor.state === 'CANDIDATE') {
      const assessments = await listCatalogue(ctx);
      return { view: 'catalogue' as const, total: assessments.length, assessments };
    }
    const results = await listSharedResults(ctx, { ...query, instrument: query.assessment_id });
    return { view: 'results' as const, ...results, instruments: listInstruments(ctx) };
  }),
  bind(contract.getAssessment, (ctx: AssessmentCtx, { params, query }) =>
    getAssessment(ctx, params.assessment_id, query),
  ),
  bind(contract.getQuestionnaire, (ctx: AssessmentCtx, { params, query }) =>
    getQuestionnaire(ctx, params.assessment_id, query),
  ),
  bind(contract.startAssessment, (ctx: AssessmentCtx, { params, body }) =>
    start(ctx, params.assessment_id, body),
  ),
  bind(contract.cancelAssessment, (ctx: AssessmentCtx, { params }) => cancel(ctx, params.assessment_id)),
  bind(contract.saveAnswer, async (ctx: ListeningCtx, { params: { assessment_id: id }, body }) =>
    prepared(ctx, id, await saveAnswers(ctx, id, [body])),
  ),
  bind(contract.saveAnswers, async (ctx: ListeningCtx, { params: { assessment_id: id }, body }) =>
    prepared(ctx, id, await saveAnswers(ctx, id, body.answers)),
  ),
  bind(contract.playPassage, (ctx: ListeningCtx, { params, body }) =>
    playPassage(ctx, params.assessment_id, body),
  ),
  bindDownload(contract.getPassage, (ctx: ListeningCtx, { params }) =>
    openPassage(ctx, params.assessment_id, params.play_id),
  ),
  bind(contract.listAnswers, (ctx: AssessmentCtx, { params, query }) =>
    listAnswers(ctx, params.assessment_id, query),
  ),
  bind(contract.noteSignals, (ctx: AssessmentCtx, { params, body }) =>
    noteSignals(ctx, params.assessment_id, body),
  ),
  bind(contract.getAssessmentResult, (ctx: ResultCtx, { params, query }) =>
    getResult(ctx, params.assessment_id, { userId: query.user_id, attemptId: query.attempt_id }),
  ),
  bind(contract.getAssessmentResultOf, (ctx: ResultCtx, { params, query }) =>
    getResult(ctx, params.assessment_id, { userId: params.user_id, attemptId: query.attempt_id }),
  ),
  bind(contract.completeAssessment, (ctx: ResultCtx, { params, body }) =>
    complete(ctx, params.assessment_id, params.user_id, body),
  ),
  bindDownload(contract.getAssessmentPdf, (ctx: ResultCtx & Uses<'typesetter'>, { params, query }) =>
    exportReport(ctx, params.assessment_id, {
      userId: params.user_id,
      attemptId: query.attempt_id,
      language: query.language,
    }),
  ),
  bind(contract.rateWork, (ctx: ResultCtx, { params, body }) =>
    rateWork(ctx, params.assessment_id, params.user_id, body),
  ),
  bindDownload(contract.getRecording, (ctx: ResultCtx & Uses<'storage'>, { params }) =>
    openRecording(ctx, params.assessment_id, params.recording_id),
  ),
  bind(contract.listAssessmentShares, (ctx: AssessmentCtx, { params }) =>
    listShares(ctx, params.assessment_id),
  ),
  bind(contract.shareAssessment, (ctx: AssessmentCtx, { params, body }) =>
    share(ctx, params.assessment_id, body),
  ),
  bind(contract.stopSharingAssessment, (ctx: AssessmentCtx, { params }) =>
    stopSharing(ctx, params.assessment_id, params.company_id),
  ),
  bind(contract.compareAssessments, (ctx: ResultCtx, { params, query }) =>
    compare(ctx, params.assessment_id, query.users),
  ),
  bindDownload(contract.exportAssessmentResults, (ctx: ResultCtx, { params, query }) =>
    exportResults(ctx, params.assessment_id, query.dates),
  ),
  bind(contract.getItemStatistics, (ctx: AssessmentCtx, { params }) =>
    getStatistics(ctx, params.assessment_id),
  ),
];
