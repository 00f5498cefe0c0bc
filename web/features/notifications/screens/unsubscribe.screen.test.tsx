// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getUnsubscribing, unsubscribe } from '#contract/features/notifications.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import UnsubscribeScreen from './unsubscribe.screen.tsx';

const ABOUT = {
  about: 'shortlisted',
  label: { en: 'A company shortlists you', ar: 'شركة تضيفك إلى قائمة مختصرة' },
};

const open = (language: 'en' | 'ar') =>
  renderIn(language, <UnsubscribeScreen />, { at: '/unsubscribe/sealed', path: '/unsubscribe/$token' });

test('opening the link stops nothing; one press does, and another takes it back', async () => {
  const api = fakeApi();
  api.on(getUnsubscribing, { ...ABOUT, is_on: true });
  const { screen } = await open('en');
  expect(await screen.findByText(/about “A company shortlists you”\./)).toBeTruthy();
  expect(api.calls.every((call) => call.method === 'GET')).toBe(true);

  api.on(unsubscribe, { ...ABOUT, is_on: false, undo: 'before' });
  fireEvent.click(screen.getByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByRole('heading', { name: 'You get no more of these emails' })).toBeTruthy();

  api.on(unsubscribe, { ...ABOUT, is_on: true });
  fireEvent.click(screen.getByRole('button', { name: 'Email me again' }));
  expect(await screen.findByRole('heading', { name: 'Stop these emails?' })).toBeTruthy();
  expect(api.calls.at(-1)!.body).toEqual({ undo: 'before' });
});

test('a link that does not work says so, and where the choices are', async () => {
  const api = fakeApi();
  api.refuse(getUnsubscribing, {
    status: 404,
    code: 'notifications.link_unknown',
    message: 'هذا الرابط لا يعمل.',
  });
  const { screen } = await open('ar');
  expect(await screen.findByRole('heading', { name: 'هذا الرابط لا يعمل' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'اختيار كل الرسائل من الإعدادات' }).getAttribute('href')).toBe(
    '/settings/account?tab=notifications',
  );
});
