// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type Fairness,
  getEqualityAnswers,
  getFairness,
  giveEqualityAnswers,
} from '#contract/features/equality-answers.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import EqualityAnswersScreen from './equality-answers.screen.tsx';
import FairnessScreen from './fairness.screen.tsx';

const NOBODY = { interview: null, offered: null, hired: null };
const COUNTED: Fairness = {
  from: '2025-11-01',
  until: '2026-10-31',
  applicants: 64,
  needed: { answers: 20, in_group: 5, chosen: 3 },
  questions: [
    {
      key: 'gender',
      has_hidden_groups: false,
      groups: [
        {
          group: 'woman',
          at_least: 15,
          rates: { shortlisted: { rate: 0.2, ratio: 0.5, verdict: 'maybe_chance' }, ...NOBODY },
        },
        {
          group: 'man',
          at_least: 25,
          rates: { shortlisted: { rate: 0.4, ratio: 1, verdict: 'highest' }, ...NOBODY },
        },
      ],
    },
    { key: 'age_band', groups: [], has_hidden_groups: false },
  ],
};

const NARROW = window.matchMedia.bind(window);

test('each group stands with its rate, the comparison and what it means', async () => {
  const wide = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...NARROW(query), matches: query.includes('min-width: 62em') }));
  onTestFinished(() => wide.mockRestore());
  fakeApi().on(getFairness, COUNTED);
  const { screen } = await renderIn('en', <FairnessScreen />, { at: '/recruiter/fairness' });
  const women = await screen.findByRole('row', { name: /Women/ });
  expect(women.textContent).toContain('15 or more');
  expect(women.textContent).toContain('20%');
  expect(women.textContent).toContain('maybe by chance');
  expect(women.textContent).toContain('50% of the highest rate');
  expect(screen.queryByRole('heading', { name: 'Age' })).toBeNull();
});

test('a share that is kept back stands without a comparison, which would give it away', async () => {
  const kept = { shortlisted: { rate: null, ratio: null, verdict: null }, ...NOBODY };
  const [gender] = COUNTED.questions;
  const groups = gender!.groups.map((group) => ({ ...group, rates: kept }));
  fakeApi().on(getFairness, { ...COUNTED, questions: [{ ...gender!, groups }] });
  const { screen } = await renderIn('en', <FairnessScreen />, { at: '/recruiter/fairness' });
  expect(await screen.findAllByText('Too few people to give a share')).toHaveLength(2);
  for (const verdict of [/^Highest$/, /^Even$/, /^Below/]) expect(screen.queryByText(verdict)).toBeNull();
});

test('where four rates do not fit side by side, each group is a card with all of them', async () => {
  fakeApi().on(getFairness, COUNTED);
  const { screen } = await renderIn('en', <FairnessScreen />, { at: '/recruiter/fairness' });
  const women = (await screen.findByRole('heading', { name: /Women/ })).closest('li')!;
  expect(screen.queryByRole('table')).toBeNull();
  expect([...women.querySelectorAll('dt')].map((one) => one.textContent)).toEqual([
    'Shortlisted',
    'Interviewed',
    'Offered',
    'Hired',
  ]);
  expect(women.textContent).toContain('15 or more');
  expect(women.textContent).toContain('50% of the highest rate');
});

test('too few answers say that they are too few, in Arabic too', async () => {
  fakeApi().on(getFairness, { ...COUNTED, questions: [] });
  const { screen } = await renderIn('ar', <FairnessScreen />, { at: '/recruiter/fairness' });
  expect(await screen.findByText('عدد المجيبين لا يكفي للحكم')).toBeTruthy();
});

test('those who may not see it are told whom to ask', async () => {
  fakeApi().refuse(getFairness, { status: 403, code: 'companies.not_allowed' });
  const { screen } = await renderIn('en', <FairnessScreen />, { at: '/recruiter/fairness' });
  expect(await screen.findByText('For the owner and managers of the company')).toBeTruthy();
});

test('answers are sent with consent only', async () => {
  const api = fakeApi();
  api.on(getEqualityAnswers, { answers: null, consented_at: null });
  const kept = { gender: 'woman', age_band: null, disability: null, nationality: null } as const;
  api.on(giveEqualityAnswers, { answers: kept, consented_at: '2026-11-21T08:00:00.000Z' });
  const { screen } = await renderIn('en', <EqualityAnswersScreen />, { at: '/settings/equality' });
  fireEvent.change(await screen.findByLabelText('Gender'), { target: { value: 'woman' } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep my answers' }));
  expect(await screen.findByText('Without your consent we keep nothing.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Keep my answers' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take my answers back' })).toBeTruthy());
  const sent = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([{ ...kept, consent: true }]);
});
