import type { ApplicationStage } from './applications.contract.ts';
import type { Placement } from './candidates.placing.ts';

/**
 * Whether somebody can be put there. Who withdrew their application wants the job no more: they are neither shortlisted,
 * which would also name them in a blind review, nor led on; they can only be declined, and a decision on them taken back.
 */
export const mayBePut = (
  { application_stage: stage }: { application_stage: ApplicationStage | null },
  { status }: Pick<Placement, 'status'>,
): boolean => stage !== 'WITHDRAWN' || status !== 'SHORTLISTED';
