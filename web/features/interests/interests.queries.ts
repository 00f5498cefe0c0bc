import { useQuery } from '@tanstack/react-query';
import {
  type getAssessment,
  getAssessmentPdf,
  getAssessmentResult,
  getAssessment as ownAssessment,
} from '#contract/features/assessments.contract.ts';
import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import {
  type Career,
  findCareers,
  INTEREST_AREAS,
  type InterestArea,
  type InterestScores,
  listTypedInterests,
  scoreInterests,
} from '#contract/features/interests.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import type { Bilingual } from '#contract/kernel/fields.ts';
import { recordOf } from '#contract/kernel/records.ts';
import { useAddress } from '#web/platform/address.ts';
import { call, callForFile } from '#web/platform/call.ts';
import { idIn } from '#web/platform/ids.ts';
import type { Language } from '#web/platform/language.ts';
import { keyOf, queryFor, refresh } from '#web/platform/queries.ts';
import { MY_NEXT_MOVE, type Step } from './interests.addresses.ts';
import { scoresIn } from './scores.ts';

/** The instrument by its name in the API. */
export const INSTRUMENT = 'my-next-move';
export const ofInstrument = { params: { assessment_id: INSTRUMENT } } as const;

export type Own = Reply<typeof getAssessment>;
export type Result = Reply<typeof scoreInterests> & { isTyped: boolean };
export type Careers = Reply<typeof findCareers>;
export type { Career, InterestArea, InterestScores };

export const nameIn = (language: Language, name: Bilingual): string => name[language] || name.en;

export const useTyped = () => useQuery(queryFor(listTypedInterests, {}));

/** Keeps typed scores for another time; what is lost of it is lost. */
export async function keepScores(scores: InterestScores): Promise<void> {
  await call(scoreInterests, { body: { scores, keep: true } });
  await refresh(listTypedInterests);
}

export const useOwn = () => useQuery(queryFor(ownAssessment, { ...ofInstrument, query: {} }));

const PATH = '/candidate/assessments/my-next-move';
type Address = ReturnType<typeof useAddress<typeof MY_NEXT_MOVE>>[0];

/** Where the person stands, a link to another step with what is known so far, and the way there. */
export function useSteps() {
  const [address, setAddress] = useAddress(MY_NEXT_MOVE);
  const { scores, attempt, zone } = address;
  return {
    address,
    setAddress,
    linkTo: (step: Step, changes: Partial<Address> = {}) => ({
      to: PATH as typeof PATH,
      search: given({ step, scores, attempt, zone, ...changes }),
    }),
    go: (step: Step, changes: Partial<Address> = {}) =>
      setAddress({ page: 1, ...changes, step }, { push: true }),
  };
}

/** Without what is empty: that is the usual. */
const given = (values: Partial<Address>): Partial<Address> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** A kept result, with how it differs from the one before it. */
export function useKept(attemptId: string | null) {
  return useQuery({
    ...queryFor(getAssessmentResult, {
      ...ofInstrument,
      query: attemptId === null ? {} : { attempt_id: attemptId },
    }),
    enabled: attemptId !== null,
  });
}

/** The areas of the scores that the address names: typed ones, those of a kept result, or of the latest. */
export function useResult() {
  const [{ scores, attempt }] = useAddress(MY_NEXT_MOVE);
  const typed = scoresIn(scores);
  const attemptId = typed ? null : idIn(attempt);
  return useQuery({
    queryKey: [...keyOf(scoreInterests), { typed, attemptId }],
    queryFn: async () => {
      if (!attemptId) return { ...(await scored(typed)), isTyped: typed !== null };
      const kept = await call(getAssessmentResult, { ...ofInstrument, query: { attempt_id: attemptId } });
      const { attempt_id, completed_at } = kept;
      return { ...(await scored(scoresOf(kept))), attempt_id, completed_at, isTyped: false };
    },
  });
}

const scored = (scores: InterestScores | null) => call(scoreInterests, { body: scores ? { scores } : {} });

const scoresOf = ({ scales }: AssessmentResult): InterestScores =>
  recordOf(INTEREST_AREAS, (area) => scales.find(({ id }) => id === area)?.score ?? 0);

/** So many careers are shown first, and on each page of the further ones. */
export const CAREERS_A_PAGE = 10;

export const careersFor = (scores: InterestScores, zone: string, page: number) =>
  queryFor(findCareers, {
    body: { ...scores, ...(zone && { job_zone: zone }), page, limit: CAREERS_A_PAGE },
  });

export const resultPdf = (userId: string, attemptId: string, language: Language): Promise<Blob> =>
  callForFile(getAssessmentPdf, {
    params: { assessment_id: INSTRUMENT, user_id: userId },
    query: { attempt_id: attemptId, language },
  });
