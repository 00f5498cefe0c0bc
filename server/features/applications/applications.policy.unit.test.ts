import { describe, expect, it } from 'vitest';
import { APPLICATION_STAGES, type ApplicationStage } from '#contract/features/applications.contract.ts';
import { type ApplicationAction, isCompanysToRead, isUndecided, stageAfter } from './applications.policy.ts';

/** Where each deed leads from each stage; a dash where nothing moves. */
const TABLE: Record<ApplicationStage, Record<ApplicationAction, ApplicationStage | '-'>> = {
  SUBMITTED: {
    apply: '-',
    view: 'VIEWED',
    shortlist: 'SHORTLISTED',
    interview: 'INTERVIEW',
    offer: 'OFFERED',
    hire: 'HIRED',
    reject: 'REJECTED',
    'take-back': '-',
    'close-job': 'JOB_CLOSED',
    withdraw: 'WITHDRAWN',
  },
  VIEWED: {
    apply: '-',
    view: '-',
    shortlist: 'SHORTLISTED',
    interview: 'INTERVIEW',
    offer: 'OFFERED',
    hire: 'HIRED',
    reject: 'REJECTED',
    'take-back': '-',
    'close-job': 'JOB_CLOSED',
    withdraw: 'WITHDRAWN',
  },
  SHORTLISTED: {
    apply: '-',
    view: '-',
    shortlist: '-',
    interview: 'INTERVIEW',
    offer: 'OFFERED',
    hire: 'HIRED',
    reject: 'REJECTED',
    'take-back': 'VIEWED',
    'close-job': '-',
    withdraw: 'WITHDRAWN',
  },
  INTERVIEW: {
    apply: '-',
    view: '-',
    shortlist: 'SHORTLISTED',
    interview: '-',
    offer: 'OFFERED',
    hire: 'HIRED',
    reject: 'REJECTED',
    'take-back': 'VIEWED',
    'close-job': '-',
    withdraw: 'WITHDRAWN',
  },
  OFFERED: {
    apply: '-',
    view: '-',
    shortlist: 'SHORTLISTED',
    interview: 'INTERVIEW',
    offer: '-',
    hire: 'HIRED',
    reject: 'REJECTED',
    'take-back': 'VIEWED',
    'close-job': '-',
    withdraw: 'WITHDRAWN',
  },
  HIRED: {
    apply: '-',
    view: '-',
    shortlist: 'SHORTLISTED',
    interview: 'INTERVIEW',
    offer: 'OFFERED',
    hire: '-',
    reject: 'REJECTED',
    'take-back': 'VIEWED',
    'close-job': '-',
    withdraw: '-',
  },
  REJECTED: {
    apply: '-',
    view: '-',
    shortlist: 'SHORTLISTED',
    interview: 'INTERVIEW',
    offer: 'OFFERED',
    hire: 'HIRED',
    reject: '-',
    'take-back': 'VIEWED',
    'close-job': '-',
    withdraw: '-',
  },
  WITHDRAWN: {
    apply: 'SUBMITTED',
    view: '-',
    shortlist: '-',
    interview: '-',
    offer: '-',
    hire: '-',
    reject: '-',
    'take-back': '-',
    'close-job': '-',
    withdraw: '-',
  },
  JOB_CLOSED: {
    apply: 'SUBMITTED',
    view: '-',
    shortlist: 'SHORTLISTED',
    interview: 'INTERVIEW',
    offer: 'OFFERED',
    hire: 'HIRED',
    reject: 'REJECTED',
    'take-back': '-',
    'close-job': '-',
    withdraw: '-',
  },
};

describe('an application', () => {
  it.each(APPLICATION_STAGES)('that is %s is moved by what may move it, and by nothing else', (stage) => {
    const deeds = Object.keys(TABLE[stage]) as ApplicationAction[];
    const moves = Object.fromEntries(deeds.map((deed) => [deed, stageAfter(stage, deed) ?? '-']));
    expect(moves).toEqual(TABLE[stage]);
  });

  it('is the company’s to read until it is withdrawn, and undecided until the company chose', () => {
    const isNot = (holds: (stage: ApplicationStage) => boolean) =>
      APPLICATION_STAGES.filter((stage) => !holds(stage)).toSorted();
    expect(isNot(isCompanysToRead)).toEqual(['WITHDRAWN']);
    expect(isNot((stage) => !isUndecided(stage))).toEqual(['JOB_CLOSED', 'SUBMITTED', 'VIEWED']);
  });
});
