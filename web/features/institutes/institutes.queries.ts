import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  compareInstitutes,
  compareWithJobs,
  listInstitutes,
  listPrograms,
  rankTopJobs,
  suggestProgrammeCourses,
} from '#contract/features/institutes.contract.ts';
import { triedIn } from '#contract/features/institutes.tried.ts';
import { listProgrammes } from '#contract/features/programmes.contract.ts';
import type { Query, Reply } from '#contract/kernel/endpoint.ts';
import { idIn } from '#web/platform/ids.ts';
import { queryFor } from '#web/platform/queries.ts';
import { OWN } from './institutes.addresses.ts';

export type Comparison = Reply<typeof compareWithJobs>;
export type TopJobs = Reply<typeof rankTopJobs>;
export type Suggestions = Reply<typeof suggestProgrammeCourses>;
export type KeptProgramme = Reply<typeof listProgrammes>['results'][number];

export const useInstitutes = (query: Query<typeof listInstitutes>) =>
  useQuery(queryFor(listInstitutes, { query }));

export const usePrograms = (institute: string) =>
  useQuery({
    ...queryFor(listPrograms, { params: { id: institute } }),
    enabled: institute !== '' && institute !== OWN,
  });

export const useKept = () => useQuery(queryFor(listProgrammes, {}));

/** A programme as calls name it: one that was uploaded has an id of its own kind. */
export const refOf = (program: string) =>
  idIn(program) ? { response_id: program } : { ref_program_id: program };

/** What is tried of a programme: places of courses that are left out, and courses in a text. */
interface TriedInAddress {
  drop: readonly string[];
  add: string;
}

const whatIf = ({ drop, add }: TriedInAddress) => ({
  drop: drop.map(Number).filter((place) => Number.isInteger(place) && place > 0),
  add: triedIn(add),
});

/** Nothing is asked before both are chosen. A failure leads one screen back, so it is not tried again by itself. */
export const useProgrammesCompared = ({
  program,
  other,
  ...tried
}: { program: string; other: string } & TriedInAddress) =>
  useQuery({
    ...queryFor(compareInstitutes, {
      body: { national: refOf(program), global: refOf(other), ...whatIf(tried) },
    }),
    enabled: program !== '' && other !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });

export const useJobsCompared = ({
  program,
  occupation,
  job,
  ...tried
}: { program: string; occupation: string; job: string } & TriedInAddress) =>
  useQuery({
    ...queryFor(compareWithJobs, {
      body: {
        ...refOf(program),
        ...(idIn(job) ? { job_id: job } : occupation ? { occupation_id: occupation } : {}),
        ...whatIf(tried),
      },
    }),
    enabled: program !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });

export const useTopJobs = ({ program, ...tried }: { program: string } & TriedInAddress) =>
  useQuery({
    ...queryFor(rankTopJobs, { body: { ...refOf(program), ...whatIf(tried) } }),
    enabled: program !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });

export const useCoursesFor = (skills: readonly string[], free: boolean) =>
  useQuery({
    ...queryFor(suggestProgrammeCourses, { body: { skills: [...skills], ...(free && { free }) } }),
    enabled: skills.length > 0,
    placeholderData: keepPreviousData,
  });
