// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TopJob } from '#contract/features/institutes.contract.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aComparison } from '../institutes.fakes.ts';
import { TopJobsBySector } from './top-jobs.tsx';

const { programme } = aComparison();
const named = (en: string) => ({ id: en.toLowerCase(), name: { en, ar: en } });

const aJob = (en: string, basis: TopJob['basis'], matching_score: number): TopJob => ({
  occupation: named(en),
  matching_score,
  score_before: null,
  basis,
  job_match: [],
  job_gap: [],
  openings: { total: basis === 'openings' ? 3 : 0, results: [] },
  pay: null,
});

test('jobs that nobody is sought for today stand apart, and each percentage says what it is of', async () => {
  const sectors = [
    {
      ...named('Finance'),
      top_jobs: [aJob('Auditor', 'occupation', 0.9), aJob('Accountant', 'openings', 0.4)],
    },
    { ...named('Law'), top_jobs: [aJob('Clerk', 'occupation', 0.2)] },
  ];
  const { screen } = await renderIn(
    'en',
    <TopJobsBySector
      jobs={{ programme, sectors, open_jobs: 281, unplaced_jobs: 0 }}
      chosen=""
      onChoose={() => {}}
    />,
  );
  await screen.findByText(/likeliest to find come first/);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Finance',
    'Accountant',
    'Likely too, without openings today',
    'Auditor',
    'Clerk',
  ]);
  const [first] = screen.getAllByRole('article');
  within(first!).getByText('40% of what is asked for is taught');
  expect(screen.getAllByText(/openings today/)).toHaveLength(2);
});
