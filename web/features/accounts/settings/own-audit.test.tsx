// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AuditEntry, listOwnAuditEntries } from '#contract/features/audit-entries.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { OwnAudit } from './own-audit.tsx';

const entry = (at: number): AuditEntry => ({
  id: crypto.randomUUID(),
  at: `2026-11-20T09:${String(at).padStart(2, '0')}:00.000Z`,
  kind: 'sign_in',
  action: 'session.opened',
  text: { en: `You signed in ${at}`, ar: `تسجيل الدخول ${at}` },
  actor: null,
  subject: null,
  address: '203.0.113.7',
});

test('shows the latest deeds, and more when asked', async () => {
  const api = fakeApi();
  const all = Array.from({ length: 12 }, (_, at) => entry(at));
  api.answer(listOwnAuditEntries, ({ query }) => {
    const limit = Number(query.get('limit'));
    return Response.json({
      data: { results: all.slice(0, limit), total: all.length, page: 1, limit },
      message: '',
    });
  });
  const { screen } = await renderIn('ar', <OwnAudit />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('تسجيل الدخول 0')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'عرض المزيد' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
  expect(screen.queryByRole('button')).toBeNull();
});

test('says so where nothing happened', async () => {
  fakeApi().on(listOwnAuditEntries, { results: [], total: 0, page: 1, limit: 5 });
  const { screen } = await renderIn('en', <OwnAudit />);
  expect(await screen.findByText('Nothing has been written down yet.')).toBeTruthy();
});
