import type { ApplicationStage } from '#contract/features/applications.contract.ts';

/** Those who wait for an answer to their application. Nobody else is told of a rejection, so that it asks nothing. */
export const applicantsAmong = <Person extends { application_stage: ApplicationStage | null }>(
  people: readonly Person[],
): Person[] => people.filter(({ application_stage: stage }) => stage !== null && stage !== 'WITHDRAWN');
