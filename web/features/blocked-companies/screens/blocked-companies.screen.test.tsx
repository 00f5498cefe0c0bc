// @vitest-environment jsdom
import { cleanNotifications, Notifications } from '@mantine/notifications';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type BlockedCompanies,
  blockCompany,
  findCompaniesToBlock,
  listBlockedCompanies,
  unblockCompany,
} from '#contract/features/blocked-companies.contract.ts';
import { ROUTES } from '#web/app/features.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import BlockedCompaniesScreen from './blocked-companies.screen.tsx';

const company = {
  id: '9b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a09',
  company_name: 'Palm Gate',
  company_avatar: null,
  applications: 1,
};
const nobody: BlockedCompanies = {
  results: [],
  present_employer: { is_blocked: true, employers: [{ name: 'Copper Gate', companies: [] }] },
};
const one: BlockedCompanies = {
  ...nobody,
  results: [
    {
      id: '0b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a01',
      kind: 'company',
      name: 'Palm Gate',
      companies: [{ ...company, is_lifted: false }],
      blocked_at: '2026-11-01T08:00:00.000Z',
    },
  ],
};

async function shown(language: 'en' | 'ar') {
  cleanNotifications();
  const api = fakeApi();
  api.on(listBlockedCompanies, nobody);
  api.on(findCompaniesToBlock, { results: [{ ...company, is_blocked: false }] });
  api.on(blockCompany, { id: one.results[0]!.id, blocked: one });
  api.on(unblockCompany, nobody);
  const ui = (
    <>
      <Notifications />
      <BlockedCompaniesScreen />
    </>
  );
  const { screen } = await renderIn(language, ui, { at: '/settings/blocked-companies', routes: ROUTES });
  return screen;
}

test('a company is blocked at once, with what it keeps, and the snackbar takes it back', async () => {
  const screen = await shown('en');
  fireEvent.change(await screen.findByLabelText('Name of the company'), { target: { value: 'palm' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Block Palm Gate' }));
  expect(await screen.findByRole('button', { name: 'Unblock: Palm Gate' })).toBeTruthy();
  expect(await screen.findByText(/but for what you applied to/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unblock: Palm Gate' })).toBeNull());
});

test('it says whom the switch means today, and what becomes of an employer that registers later', async () => {
  const screen = await shown('ar');
  const sees = await screen.findByRole('switch', { name: /^إخفائي عن جهة عملي الحالية/ });
  expect(sees).toHaveProperty('checked', true);
  expect(screen.getByText(/إن سجّلت فيها أُخفي ملفك عنها فورًا/)).toBeTruthy();
});
