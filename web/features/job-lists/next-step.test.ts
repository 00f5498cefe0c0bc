import { describe, expect, test } from 'vitest';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { aMatchingJob, aMatchingList } from './job-lists.fakes.ts';
import { nextStepOf } from './next-step.ts';

/** Only what the step is chosen by. */
const profile = (changes: Partial<Profile>) =>
  ({ score: 1, next_steps: [], work_history_detailed: [], ...changes }) as unknown as Profile;
const failed = {
  status: 'failed',
  step: 'reading',
  percent: 0,
  failure: 'scanned',
  upload_response: null,
} as const;

describe('the next step of a candidate', () => {
  test('a resume that could not be read comes first', () => {
    const step = nextStepOf({
      profile: profile({ score: 0.2, next_steps: ['work'] }),
      resume: failed,
      matches: null,
      toApplyFor: null,
    });
    expect(step).toEqual({ kind: 'resume_failed', failure: 'scanned' });
  });

  test('a thin profile is completed before jobs are looked at', () => {
    const step = nextStepOf({
      profile: profile({ score: 0.4, next_steps: ['work', 'skills'] }),
      resume: null,
      matches: aMatchingList(),
      toApplyFor: [aMatchingJob()],
    });
    expect(step).toEqual({ kind: 'profile', step: 'work' });
  });

  test('it is the best job that was not looked after yet', () => {
    const kept = aMatchingJob({ is_favorite: true });
    const fresh = aMatchingJob({ jid: '2d0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a03' });
    const step = nextStepOf({
      profile: profile({}),
      resume: null,
      matches: aMatchingList({ results: [kept, fresh] }),
      toApplyFor: [kept, fresh],
    });
    expect(step).toEqual({ kind: 'best_job', job: fresh });
  });

  test('on the first day it says that the ranking is being made', () => {
    const matches = aMatchingList({ results: [], computing: true, job_data_count: 284 });
    expect(nextStepOf({ profile: profile({}), resume: null, matches, toApplyFor: [] })).toEqual({
      kind: 'computing',
      jobs: 284,
    });
  });

  test('who applied to all that fits waits for answers; where nothing fits that is said', () => {
    const applied = aMatchingJob({ application_stage: 'SUBMITTED' });
    const stepWith = (matches: ReturnType<typeof aMatchingList>) =>
      nextStepOf({ profile: profile({}), resume: null, matches, toApplyFor: [] });
    expect(stepWith(aMatchingList({ results: [applied] }))).toEqual({ kind: 'all_applied', jobs: 1 });
    expect(stepWith(aMatchingList({ results: [] }))).toEqual({ kind: 'no_match', jobs: 300 });
  });
});
