// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { MatchWhy } from './match-why.tsx';

const EXPLANATION: Explanation = {
  score: 0.62,
  raw: 0.6,
  calibration: { a: 20, b: -8 },
  version: 'match-1',
  parts: [{ key: 'skills', value: 0.6, weight: 1, contribution: 0.6 }],
  common_work: null,
  steps: [],
  gates: [],
  matched: [],
  partial: [],
  missing: [{ id: null, name: 'Python', importance: 'must', weight: 0.1, lift: 0.05 }],
  unknown: [],
};

test('a score in a list opens with its reasons, and closes again', async () => {
  const { screen } = await renderIn(
    'en',
    <MatchWhy explanation={EXPLANATION} reader="candidate" name="Data Analyst" />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Why 62%? Data Analyst' }));
  expect(await screen.findByText('With it the match would be 67%')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(screen.queryByText('Python')).toBeNull();
});
