import { describe, expect, test } from 'vitest';
import { nextActions } from './next-actions.ts';

const STATS = {
  published: 2,
  drafts: 0,
  closed: 0,
  matching_candidates: 5,
  shortlisted: 0,
  post_job_limit: 50,
};
const JOB = {
  jid: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11',
  job_title: 'Civil Engineer',
  location: null,
  status: 'published' as const,
  posted_at: '2026-01-04T08:00:00.000Z',
  updated_at: '2026-01-04T08:00:00.000Z',
  candidate_count: 4,
  shortlisted_count: 0,
  matching_candidates: [],
  candidates_loading: false,
};

describe('what a recruiter may do next', () => {
  test('is to look at the job with most candidates of which none is shortlisted', () => {
    const busier = { ...JOB, job_title: 'Nurse', candidate_count: 9 };
    const actions = nextActions(STATS, [JOB, busier]);
    expect(actions).toEqual([{ kind: 'review', count: 9, job: busier }]);
  });

  test('is nothing about a job whose ranking is still being computed', () => {
    const computing = { ...JOB, candidate_count: 0, candidates_loading: true };
    expect(nextActions(STATS, [computing])).toEqual([]);
  });

  test('names the limit first when no further job can be published', () => {
    const [first] = nextActions({ ...STATS, published: 3, post_job_limit: 3, drafts: 1 }, [JOB]);
    expect(first).toEqual({ kind: 'limit_reached', limit: 3 });
  });

  test('is to describe a job better that nobody matches', () => {
    const alone = { ...JOB, candidate_count: 0 };
    expect(nextActions(STATS, [alone])).toEqual([{ kind: 'describe', job: alone }]);
  });
});
