// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCompany, listCompanies } from '#contract/features/companies.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import CompaniesScreen from './companies.screen.tsx';

const AT = '/recruiter/jobs/companies';
const PEARL = {
  id: '3218667e-b6b5-47a1-af03-0c368deb7c2f',
  company_name: 'Pearl Bay',
  company_avatar: null,
  company_size: 2_400,
  company_industry: 'Telecommunications',
  company_location: 'Riyadh, Saudi Arabia',
  company_website: null,
  company_description: 'Networks across the Gulf.',
  open_jobs: 12,
};

test('a company opens with what it says of itself, and its address can be shared', async () => {
  const api = fakeApi();
  api.on(listCompanies, { results: [PEARL], total: 1, page: 1, limit: 20 });
  api.on(getCompany, { ...PEARL, is_verified: true });
  const { screen, router } = await renderIn('en', <CompaniesScreen />, { at: AT });
  fireEvent.click(await screen.findByRole('button', { name: 'Pearl Bay' }));
  expect(await screen.findByText('Networks across the Gulf.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Pearl Bay' }).textContent).toContain('12 open jobs');
  expect(screen.getByText('Verified company')).toBeTruthy();
  expect(router.state.location.href).toContain(`company=${PEARL.id}`);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an address that names no company shows the list alone', async () => {
  const api = fakeApi();
  api.on(listCompanies, { results: [PEARL], total: 1, page: 1, limit: 20 });
  const { screen } = await renderIn('ar', <CompaniesScreen />, { at: `${AT}?company=nonsense` });
  expect(await screen.findByText('Pearl Bay')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
