// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type CandidateRow, listCandidates } from '#contract/features/candidates.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { StandingPiece } from './people-pieces.tsx';

const JOB = '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a01';
const OTHER = '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a02';

const aRow = (name: string, changes: Partial<CandidateRow>): CandidateRow => ({
  candidate_id: JOB,
  shown_id: JOB,
  job_id: JOB,
  job_title: 'Surveyor',
  name,
  is_blind: false,
  headline: null,
  location: null,
  experience_months: null,
  notice_period_days: null,
  expected_salary: null,
  expected_salary_currency: null,
  nationality: null,
  score: null,
  applied_at: '2026-11-20T08:00:00.000Z',
  application_stage: 'INTERVIEW',
  poke: null,
  tags: [],
  notes: 0,
  status: 'SHORTLISTED',
  stage_id: null,
  kind: 'interview',
  reason_code: null,
  reason: null,
  acted_at: '2026-11-20T08:00:00.000Z',
  acted_by: null,
  ...changes,
});

test('those who stand so for the jobs in question are named, each leading to them for that job', async () => {
  const api = fakeApi();
  const results = [
    aRow('Huda Saleh', {}),
    aRow('Adam Noor', { kind: 'shortlisted' }),
    aRow('Sara Khan', { job_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a03' }),
    aRow('Omar Aziz', { job_id: OTHER, job_title: 'Estimator' }),
  ];
  api.on(listCandidates, { results, total: 4, page: 1, limit: 50, left_out: null });
  const { screen } = await renderIn('en', <StandingPiece jobIds={[JOB, OTHER]} stage="interview" />);
  await screen.findByText('Huda Saleh');
  const links = screen.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);
  expect(links).toEqual([
    ['Huda Saleh', `/recruiter/candidates/${JOB}?job_id=${JOB}`],
    ['Omar Aziz', `/recruiter/candidates/${JOB}?job_id=${OTHER}`],
  ]);
  screen.getByText('Estimator');
});
