// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { listReceivedAssessmentInvitations } from '#contract/features/assessment-invitations.contract.ts';
import { listAssessments } from '#contract/features/assessments.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { anAssessment, aPersonality } from '../assessments.fakes.ts';
import type { Invitation } from '../assessments.queries.ts';
import AssessmentsScreen from './assessments.screen.tsx';

const AT = '/candidate/assessments/overview';
const free = { open: null, attempt: null, can: { start: true, go_on: false, cancel: false } };

const anInvitation = (id: string, company_name: string, deadline: string): Invitation => ({
  id,
  assessment_id: 'problem-solving-entry',
  assessment: { en: 'Problem solving, entry level', ar: 'حل المشكلات' },
  minutes: 10,
  company: {
    id,
    company_name,
    company_avatar: null,
    company_industry: 'Technology',
    company_location: 'Dubai',
  },
  job: null,
  state: 'INVITED',
  invited_at: '2026-11-20T08:00:00.000Z',
  deadline,
  can: { start: true, decline: true },
});

describe('the overview of assessments', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi();
    api.on(listReceivedAssessmentInvitations, { results: [], total: 0, page: 1, limit: 100 });
    api.on(listAssessments, {
      view: 'catalogue',
      total: 3,
      assessments: [
        aPersonality(free),
        anAssessment(free),
        anAssessment({ assessment_id: 'problem-solving-advanced', level: 'advanced' }),
      ],
    });
  });

  test('begins with invitations, the most urgent first', async () => {
    const results = [
      anInvitation('b', 'Later Company', '2026-12-20T08:00:00.000Z'),
      anInvitation('a', 'Sooner Company', '2026-12-02T08:00:00.000Z'),
      { ...anInvitation('c', 'Over', '2026-12-01T08:00:00.000Z'), can: { start: false, decline: false } },
    ];
    api.on(listReceivedAssessmentInvitations, { results, total: 3, page: 1, limit: 100 });
    const { screen } = await renderIn('en', <AssessmentsScreen />, { at: AT });
    const invitations = await screen.findByRole('region', { name: 'Invitations' });
    const asking = within(invitations).getAllByText(/asks you to take/);
    expect(asking.map(({ textContent }) => textContent?.split(' asks')[0])).toEqual([
      'Sooner Company',
      'Later Company',
    ]);
    const links = within(invitations).getAllByRole('link', { name: 'See what it is' });
    expect(links[0]?.getAttribute('href')).toBe('/candidate/assessments/problem-solving-entry?invitation=a');
  });

  test('says a test once, with its levels and how each stands, and leads back into what is under way', async () => {
    const { screen } = await renderIn('en', <AssessmentsScreen />, { at: AT });
    const card = (await screen.findByRole('heading', { name: 'Problem solving' })).closest('article')!;
    expect(within(card).getAllByText('Figures and causes.')).toHaveLength(1);
    expect(
      within(card)
        .getAllByRole('listitem')
        .filter((one) => one.textContent?.includes('Entry'))[0]?.textContent,
    ).toContain('Not taken yet');
    expect(
      within(card)
        .getByRole('link', { name: /^Continue/ })
        .getAttribute('href'),
    ).toBe('/candidate/assessments/problem-solving-advanced?page=1');
    const underWay = screen.getByRole('region', { name: 'Under way' });
    expect(underWay.textContent).toContain('0 of 3 answered. The clock is running: 10 minutes are left.');
  });

  test('that cannot be loaded offers to try again, in the words of the server', async () => {
    api.refuse(listAssessments, {
      status: 409,
      code: 'assessments.list_failed',
      message: 'Assessments Not Found',
    });
    const { screen } = await renderIn('en', <AssessmentsScreen />, { at: AT });
    expect(await screen.findByText('Assessments Not Found')).toBeTruthy();
  });
});
