// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { MatchExplanation } from './match-explanation.tsx';
import { MatchNames } from './match-names.tsx';
import { MatchReason } from './match-reason.tsx';
import { reasonOf, wholeSteps } from './match-reasons.ts';

const skill = { id: null, weight: 0.25, credit: 1, evidence: null, asked: null };

/** A match with something of every kind; change what the test is about. */
function anExplanation(changes: Partial<Explanation> = {}): Explanation {
  return {
    score: 0.62,
    raw: 0.6,
    calibration: { a: 20, b: -8 },
    version: 'match-1',
    parts: [
      { key: 'skills', value: 0.8, weight: 0.5, contribution: 0.4 },
      { key: 'work', value: 0.4, weight: 0.5, contribution: 0.2 },
    ],
    common_work: { en: 'Data analyst', ar: 'محلل بيانات' },
    steps: [
      { kind: 'start', key: 'start', points: 0.004 },
      { kind: 'part', key: 'skills', points: 0.477 },
      { kind: 'part', key: 'work', points: 0.239 },
      { kind: 'gate', key: 'experience', points: -0.1 },
      { kind: 'gate', key: 'education', points: 0 },
      { kind: 'gate', key: 'location', points: 0 },
      { kind: 'gate', key: 'language', points: 0 },
    ],
    gates: [
      { key: 'experience', value: 0.5, weight: 0.2, status: 'short', need: '6', have: '3.04' },
      { key: 'education', value: 1, weight: 0.1, status: 'met', need: 'bachelor', have: 'master' },
      { key: 'location', value: 1, weight: 0.15, status: 'unknown', need: 'Dubai', have: null },
      { key: 'language', value: 1, weight: 1, status: 'not_asked', need: null, have: null },
    ],
    matched: [
      { ...skill, name: 'SQL', importance: 'must', evidence: 'Wrote SQL reports', asked: 'Good SQL' },
      { ...skill, name: 'Teaching', importance: 'nice' },
    ],
    partial: [
      { ...skill, name: 'Power BI', importance: 'must', credit: 0.4, through: { id: null, name: 'Tableau' } },
    ],
    missing: [
      { id: null, name: 'Python', importance: 'must', weight: 0.1, lift: 0.05 },
      { id: null, name: 'Piano', importance: 'nice', weight: 0.1, lift: 0.2 },
    ],
    unknown: ['location', 'title'],
    ...changes,
  };
}

describe('the reason of a match', () => {
  test('counts must-have skills and names the requirement that costs most', () => {
    expect(reasonOf(anExplanation())).toEqual({
      skills: { kind: 'must', matched: 1, partly: 1, of: 3 },
      obstacle: { kind: 'gate', key: 'experience' },
    });
  });

  test('names the first missing skill that would show in the score where no requirement is short', () => {
    expect(reasonOf(anExplanation({ gates: [] })).obstacle).toEqual({ kind: 'skill', name: 'Python' });
  });

  test('counts all named skills where the job calls none a must', async () => {
    const named = [{ ...skill, name: 'SQL', importance: 'nice' as const }];
    const explanation = anExplanation({ matched: named, partial: [], missing: [], gates: [] });
    const { container } = await renderIn('en', <MatchReason explanation={explanation} />);
    expect(container.textContent).toContain('1 of 1 named skill is there.');
  });

  test('lets the verb agree with how many are there, not with how many are asked for', async () => {
    const explanation = anExplanation({ partial: [] });
    const { container } = await renderIn('en', <MatchReason explanation={explanation} />);
    expect(container.textContent).toContain('1 of 2 must-have skills is there.');
  });

  test('comes in whole points that add up to the percentage', () => {
    const steps = wholeSteps(anExplanation());
    expect(steps.map(({ points }) => points)).toEqual([0, 48, 24, -10, 0, 0, 0]);
    expect(steps.reduce((sum, { points }) => sum + points, 0)).toBe(62);
  });
});

