import type { ApplicationStage } from '#contract/features/applications.contract.ts';

/** What somebody does that may move an application. */
export type Deed = 'apply' | 'view' | 'shortlist' | 'reject' | 'take-back' | 'close-job' | 'withdraw';

/**
 * Where each deed leads from each stage; from all others it leads nowhere. A shortlisted one outlives its job's closing:
 * jobs are closed when the right people are found. One that was rejected stays so unless the company thinks again.
 */
const WAYS: Record<Deed, Partial<Record<ApplicationStage, ApplicationStage>>> = {
  apply: { WITHDRAWN: 'SUBMITTED', JOB_CLOSED: 'SUBMITTED' },
  view: { SUBMITTED: 'VIEWED' },
  shortlist: {
    SUBMITTED: 'SHORTLISTED',
    VIEWED: 'SHORTLISTED',
    REJECTED: 'SHORTLISTED',
    JOB_CLOSED: 'SHORTLISTED',
  },
  reject: {
    SUBMITTED: 'REJECTED',
    VIEWED: 'REJECTED',
    SHORTLISTED: 'REJECTED',
    INTERVIEW: 'REJECTED',
    OFFERED: 'REJECTED',
    JOB_CLOSED: 'REJECTED',
  },
  'take-back': { SHORTLISTED: 'VIEWED', REJECTED: 'VIEWED' },
  'close-job': { SUBMITTED: 'JOB_CLOSED', VIEWED: 'JOB_CLOSED' },
  withdraw: {
    SUBMITTED: 'WITHDRAWN',
    VIEWED: 'WITHDRAWN',
    SHORTLISTED: 'WITHDRAWN',
    INTERVIEW: 'WITHDRAWN',
    OFFERED: 'WITHDRAWN',
  },
};

/** The stage after a deed; null where the deed moves nothing. */
export const stageAfter = (stage: ApplicationStage, deed: Deed): ApplicationStage | null =>
  WAYS[deed][stage] ?? null;

/** Where a deed leads from. */
export const stagesBefore = (deed: Deed): ApplicationStage[] => Object.keys(WAYS[deed]) as ApplicationStage[];

/** Whether the company may read what was sent. */
export const isCompanysToRead = (stage: ApplicationStage): boolean => stage !== 'WITHDRAWN';
