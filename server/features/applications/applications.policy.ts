import type { ApplicationStage } from '#contract/features/applications.contract.ts';
import { isOneOf, namesOf, recordOf } from '#contract/kernel/records.ts';

/** What somebody does that may move an application. */
export type ApplicationAction =
  | 'apply'
  | 'view'
  | 'shortlist'
  | 'interview'
  | 'offer'
  | 'hire'
  | 'reject'
  | 'take-back'
  | 'close-job'
  | 'withdraw';

/** From a stage to the next. */
type Ways = Partial<Record<ApplicationStage, ApplicationStage>>;

/** Stages before anything was decided, and those that a company may lead somebody to from each other. */
const BEFORE = ['SUBMITTED', 'VIEWED', 'JOB_CLOSED'] as const;
const DECIDED = ['SHORTLISTED', 'INTERVIEW', 'OFFERED', 'HIRED', 'REJECTED'] as const;

/** A company leads somebody to a stage from everywhere but that stage and a withdrawal. */
const toStage = (stage: (typeof DECIDED)[number]): Ways => ({
  ...recordOf(
    [...BEFORE, ...DECIDED].filter((from) => from !== stage),
    () => stage,
  ),
});

/**
 * Where each deed leads from each stage; from all others it leads nowhere. A shortlisted one outlives its job's closing:
 * jobs are closed when the right people are found. One that was rejected stays so unless the company thinks again.
 */
const WAYS: Record<ApplicationAction, Ways> = {
  apply: { WITHDRAWN: 'SUBMITTED', JOB_CLOSED: 'SUBMITTED' },
  view: { SUBMITTED: 'VIEWED' },
  shortlist: toStage('SHORTLISTED'),
  interview: toStage('INTERVIEW'),
  offer: toStage('OFFERED'),
  hire: toStage('HIRED'),
  reject: toStage('REJECTED'),
  'take-back': {
    SHORTLISTED: 'VIEWED',
    INTERVIEW: 'VIEWED',
    OFFERED: 'VIEWED',
    HIRED: 'VIEWED',
    REJECTED: 'VIEWED',
  },
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
export const stageAfter = (stage: ApplicationStage, deed: ApplicationAction): ApplicationStage | null =>
  WAYS[deed][stage] ?? null;

/** Whether the company had decided nothing yet. */
export const isUndecided = (stage: ApplicationStage): boolean => isOneOf(BEFORE, stage);

/** Where a deed leads from. */
export const stagesBefore = (deed: ApplicationAction): ApplicationStage[] => namesOf(WAYS[deed]);

/** Whether the company may read what was sent. */
export const isCompanysToRead = (stage: ApplicationStage): boolean => stage !== 'WITHDRAWN';
