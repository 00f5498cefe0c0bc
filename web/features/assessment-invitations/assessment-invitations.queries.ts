import { useQuery } from '@tanstack/react-query';
import { listAssessmentInvitations } from '#contract/features/assessment-invitations.contract.ts';
import { type InstrumentFacts, listAssessments } from '#contract/features/assessments.contract.ts';
import type { SharedResults } from '#contract/features/assessments.fields.ts';
import { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { listPrinciplesTraits } from '#contract/features/principles.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { useAddress } from '#web/platform/address.ts';
import { idIn } from '#web/platform/ids.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { RECRUITER_ASSESSMENTS } from './assessment-invitations.addresses.ts';
import { datesIn } from './dates.ts';

/** The instrument of personality, whose lists show a trait. */
export const PERSONALITY = 'principles';
export const PER_PAGE = 20;

export const useAssessmentsAddress = () => useAddress(RECRUITER_ASSESSMENTS);
export type AssessmentsAddress = ReturnType<typeof useAssessmentsAddress>[0];

const asList = ({
  assessments,
  total,
  pagination: { limit },
}: Reply<typeof listPrinciplesTraits> | SharedResults) => ({
  results: assessments,
  total,
  limit,
});
export type Row = SharedResults['assessments'][number];

/** A page of results as the address narrows them; of personalities with the trait that it names. */
export function useSharedResults({ assessment, trait, from, to, users, page }: AssessmentsAddress) {
  const dates = datesIn(from, to);
  const narrowed = {
    page,
    limit: PER_PAGE,
    ...(dates && { dates: JSON.stringify(dates) }),
    ...(users.length > 0 && { users: JSON.stringify(users) }),
  };
  const isPersonality = assessment === PERSONALITY;
  const byTrait = useQuery({
    ...queryFor(listPrinciplesTraits, { query: { ...narrowed, trait } }),
    enabled: isPersonality,
    placeholderData: (before) => before,
    select: asList,
  });
  const all = useQuery({
    ...queryFor(listAssessments, {
      query: { ...narrowed, ...(assessment && { assessment_id: assessment }) },
    }),
    enabled: !isPersonality,
    placeholderData: (before) => before,
    select: (data) => (data.view === 'results' ? asList(data) : { results: [], total: 0, limit: PER_PAGE }),
  });
  return isPersonality ? byTrait : all;
}

/** The traits that a list of personalities can show; none before they are known. */
export function useTraits(isAsked: boolean) {
  const { data } = useQuery({
    ...queryFor(listPrinciplesTraits, { query: { limit: 1 } }),
    enabled: isAsked,
    select: ({ traits }) => traits,
  });
  return data ?? [];
}

const NO_INSTRUMENTS: InstrumentFacts[] = [];

/** All instruments, in the order of the catalogue. */
export function useInstruments(): readonly InstrumentFacts[] {
  const { data } = useQuery({
    ...queryFor(listAssessments, { query: { limit: 1 } }),
    select: (list) => (list.view === 'results' ? list.instruments : NO_INSTRUMENTS),
  });
  return data ?? NO_INSTRUMENTS;
}

/** Nobody is invited to what helps people find work for themselves. */
export const mayInviteTo = ({ kind }: Pick<InstrumentFacts, 'kind'>): boolean => kind !== 'interests';

export function useInvitations({ page, assessment, job, state }: AssessmentsAddress) {
  const jobId = idIn(job);
  return useQuery({
    ...queryFor(listAssessmentInvitations, {
      query: {
        page,
        limit: PER_PAGE,
        ...(assessment && { assessment_id: assessment }),
        ...(jobId && { job_id: jobId }),
        ...(state && { state }),
      },
    }),
    placeholderData: (before) => before,
  });
}

const JOBS_OFFERED = 100;
/** The company’s jobs, to narrow by and to invite for. */
export const useJobs = () =>
  useQuery(queryFor(listRecruiterJobs, { body: { page: 1, limit_per_page: JOBS_OFFERED } })).data?.results ??
  [];

/** What a colleague or a candidate does is shown here as it happens. */
export function useAssessmentsChanges(): void {
  useServerEvent('assessments:changed', () => {
    void refresh(listAssessments, listPrinciplesTraits, listAssessmentInvitations);
  });
}
