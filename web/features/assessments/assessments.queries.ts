import { useQuery } from '@tanstack/react-query';
import {
  declineAssessmentInvitation,
  listReceivedAssessmentInvitations,
} from '#contract/features/assessment-invitations.contract.ts';
import {
  cancelAssessment,
  completeAssessment,
  getAssessment,
  getAssessmentPdf,
  getAssessmentResult,
  getQuestionnaire,
  listAssessmentShares,
  listAssessments,
  type OwnAssessment,
  type Questionnaire,
  startAssessment,
} from '#contract/features/assessments.contract.ts';
import type { AssessmentResult, Question } from '#contract/features/assessments.fields.ts';
import type { ScreeningRow } from '#contract/features/screenings.fields.ts';
import type { Body, Reply } from '#contract/kernel/endpoint.ts';
import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import { call, callForFile } from '#web/platform/call.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { saveFile } from '#web/platform/save-file.ts';

export type Assessment = Reply<typeof getAssessment>;
/** An assessment as the catalogue has it. */
export type Listed = OwnAssessment;
export type Invitation = Reply<typeof listReceivedAssessmentInvitations>['results'][number];
export type Start = Body<typeof startAssessment>;

/** The instrument of the personality, which has addresses of its own. */
export const PERSONALITY = 'principles';
/** More than there are. */
const ALL = 100;
/** Older ones stand among one's applications. */
const SCREENINGS_SHOWN = 10;
/** All questions of an attempt at once: who loses the line can go on. */
const ALL_QUESTIONS = 200;
const LOOK_AGAIN_MS = 2_000;

const assessmentQuery = (assessment_id: string) =>
  queryFor(getAssessment, { params: { assessment_id }, query: {} });
const questionnaireQuery = (assessment_id: string) =>
  queryFor(getQuestionnaire, { params: { assessment_id }, query: { page: 1, limit: ALL_QUESTIONS } });

export const useCatalogue = () => useQuery(queryFor(listAssessments, { query: { page: 1, limit: ALL } }));
export const useInvitations = () =>
  useQuery(queryFor(listReceivedAssessmentInvitations, { query: { page: 1, limit: ALL } }));
/** Answers to the questions of jobs, begun or sent, the latest first; none before they are known. */
export const useScreenings = (): readonly ScreeningRow[] => {
  const { data } = useQuery(
    queryFor(listAssessments, {
      query: { assessment_id: 'job_screening_questions', limit: SCREENINGS_SHOWN },
    }),
  );
  return data?.view === 'screenings' ? data.assessments : [];
};
export const useAssessment = (id: string) => useQuery(assessmentQuery(id));
export const useShares = (assessment_id: string) =>
  useQuery(queryFor(listAssessmentShares, { params: { assessment_id } }));

/** Asked again whenever the person comes back: another tab or device may have answered. */
export const useQuestionnaire = (id: string) =>
  useQuery({
    ...questionnaireQuery(id),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });

/** The latest result, or that of an attempt; while it is scored it is asked for again. */
export const useResult = (assessment_id: string, attempt_id?: string) =>
  useQuery({
    ...queryFor(getAssessmentResult, {
      params: { assessment_id },
      query: { ...(attempt_id && { attempt_id }) },
    }),
    refetchInterval: ({ state }) => (state.data?.status === 'RESULT_PROCESSING' ? LOOK_AGAIN_MS : false),
  });

const refreshAll = () =>
  refresh(listAssessments, listReceivedAssessmentInvitations, getAssessment, getAssessmentResult);

/** Starts an attempt, or goes on with the one under way; its questions are there afterwards. */
export async function start(assessment_id: string, body: Start): Promise<Questionnaire> {
  const params = { assessment_id };
  const questionnaire = await call(startAssessment, { params, body: { ...body, limit: ALL_QUESTIONS } });
  queryCache.setQueryData(questionnaireQuery(assessment_id).queryKey, questionnaire);
  await refreshAll();
  return questionnaire;
}

/** Puts what is asked next behind what was asked. */
export function askNext(assessment_id: string, next: readonly Question[]): void {
  queryCache.setQueryData(questionnaireQuery(assessment_id).queryKey, (known: Questionnaire | undefined) => {
    const fresh = next.filter(({ id }) => !known?.questions.some((one) => one.id === id));
    return known && { ...known, questions: [...known.questions, ...fresh] };
  });
}

export async function cancel(assessment_id: string): Promise<void> {
  await call(cancelAssessment, { params: { assessment_id } });
  queryCache.removeQueries({ queryKey: questionnaireQuery(assessment_id).queryKey });
  await refreshAll();
}

/** Hands an attempt in. */
export async function handIn(
  assessment_id: string,
  user_id: string,
  body: Body<typeof completeAssessment>,
): Promise<AssessmentResult> {
  const result = await call(completeAssessment, { params: { assessment_id, user_id }, body });
  queryCache.removeQueries({ queryKey: questionnaireQuery(assessment_id).queryKey });
  await refreshAll();
  return result;
}

export async function decline(id: string): Promise<void> {
  await call(declineAssessmentInvitation, { params: { id } });
  await refresh(listReceivedAssessmentInvitations);
}

/** Brings the report as a file. */
export async function savePdf(
  { assessment_id, attempt_id, person, name }: AssessmentResult,
  language: Language,
): Promise<void> {
  const bytes = await callForFile(getAssessmentPdf, {
    params: { assessment_id, user_id: person.user_id },
    query: { attempt_id, language },
  });
  saveFile(bytes, `${nameIn(language, name)}.pdf`);
}

export const nameIn = (language: Language, name: Bilingual): string => name[language] || name.en;
