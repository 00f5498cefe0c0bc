// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getAssessment,
  getAssessmentPdf,
  getAssessmentResult,
  listAssessmentShares,
  listAssessments,
  shareAssessment,
} from '#contract/features/assessments.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aPersonality, aResult } from '../assessments.fakes.ts';
import PersonalityReportScreen from './personality-report.screen.tsx';

const PATH = '/candidate/assessments/personality/report/$assessment_id';
const company = {
  id: '0f0d5f0a-2f5e-4f3c-9d4b-0d1c3a5e7f11',
  company_name: 'Sadeem Digital',
  company_avatar: null,
  company_industry: 'Technology',
  company_location: 'Dubai',
};

describe('the report of a personality', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (language: 'en' | 'ar' = 'en', named = aResult().attempt_id, search = '') =>
    renderIn(language, <PersonalityReportScreen />, {
      at: `${PATH.replace('$assessment_id', named)}${search}`,
      path: PATH,
    });

  beforeEach(() => {
    api = fakeApi();
    api.on(getAssessment, aPersonality({ open: null, next_start_at: '2026-12-28T08:00:00.000Z' }));
    api.on(getAssessmentResult, aResult());
    api.on(listAssessmentShares, { results: [], companies: [company] });
    api.on(listAssessments, { view: 'catalogue', total: 0, assessments: [] });
  });

  test('shows traits the strongest first, with Creative open and no one above all others', async () => {
    const { screen } = await open();
    const traits = await screen.findAllByRole('button', { name: /of 100 people/ });
    expect(traits.map(({ textContent }) => textContent)).toEqual([
      'curiousHighhigher than 99 of 100 people',
      'creativeHighhigher than 88 of 100 people',
      'drivenLowhigher than 11 of 100 people',
    ]);
    expect(traits.map((one) => one.getAttribute('aria-expanded'))).toEqual(['false', 'true', 'false']);
    expect(screen.getByText('Meaning of creative')).toBeTruthy();
    expect(screen.getByText(/N1 \(the less, the more\)/)).toBeTruthy();
    expect(screen.getByText(/Measured fairly reliably \(0.75 of 1\).*within 4 points/)).toBeTruthy();
    expect(screen.getByText('No norms of Arabic speakers are known.')).toBeTruthy();
  });

  test('says in a sentence what the picture shows, and the same numbers as a table', async () => {
    const { screen, router } = await open();
    const said = /highest in O1 and N1/;
    expect(await screen.findByRole('img', { name: said })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
    const row = await screen.findByRole('row', { name: /^creative/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['High', '88', '62', '0.75', '4']);
    expect(router.state.location.search).toMatchObject({ view: 'table' });
  });

  test('tells what changed since an earlier attempt, and nothing where it is chance', async () => {
    const earlier = {
      attempt_id: '9b1f6f0e-31a4-4a53-9d6a-0d6c3c1a7b12',
      completed_at: '2026-05-01T08:00:00.000Z',
      changes: [
        { id: 'creative', before: 55, now: 62, change: 7 },
        { id: 'driven', before: 38.3, now: 38, change: -0.3 },
      ],
    };
    api.on(getAssessmentResult, aResult({ earlier }));
    const { screen } = await open('en', 'principles', '?view=table');
    expect(await screen.findByRole('columnheader', { name: 'On 1 May 2026' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Picture' }));
    expect(await screen.findByText('up 7 since then')).toBeTruthy();
    expect(screen.getByText('unchanged')).toBeTruthy();
  });

  test('is shown to a company, and no longer, as one wishes', async () => {
    api.answer(shareAssessment, () => {
      const results = [
        {
          company,
          attempt_id: aResult().attempt_id,
          completed_at: '2026-11-28T08:00:00.000Z',
          shared_at: '2026-11-28T09:00:00.000Z',
        },
      ];
      api.on(listAssessmentShares, { results, companies: [company] });
      return Response.json({ data: { results, companies: [company] }, message: 'Shown' });
    });
    const { screen } = await open();
    expect(await screen.findByText('Nobody but you.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show this result' }));
    expect(await screen.findByRole('button', { name: 'Stop showing it to Sadeem Digital' })).toBeTruthy();
    const shared = api.calls.find(({ path, method }) => method === 'POST' && path.endsWith('/shares'));
    expect(shared?.body).toEqual({ company_id: company.id, attempt_id: aResult().attempt_id });
  });

  test('comes as PDF in the language that is asked for', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    api.answer(getAssessmentPdf, () => new Response('%PDF-1.7'));
    const { screen } = await open('ar');
    fireEvent.click(await screen.findByRole('button', { name: 'English' }));
    await waitFor(() => expect(api.calls.find(({ path }) => path.endsWith('/pdf'))).toBeTruthy());
    const asked = api.calls.find(({ path }) => path.endsWith('/pdf'));
    expect(asked?.query.get('language')).toBe('en');
    expect(asked?.query.get('attempt_id')).toBe(aResult().attempt_id);
  });

  test('waits for a result that is being worked out, and shows it by itself', async () => {
    api.on(getAssessmentResult, aResult({ status: 'RESULT_PROCESSING', scales: [] }));
    const { screen } = await open();
    expect(await screen.findByText('Your result is being worked out')).toBeTruthy();
    api.on(getAssessmentResult, aResult());
    expect(await screen.findByText('Your shape at a glance', {}, { timeout: 10_000 })).toBeTruthy();
  });
});
