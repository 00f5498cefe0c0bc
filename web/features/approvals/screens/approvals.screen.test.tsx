// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  type ApprovalRow,
  type ApprovalStatus,
  actOnApprovals,
  listApprovals,
} from '#contract/features/approvals.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import ApprovalsScreen from './approvals.screen.tsx';

const AT = '/recruiter/admin/candidates';
const idOf = (digit: number) => `0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a0${digit}`;
const aRow = (digit: number, name: string): ApprovalRow => ({
  id: idOf(digit),
  name,
  email: `${digit}@example.com`,
  avatar: null,
  role_name: 'individual',
  about: 'Nurse',
  status: 'PENDING',
  reason: null,
  requested_at: '2026-03-01T08:00:00.000Z',
  decided_at: null,
  decided_by: null,
});
const ROWS = [aRow(1, 'Sara Naji'), aRow(2, 'Omar Said')];
const counts: Record<ApprovalStatus, number> = { PENDING: 2, APPROVED: 7, DECLINED: 1, REJECTED: 0 };

function anApi() {
  const api = fakeApi();
  api.on(listApprovals, { results: ROWS, total: 2, page: 1, limit: 20, counts });
  api.on(actOnApprovals, {
    results: [{ id: idOf(1), outcome: 'done', status: 'APPROVED', message: 'Done.' }],
  });
  const decided = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { api, decided };
}

describe('the list of approvals', () => {
  test('shows who waits, with the counts of all four', async () => {
    anApi();
    const { screen } = await renderIn('en', <ApprovalsScreen />, { at: AT });
    expect(await screen.findByRole('link', { name: 'Sara Naji' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: /Approved 7/ })).toBeTruthy();
  });

  test('approves by a key, and takes it back by the one in the snackbar', async () => {
    const { decided } = anApi();
    const { screen } = await renderIn('en', <ApprovalsScreen />, { at: AT });
    await screen.findByRole('link', { name: 'Sara Naji' });
    fireEvent.keyDown(document.body, { code: 'KeyA' });
    await waitFor(() => expect(decided()).toEqual([{ ids: [idOf(1)], action: 'APPROVED' }]));
  });

  test('declines the selected at once, once there is a reason', async () => {
    const { decided } = anApi();
    const { screen } = await renderIn('ar', <ApprovalsScreen />, { at: AT });
    fireEvent.click(await screen.findByLabelText('تحديد كل من في الصفحة'));
    fireEvent.click(screen.getAllByRole('button', { name: 'طلب تعديل' })[0]!);
    const reason = await screen.findByLabelText('السبب');
    fireEvent.submit(reason.closest('form')!);
    expect(decided()).toEqual([]);
    fireEvent.change(reason, { target: { value: 'أضف خبراتك' } });
    fireEvent.submit(reason.closest('form')!);
    await waitFor(() =>
      expect(decided()).toEqual([{ ids: [idOf(1), idOf(2)], action: 'DECLINED', reason: 'أضف خبراتك' }]),
    );
  });
});
