// @vitest-environment jsdom
import { EventEmitter } from 'node:events';
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getOwnApproval, type OwnApproval } from '#contract/features/approvals.contract.ts';
import { startOver } from '#contract/features/onboarding.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { setUser } from '#web/platform/session.ts';
import { keepTokens } from '#web/platform/session-store.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import ApprovalPendingScreen from './approval-pending.screen.tsx';

const socket = Object.assign(new EventEmitter(), { disconnect: () => {} });
vi.mock('socket.io-client', () => ({ io: () => socket }));

const AT = '/approval-pending';
const anApproval = (changes: Partial<OwnApproval> = {}): OwnApproval => ({
  waits_for: 'portal',
  status: 'PENDING',
  reason: null,
  requested_at: '2026-03-01T08:00:00.000Z',
  decided_at: null,
  company_name: null,
  usual_hours: 26,
  contact_email: 'help@example.com',
  can: { start_over: false },
  ...changes,
});
beforeEach(() => setUser(aUser({ is_account_confirmed: false }), 'ONBOARDING_COMPLETED'));

describe('waiting to be let in', () => {
  test('says since when, how long it usually takes, and who to ask', async () => {
    fakeApi().on(getOwnApproval, anApproval());
    const { screen } = await renderIn('en', <ApprovalPendingScreen />, { at: AT });
    expect(await screen.findByText('about 26 hours')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'help@example.com' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mend and ask again' })).toBeNull();
  });

  test('claims no usual time where too little was decided', async () => {
    fakeApi().on(getOwnApproval, anApproval({ usual_hours: null }));
    const { screen } = await renderIn('en', <ApprovalPendingScreen />, { at: AT });
    await screen.findByText('Waiting since');
    expect(screen.queryByText('It usually takes')).toBeNull();
  });

  test('shows why it was declined, and the way to ask again', async () => {
    const api = fakeApi();
    api.on(
      getOwnApproval,
      anApproval({ status: 'DECLINED', reason: 'سيرة ذاتية فارغة', can: { start_over: true } }),
    );
    api.on(startOver, aUser({ is_onboarding_completed: false, is_account_confirmed: false }));
    const { screen, router } = await renderIn('ar', <ApprovalPendingScreen />, { at: AT });
    expect(await screen.findByText('سيرة ذاتية فارغة')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'تعديل البيانات وإعادة الطلب' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'));
  });

  test('a rejection is final', async () => {
    fakeApi().on(getOwnApproval, anApproval({ status: 'REJECTED', reason: 'Twice here.' }));
    const { screen } = await renderIn('en', <ApprovalPendingScreen />, { at: AT });
    expect(await screen.findByText('Twice here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mend and ask again' })).toBeNull();
  });

  test('withdraws a request to join only after asking', async () => {
    const api = fakeApi();
    api.on(
      getOwnApproval,
      anApproval({ waits_for: 'company', company_name: 'Pearl Bay', can: { start_over: true } }),
    );
    api.on(startOver, aUser({ is_onboarding_completed: false, role_name: null }));
    const { screen } = await renderIn('en', <ApprovalPendingScreen />, { at: AT });
    fireEvent.click(await screen.findByRole('button', { name: 'Choose another company' }));
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw it' }));
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
  });

  test('goes on where it was decided before this tab could hear of it', async () => {
    keepTokens('a token', 'another');
    const api = fakeApi();
    api.on(getOwnApproval, anApproval());
    api.on(getCurrentUser, aUser({ role_name: 'recruiter' }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { router } = await renderIn('en', <ApprovalPendingScreen />, { at: AT });
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await waitFor(() => expect(socket.listenerCount('account:changed')).toBe(1));
    socket.emit('missed');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
