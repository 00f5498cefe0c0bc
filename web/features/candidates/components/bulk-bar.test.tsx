// @vitest-environment jsdom
import { cleanNotifications, Notifications } from '@mantine/notifications';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listCandidateTags, tagCandidates } from '#contract/features/candidate-notes.contract.ts';
import { moveCandidates } from '#contract/features/candidates.contract.ts';
import { listMessageTemplates, previewMessage } from '#contract/features/messages.contract.ts';
import { pokeCandidates, previewPoke, takePokeBack } from '#contract/features/pokes.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import '#web/widgets/candidate-messages/write-to-candidates.tsx';
import '#web/widgets/pokes/ask-for-interest.tsx';
import { REJECTED, type Standing } from '../placements.ts';
import { usePlacing } from '../placing.ts';
import { BulkBar } from './bulk-bar.tsx';
import { useSelection } from './selection.ts';

const JOB = '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a00';
const HUDA: Standing = {
  candidate_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a01',
  job_id: JOB,
  name: 'Huda Saleh',
  status: 'PENDING',
  stage_id: null,
  kind: 'new',
  application_stage: 'SUBMITTED',
};
const ADAM: Standing = { ...HUDA, candidate_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a02', name: 'Adam Noor' };

function Bar({ rows }: { rows: readonly Standing[] }) {
  const selection = useSelection(rows);
  return <BulkBar selection={selection} placing={usePlacing()} total={rows.length} query={{}} rows={rows} />;
}

test('those who were declined together can be written to, with the words of a rejection', async () => {
  const api = fakeApi();
  const placed = { stage_id: null, reason_code: null, reason: null };
  api.on(moveCandidates, {
    results: [
      {
        candidate_id: HUDA.candidate_id,
        job_id: JOB,
        outcome: 'done',
        problem: null,
        now: { ...placed, status: 'REJECTED', kind: 'rejected' },
        before: { ...placed, status: 'PENDING', kind: 'new' },
      },
      {
        candidate_id: ADAM.candidate_id,
        job_id: JOB,
        outcome: 'refused',
        problem: { code: 'candidates.moved_elsewhere', message: 'Reem has moved them.' },
        now: null,
        before: null,
      },
    ],
    done: 1,
  });
  const template = { name: 'No', purpose: 'rejection' as const, language: 'en' as const };
  api.on(listMessageTemplates, {
    results: [
      {
        ...template,
        id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a11',
        subject: 'Your application',
        body: 'Dear {{name}}',
        updated_at: '2026-01-04T08:00:00.000Z',
      },
    ],
    can: { edit: true },
  });
  api.on(previewMessage, { recipients: [], skipped: [] });
  const { screen } = await renderIn('en', <Bar rows={[HUDA, ADAM]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Select all on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Reject …' }));
  const question = within(await screen.findByRole('dialog', { name: 'Reject 2 candidates?' }));
  question.getByText(/^2 people applied\. .* each reads this/);
  question.getByText(/will not go on with your application/);
  fireEvent.click(question.getByRole('button', { name: 'Reject' }));
  const told = (await screen.findByText('1 candidate was declined.')).parentElement!;
  fireEvent.click(within(told).getByRole('button', { name: 'Write to them' }));
  await screen.findByRole('dialog', { name: 'Write to 1 candidate' });
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path === '/recruiter/messages/preview')?.body).toMatchObject({
      candidate_ids: [HUDA.candidate_id],
      purpose: 'rejection',
      texts: [{ subject: 'Your application' }],
    }),
  );
});

