// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  type CompanyCheck,
  getCompanyCheck,
  mailCompanyCode,
  proveCompany,
} from '#contract/features/company-checks.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import VerificationScreen from './verification.screen.tsx';

const AT = '/settings/company/verification';
const UNVERIFIED: CompanyCheck = {
  state: 'unverified',
  way: null,
  decided_at: '2026-11-20T08:00:00.000Z',
  reason: null,
  must_be_verified: true,
  website: 'https://www.pearl.example',
  domain: 'pearl.example',
  held_for: [],
  resembles: null,
  proven_address: null,
  mailed: null,
  wait_seconds: 0,
  mails_left: 5,
  pages_left: 3,
  contact_email: 'help@masar.local',
  can: { prove: true },
};

async function shown(check: Partial<CompanyCheck>, language: 'en' | 'ar' = 'en') {
  const api = fakeApi();
  api.on(getCompanyCheck, { ...UNVERIFIED, ...check });
  const { screen } = await renderIn(language, <VerificationScreen />, { at: AT });
  return { api, screen };
}

describe('the verification of a company', () => {
  test('mails a code to an address, and says how many are left and what waits', async () => {
    const { api, screen } = await shown({});
    api.on(mailCompanyCode, UNVERIFIED);
    const address = await screen.findByLabelText('Address of the company');
    expect(screen.getByText('5 more codes today')).toBeTruthy();
    expect(screen.getByText(/left today: 3/)).toBeTruthy();
    fireEvent.change(address, { target: { value: 'hr@pearl.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Mail the code' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        address: 'hr@pearl.example',
      }),
    );
  });

  test('takes the code that was mailed, whichever digits it is typed in', async () => {
    const { api, screen } = await shown(
      {
        mailed: {
          address: 'hr@pearl.example',
          sent_at: '2026-11-20T08:00:00.000Z',
          expires_at: '2026-11-20T08:15:00.000Z',
        },
      },
      'ar',
    );
    api.on(proveCompany, { ...UNVERIFIED, state: 'verified' });
    fireEvent.change(await screen.findByLabelText('الأرقام الستة في الرسالة'), {
      target: { value: '١٢٣ ٤٥٦' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'إثبات الشركة' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ code: '123456' }),
    );
  });

  test('asks for a website where there is none', async () => {
    const { screen } = await shown({ website: null, domain: null });
    const link = await screen.findByRole('link', { name: 'Add the website' });
    expect(link.getAttribute('href')).toBe('/settings/company/edit');
  });

  test.each<[string, Partial<CompanyCheck>, RegExp]>([
    ['leaves a member to the owner', { can: { prove: false } }, /The owner and managers prove it/],
    [
      'says what a held company resembles',
      { state: 'held', held_for: ['same_name'], resembles: 'Pearl Bay' },
      /Pearl Bay.*which is verified/,
    ],
    [
      'says why one was refused',
      { state: 'refused', reason: 'Another licence', can: { prove: false } },
      /^Another licence$/,
    ],
  ])('%s', async (_, check, sentence) => {
    const { screen } = await shown(check);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});
