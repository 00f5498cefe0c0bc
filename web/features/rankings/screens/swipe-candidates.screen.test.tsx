// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { moveCandidates } from '#contract/features/candidates.contract.ts';
import { getJob } from '#contract/features/jobs.contract.ts';
import { getCandidateOrder, getMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aCandidate, aJob, anOrder } from '../rankings.fakes.ts';
import SwipeCandidatesScreen from './swipe-candidates.screen.tsx';

const PATH = '/recruiter/jobs/post-job/ai-generated/candidate';
const AT = { at: `${PATH}?job=${aJob().jid}`, path: PATH };
const HUDA = aCandidate({
  candidate_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a01',
  name: 'Huda Saleh',
  application_stage: 'SUBMITTED',
});
const ADAM = aCandidate({ candidate_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a02', name: 'Adam Noor' });

function server(people = [HUDA, ADAM]) {
  const api = fakeApi();
  api.on(getJob, aJob());
  api.on(getCandidateOrder, anOrder(people));
  api.answer(getMatchingCandidates, ({ body }) => {
    const { candidate_ids: ids } = body as { candidate_ids: string[] };
    return Response.json({
      data: { results: people.filter((one) => ids.includes(one.candidate_id)) },
      message: '',
    });
  });
  api.answer(moveCandidates, ({ body }) => {
    const { steps } = body as { steps: { candidate_id: string; job_id: string; to: { status: string } }[] };
    const placed = (status: string) => ({
      status,
      stage_id: null,
      kind: 'new',
      reason_code: null,
      reason: null,
    });
    const results = steps.map(({ candidate_id, job_id, to }) => ({
      candidate_id,
      job_id,
      outcome: 'done',
      problem: null,
      now: placed(to.status),
      before: placed('PENDING'),
    }));
    return Response.json({ data: { results, done: results.length }, message: '' });
  });
  return api;
}

/** A finger on the card that goes so far along the line, and what becomes of it there. */
function draw(byX: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  const card = document.querySelector('article')!;
  const at = (clientX: number) => ({ clientX, clientY: 300, pointerType: 'touch', isPrimary: true });
  fireEvent.pointerDown(card, at(180));
  fireEvent.pointerMove(card, at(180 + byX));
  fireEvent[end](card, at(180 + byX));
}

describe('a card that is swiped', () => {
  test.each([
    ['en', 150],
    ['ar', -150],
  ] as const)(
    'in %s shortlists towards the end of the line and asks why towards its beginning',
    async (language, towardsEnd) => {
      const api = server();
      const { screen } = await renderIn(language, <SwipeCandidatesScreen />, AT);
      await screen.findByText('Huda Saleh');
      draw(-towardsEnd);
      expect(await screen.findByRole('dialog', { name: /Huda Saleh/ })).toBeTruthy();
      fireEvent(document.querySelector('dialog')!, new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      draw(towardsEnd);
      expect(await screen.findByText('Adam Noor')).toBeTruthy();
      await waitFor(() =>
        expect(api.calls.filter(({ path }) => path === '/recruiter/candidates/bulk')).toHaveLength(1),
      );
    },
  );

  test('stays where the finger went too short a way, or where it scrolled after all', async () => {
    const api = server();
    const { screen } = await renderIn('en', <SwipeCandidatesScreen />, AT);
    await screen.findByText('Huda Saleh');
    draw(60);
    draw(150, 'pointerCancel');
    draw(-150, 'pointerCancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Huda Saleh')).toBeTruthy();
    expect(api.calls.some(({ path }) => path === '/recruiter/candidates/bulk')).toBe(false);
  });
});

test('every decision of the deck can be taken back, one after the other', async () => {
  const api = server();
  const { screen } = await renderIn('en', <SwipeCandidatesScreen />, AT);
  await screen.findByText('Huda Saleh');
  const press = (key: string) =>
    fireEvent.keyDown(document.body, { code: `Key${key}`, key: key.toLowerCase() });
  const sent = () =>
    api.calls
      .filter(({ path }) => path === '/recruiter/candidates/bulk')
      .flatMap(({ body }) => (body as { steps: { candidate_id: string; to: { status: string } }[] }).steps)
      .map(({ candidate_id, to }) => [candidate_id === HUDA.candidate_id ? 'Huda' : 'Adam', to.status]);
  press('S');
  await screen.findByText('Adam Noor');
  press('S');
  await screen.findByText('You have seen everyone');
  await waitFor(() => expect(sent()).toHaveLength(2));
  press('U');
  await screen.findByText('Adam Noor');
  press('U');
  expect(await screen.findByText('Huda Saleh')).toBeTruthy();
  expect(sent()).toEqual([
    ['Huda', 'SHORTLISTED'],
    ['Adam', 'SHORTLISTED'],
    ['Adam', 'PENDING'],
    ['Huda', 'PENDING'],
  ]);
});

test('skills that are missing and not named are counted', async () => {
  const { explanation } = HUDA;
  const missing = ['Revit', 'BIM', 'Civil 3D', 'Surveying', 'FIDIC', 'Tendering', 'Costing'].map((name) => ({
    ...explanation.missing[0]!,
    name,
  }));
  server([{ ...HUDA, explanation: { ...explanation, missing } }]);
  const { screen } = await renderIn('en', <SwipeCandidatesScreen />, AT);
  const line = (await screen.findByText('Missing:')).parentElement;
  expect(line?.textContent).toContain('FIDIC');
  expect(line?.textContent).toMatch(/\+2$/);
});

describe('a step that is not theirs is not offered:', () => {
  const buttons = ['Reject', 'Shortlist'];
  test.each([
    ['who withdrew is not shortlisted', { application_stage: 'WITHDRAWN' }, ['Reject']],
    ['whom a colleague has rejected is not decided on again', { status: 'REJECTED' }, []],
    ['who waits can be either', {}, buttons],
  ] as const)('%s', async (_, changes, offered) => {
    const api = server([{ ...HUDA, application_stage: null, ...changes }, ADAM]);
    const { screen } = await renderIn('en', <SwipeCandidatesScreen />, AT);
    await screen.findByText('Huda Saleh');
    expect(buttons.filter((name) => screen.queryByRole('button', { name }))).toEqual(offered);
    if (offered.length === 2) return;
    fireEvent.keyDown(document.body, { code: 'KeyS', key: 's' });
    draw(150);
    expect(screen.getByText('Huda Saleh')).toBeTruthy();
    expect(api.calls.some(({ path }) => path === '/recruiter/candidates/bulk')).toBe(false);
  });
});