test('a message is about one job, and is not begun for those of several', async () => {
  fakeApi();
  const elsewhere = { ...ADAM, job_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2aff' };
  const { screen } = await renderIn('en', <Bar rows={[HUDA, elsewhere]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Select all on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Write to them' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who never applied is rejected without a question, and nobody is offered to be written to', async () => {
  const api = fakeApi();
  const placed = { stage_id: null, reason_code: null, reason: null };
  api.on(moveCandidates, {
    results: [
      {
        candidate_id: HUDA.candidate_id,
        job_id: JOB,
        outcome: 'done',
        problem: null,
        now: { ...placed, status: 'REJECTED', kind: 'rejected' },
        before: { ...placed, status: 'PENDING', kind: 'new' },
      },
    ],
    done: 1,
  });
  const { screen } = await renderIn('en', <Bar rows={[{ ...HUDA, application_stage: null }]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Select all on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Reject …' }));
  await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/recruiter/candidates/bulk'));
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  expect([screen.queryByRole('dialog'), screen.queryByText(/was declined/)]).toEqual([null, null]);
});

test('who would be asked about two jobs is seen before, with the mail, and is taken back by one press', async () => {
  cleanNotifications();
  const api = fakeApi();
  const OTHER_JOB = '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2aff';
  const ASKS = new Map([
    [JOB, '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2b01'],
    [OTHER_JOB, '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2b02'],
  ]);
  const askedOf = (body: unknown) => {
    const { job_id, candidate_ids } = body as { job_id: string; candidate_ids: string[] };
    const results = candidate_ids.map((candidate_id) => ({
      candidate_id,
      outcome: candidate_id === ADAM.candidate_id ? 'poked' : 'already_poked',
    }));
    return { job_id, results, poked: 1 };
  };
  api.answer(previewPoke, ({ body }) => {
    const asked = askedOf(body);
    const subject = asked.job_id === JOB ? 'Surveyor?' : 'Estimator?';
    const data = {
      ...asked,
      left_today: 39,
      limits: { company: { limit: 60, left: 40 }, own: { limit: 50, left: 50 } },
      mails: [{ language: 'ar', people: 1, subject, paragraphs: ['You did not apply.'], button: 'See it' }],
      company: {
        company_name: 'Pearl Bay',
        company_industry: 'Construction',
        company_location: 'Dubai',
        company_size: 120,
        company_website: null,
      },
    };
    return Response.json({ data, message: '' });
  });
  api.answer(pokeCandidates, ({ body }) => {
    const asked = askedOf(body);
    const ask = { id: ASKS.get(asked.job_id), leaves_at: '2026-01-04T08:00:10.000Z' };
    return Response.json({ data: { ...asked, left_today: 39, ask }, message: '' });
  });
  api.on(takePokeBack, { taken_back: 1 });
  const rows = [HUDA, ADAM].flatMap((one) => [one, { ...one, job_id: OTHER_JOB }]);
  const { screen } = await renderIn(
    'en',
    <>
      <Notifications />
      <Bar rows={rows} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Select all on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ask for interest' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Surveyor?');
  dialog.getByText('Estimator?');
  dialog.getByText('2 people are not asked');
  dialog.getByText(/^2 were asked before/);
  dialog.getByText(/^Today you can ask 50 more people, and your company 40\./);
  expect(api.calls.some(({ path }) => path === '/recruiter/poke-candidates')).toBe(false);
  fireEvent.click(dialog.getByRole('button', { name: 'Ask 2 people' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() =>
    expect(api.calls.map(({ path }) => path).filter((path) => path.endsWith('/take-back'))).toEqual(
      [...ASKS.values()].map((id) => `/recruiter/pokes/${id}/take-back`),
    ),
  );
});

test('who is hidden by a blind review gets no tags, and it is said', async () => {
  const api = fakeApi();
  api.on(listCandidateTags, { results: [{ tag: 'Strong', people: 1 }] });
  api.on(tagCandidates, { results: [], added: [], removed: [] });
  const { screen } = await renderIn('en', <Bar rows={[{ ...HUDA, is_blind: true }, ADAM]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Select all on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tag …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag 1 candidate' }));
  dialog.getByText('1 candidate under blind review gets no tags until the name is known.');
  fireEvent.click(await dialog.findByRole('combobox', { name: 'Tags to add' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Strong', hidden: true }));
  fireEvent.click(dialog.getByRole('button', { name: 'Add the tags' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      candidate_ids: [ADAM.candidate_id],
      add: ['Strong'],
    }),
  );
});

test('of two jobs the closed one is named, and those of the other can still be asked', async () => {
  const api = fakeApi();
  const closed = '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2aff';
  api.answer(previewPoke, ({ body }) =>
    (body as { job_id: string }).job_id === closed
      ? Response.json({ code: 'pokes.job_not_open', message: 'Publish the job first' }, { status: 409 })
      : Response.json({
          message: '',
          data: {
            results: [{ candidate_id: HUDA.candidate_id, outcome: 'poked' }],
            poked: 1,
            limits: { company: { limit: 50, left: 50 }, own: { limit: 20, left: 20 } },
            company: { company_name: 'Sadeem' },
            mails: [],
          },
        }),
  );
  const rows = [HUDA, { ...ADAM, job_id: closed, job_title: 'Data Analyst' }];
  const { screen } = await renderIn('en', <Bar rows={rows} />);
  fireEvent.click(screen.getByRole('button', { name: 'Select all on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ask for interest' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText(/Data Analyst.* is not open.*Adam Noor/)).textContent).not.toContain(
    'Huda',
  );
  expect(await dialog.findByRole('button', { name: 'Ask 1 person' })).toBeTruthy();
});

function Twice() {
  const { placeMany } = usePlacing();
  return (
    <>
      <button type="button" onClick={() => void placeMany([HUDA], REJECTED)}>
        First
      </button>
      <button type="button" onClick={() => void placeMany([HUDA], { status: 'PENDING', stage: null })}>
        Second
      </button>
      <Notifications />
    </>
  );
}

test('only the last move of somebody can be taken back', async () => {
  const api = fakeApi();
  const placed = { stage_id: null, reason_code: null, reason: null };
  const { candidate_id } = HUDA;
  api.on(moveCandidates, {
    results: [
      {
        candidate_id,
        job_id: JOB,
        outcome: 'done',
        problem: null,
        now: { ...placed, status: 'REJECTED', kind: 'rejected' },
        before: { ...placed, status: 'PENDING', kind: 'new' },
      },
    ],
    done: 1,
  });
  const { screen } = await renderIn('en', <Twice />);
  fireEvent.click(screen.getByRole('button', { name: 'First' }));
  await screen.findByRole('button', { name: /^Undo/ });
  fireEvent.click(screen.getByRole('button', { name: 'Second' }));
  await screen.findByText(/New/);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1));
  cleanNotifications();
});