describe('a score taken apart', () => {
  test('shows the sentence of the resume and of the job, and says which skills are only named', async () => {
    const { screen } = await renderIn(
      'en',
      <MatchExplanation explanation={anExplanation()} reader="candidate" />,
    );
    expect(screen.getByText('Wrote SQL reports')).toBeTruthy();
    expect(screen.getByText('Good SQL')).toBeTruthy();
    expect(screen.getAllByText('only named')).toHaveLength(1);
    expect(screen.getByText('Tableau')).toBeTruthy();
  });

  test('names what is missing in the order of the explanation, with the match it would bring', async () => {
    const { screen } = await renderIn(
      'en',
      <MatchExplanation explanation={anExplanation()} reader="candidate" />,
    );
    const missing = screen.getByRole('heading', { name: 'Missing: 2 skills' }).parentElement!;
    const rows = within(missing).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'PythonMust haveWith it the match would be 67%',
      'PianoNice to haveWith it the match would be 82%',
    ]);
  });

  test('names the level of work in words, and the sentence of the job that alone asks for a skill', async () => {
    const gates = [
      { key: 'level' as const, value: 0.5, weight: 0.6, status: 'short' as const, need: '4', have: '0' },
    ];
    const missing = [
      {
        id: null,
        name: 'Haccp',
        importance: 'should' as const,
        weight: 0.1,
        lift: 0.1,
        asked: 'Keep to HACCP rules',
      },
    ];
    const { screen } = await renderIn(
      'en',
      <MatchExplanation explanation={anExplanation({ gates, missing })} reader="candidate" />,
    );
    expect(screen.getByText('Leads a team')).toBeTruthy();
    expect(screen.getByText('Trainee')).toBeTruthy();
    expect(screen.getByText('Keep to HACCP rules')).toBeTruthy();
  });

  test('speaks to the person of what they nearly have, and to who hires about them', async () => {
    const labels = async (reader: 'candidate' | 'recruiter') => {
      const explanation = anExplanation();
      const { container } = await renderIn('en', <MatchNames explanation={explanation} reader={reader} />);
      return [...container.querySelectorAll('dt')].map((label) => label.textContent);
    };
    expect(await labels('candidate')).toEqual(['You have', 'You nearly have', 'Missing', 'Not fully met']);
    expect(await labels('recruiter')).toEqual(['Has', 'Has something related', 'Missing', 'Not fully met']);
  });

  test('says what is not known, and that nothing was taken off for it', async () => {
    const { screen } = await renderIn(
      'en',
      <MatchExplanation explanation={anExplanation()} reader="recruiter" />,
    );
    expect(screen.getByText('Nothing was taken off for it.')).toBeTruthy();
    expect(screen.getByText(/Where the person lives/)).toBeTruthy();
    expect(screen.getByText('3 years')).toBeTruthy();
    expect(screen.getByText('Costs 10 points')).toBeTruthy();
  });

  test('says that a place is hidden where a blind review does not tell it, and not that nobody said it', async () => {
    const explanation = anExplanation();
    const gates = explanation.gates.map((gate) =>
      gate.key === 'experience' ? { ...gate, status: 'short' as const, have: null } : gate,
    );
    const { screen } = await renderIn(
      'en',
      <MatchExplanation explanation={{ ...explanation, gates }} reader="recruiter" />,
    );
    expect(screen.getByText('Hidden while the review is blind')).toBeTruthy();
  });

  test('reads in Arabic, with the same numbers as tables', async () => {
    const { screen } = await renderIn(
      'ar',
      <MatchExplanation explanation={anExplanation()} reader="candidate" />,
    );
    fireEvent.click(screen.getByText('كل الأرقام في جدول'));
    expect(await screen.findAllByRole('table', { hidden: true })).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'ناقصة: مهارتان' })).toBeTruthy();
  });

  test('shows six skills of a kind and the others when asked', async () => {
    const many = Array.from({ length: 8 }, (_, at) => ({
      ...skill,
      name: `Skill ${at}`,
      importance: 'must' as const,
    }));
    const { screen } = await renderIn(
      'en',
      <MatchExplanation explanation={anExplanation({ matched: many })} reader="candidate" />,
    );
    const matched = screen.getByRole('heading', { name: 'Matched: 8 skills' }).parentElement!;
    expect(within(matched).getAllByRole('listitem')).toHaveLength(6);
    fireEvent.click(within(matched).getByRole('button', { name: 'Show 2 more' }));
    expect(within(matched).getAllByRole('listitem')).toHaveLength(8);
  });
});
