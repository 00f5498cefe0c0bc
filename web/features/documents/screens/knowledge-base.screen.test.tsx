// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  askDocuments,
  type DocumentAnswer,
  deleteDocument,
  type KnowledgeDocument,
  listDocuments,
  listOpenQuestions,
} from '#contract/features/documents.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import KnowledgeBaseScreen from './knowledge-base.screen.tsx';

const URI = '2d0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7b01';
const HANDBOOK: KnowledgeDocument = {
  uri: URI,
  filename: 'handbook.pdf',
  audience: 'recruiters',
  info: { flag: 'Processed', msg: 'Answers questions', step: 'done', percent: 100, failure: null },
  version: 1,
  is_answering: true,
  pages: 3,
  unread_pages: [],
  bytes: 20_480,
  corrects: null,
  added_by: 'Huda Salem',
  added_at: '2026-10-01T08:00:00.000Z',
  updated_at: '2026-10-01T08:00:00.000Z',
};
const BROKEN: KnowledgeDocument = {
  ...HANDBOOK,
  uri: '2d0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7b02',
  filename: 'broken.pdf',
  info: { flag: 'Failed', msg: 'The file is damaged.', step: 'done', percent: 100, failure: 'damaged' },
  is_answering: false,
  pages: null,
};
const ANSWER: DocumentAnswer = {
  id: '2d0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7b03',
  thread_id: '2d0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7b04',
  question: 'How many days?',
  is_refused: false,
  answer: 'There are 30 days.',
  short: { kind: 'number', text: '30 days' },
  conflicts: [],
  confidence: 0.9,
  sentences: [
    {
      text: 'There are 30 days.',
      source: {
        kind: 'document',
        uri: URI,
        filename: 'handbook.pdf',
        passage: 4,
        page: 2,
        headings: ['Annual leave'],
        boxes: [],
      },
    },
  ],
};

function api(data: KnowledgeDocument[] = [HANDBOOK, BROKEN]) {
  const fake = fakeApi();
  fake.on(listDocuments, { data, info: { flag: false, msg: '' }, page: 0, limit: 8, total: data.length });
  fake.on(listOpenQuestions, { results: [], total: 0, page: 1, limit: 8 });
  return fake;
}

const AT = { at: '/recruiter/chatbot', path: '/recruiter/chatbot' };

describe('the knowledge base', () => {
  test('lists documents with their state, and asks the server from page 0 on', async () => {
    const fake = api();
    const { screen } = await renderIn('en', <KnowledgeBaseScreen />, AT);
    expect(await screen.findByText('The file is damaged.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Try .*broken\.pdf.* again/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Try .*handbook\.pdf.* again/ })).toBeNull();
    const asked = fake.calls.find(({ path }) => path === '/recruiter/knowledge-base');
    expect(asked?.query.get('page')).toBe('0');
  });

  test('answers with the place that each sentence leads to, and says when it does not know', async () => {
    const fake = api();
    fake.on(askDocuments, ANSWER);
    const { screen } = await renderIn('en', <KnowledgeBaseScreen />, AT);
    const field = await screen.findByRole('textbox', { name: 'Your question' });
    fireEvent.change(field, { target: { value: ANSWER.question } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    const article = await screen.findByRole('article');
    expect(
      within(article).getByRole('button', { name: /handbook\.pdf ?· ?page 2 ?· ?Annual leave/ }),
    ).toBeTruthy();

    fake.on(askDocuments, { ...ANSWER, id: URI, is_refused: true, answer: null, short: null, sentences: [] });
    fireEvent.change(field, { target: { value: 'Who?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText(/I don’t know: no document/)).toBeTruthy();
    const [, second] = fake.calls.filter(({ path }) => path === '/knowledge-base/v2');
    expect(second?.body).toMatchObject({ question: 'Who?', thread_id: ANSWER.thread_id });
  });

  test('takes a document off the list before the server has answered', async () => {
    const fake = api([HANDBOOK]);
    const { promise, resolve } = Promise.withResolvers<Response>();
    fake.answer(deleteDocument, () => promise);
    const { screen } = await renderIn('ar', <KnowledgeBaseScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: /^حذف/ }));
    expect(await screen.findByText('لا مستندات بعد')).toBeTruthy();
    const asked = fake.calls.find(({ method }) => method === 'DELETE');
    expect(asked?.query.get('uri')).toBe(URI);
    resolve(Response.json({ data: { uri: URI }, message: 'حُذف المستند.' }));
    // What the server still lists comes back.
    expect(await screen.findByText('handbook.pdf')).toBeTruthy();
  });
});
