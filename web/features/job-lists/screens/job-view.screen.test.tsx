// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { listApplications } from '#contract/features/applications.contract.ts';
import { reactToJob } from '#contract/features/favourites.contract.ts';
import { getJobDetails } from '#contract/features/jobs.contract.ts';
import { setUser } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aJobInView } from '../job-lists.fakes.ts';
import JobViewScreen from './job-view.screen.tsx';

const job = aJobInView();
const VIEW = { at: `/candidate/jobs/view/${job.jid}`, path: '/candidate/jobs/view/$id' };

/** A server that keeps the reaction. */
function api() {
  const fake = fakeApi();
  let reaction: 'dislike' | null = null;
  const answer = () => Response.json({ data: { ...job, reaction }, message: '' });
  fake.answer(getJobDetails, answer);
  fake.answer(reactToJob, ({ body }) => {
    const { reason } = body as { reason?: string };
    reaction = reason ? 'dislike' : reaction ? null : 'dislike';
    return Response.json({ data: { job_id: job.jid, reaction, reason: reason ?? null }, message: '' });
  });
  fake.on(listApplications, { results: [], total: 0, page: 1, limit: 20, counts: {} as never });
  return fake;
}

const said = (fake: ReturnType<typeof fakeApi>) =>
  fake.calls.filter((call) => call.path === '/job/dislike').map((call) => call.body);

beforeEach(() => setUser(aUser()));

describe('a job that is not for someone, on its own screen', () => {
  test('is asked why, and what the answer suggests leads to the list', async () => {
    const fake = api();
    const { screen, router } = await renderIn('en', <JobViewScreen />, VIEW);
    fireEvent.click(await screen.findByRole('button', { name: 'Not for me' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Pay too low' }));
    fireEvent.click(await screen.findByRole('button', { name: /Show only jobs from .*12,500/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/candidate/jobs'));
    expect(router.state.location.search).toEqual({ pay: '12500' });
    expect(said(fake)).toEqual([{ job_id: job.jid }, { job_id: job.jid, reason: 'pay_too_low' }]);
  });

  test('is taken back without a reason', async () => {
    const fake = api();
    const { screen } = await renderIn('en', <JobViewScreen />, VIEW);
    const button = await screen.findByRole('button', { name: 'Not for me' });
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Why is it not for you?')).toBeNull());
    await waitFor(() => expect(said(fake)).toHaveLength(2));
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });
});
