// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askAboutPublicJob, type VisitorAnswer } from '#contract/features/documents.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import AskAboutJob from './ask-about-job.tsx';

const ANSWER: VisitorAnswer = {
  question: 'Who pays for the visa?',
  is_refused: false,
  answer: 'The company pays for the visa.',
  short: null,
  confidence: 0.9,
  conflicts: [],
  sentences: [
    {
      text: 'The company pays for the visa.',
      source: {
        kind: 'document',
        uri: '2d0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7b01',
        filename: 'visa.pdf',
        passage: 0,
        page: 1,
        headings: [],
        boxes: [],
      },
    },
  ],
};

test('a visitor asks about a job, goes on from the answer, and is offered no document to open', async () => {
  const api = fakeApi();
  api.on(askAboutPublicJob, ANSWER);
  const { screen } = await renderIn('en', <AskAboutJob jobId="j1" jobKey="k1" company="Pearl Bay" />, {
    at: '/job/k1',
  });
  const ask = async (question: string) => {
    fireEvent.change(await screen.findByLabelText('Your question'), { target: { value: question } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  };
  await ask('Who pays for the visa?');
  expect(await screen.findByText(/visa\.pdf/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /visa\.pdf/ })).toBeNull();
  await ask('and of the family?');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(api.calls.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/public/job/k1/questions', body: { question: 'Who pays for the visa?', before: [] } },
    {
      path: '/public/job/k1/questions',
      body: { question: 'and of the family?', before: ['Who pays for the visa?'] },
    },
  ]);
});

test('sending nothing leads back to the field, with a word', async () => {
  const api = fakeApi();
  const { screen } = await renderIn('en', <AskAboutJob jobId="j1" jobKey="k1" company="Pearl Bay" />, {
    at: '/job/k1',
  });
  const field = await screen.findByLabelText('Your question');
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Write a question first.')).toBeTruthy();
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  fireEvent.change(field, { target: { value: 'Who' } });
  expect(screen.queryByText('Write a question first.')).toBeNull();
  expect(api.calls).toEqual([]);
});
