// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getInvitationMails, stopInvitationMails } from '#contract/features/emails.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import NoMoreMailScreen from './no-more-mail.screen.tsx';

const AT = { at: '/no-more-mail/7', path: '/no-more-mail/$id' };

test('opening the link changes nothing; one press stops the invitations, another lets them come again', async () => {
  const api = fakeApi();
  api.on(getInvitationMails, { address: 'n…@people.test', is_on: true });
  api.answer(stopInvitationMails, ({ body }) =>
    Response.json({
      data: { address: 'n…@people.test', is_on: (body as { undo?: boolean }).undo === true },
      message: '',
    }),
  );
  const { screen } = await renderIn('en', <NoMoreMailScreen />, AT);
  const stop = await screen.findByRole('button', { name: 'No more invitations' });
  expect(api.calls.filter((call) => call.method === 'POST')).toEqual([]);
  fireEvent.click(stop);
  fireEvent.click(await screen.findByRole('button', { name: 'Let them come again' }));
  expect(await screen.findByRole('button', { name: 'No more invitations' })).toBeTruthy();
});

test('a link that is not known says so, in Arabic too', async () => {
  const api = fakeApi();
  api.refuse(getInvitationMails, {
    status: 404,
    code: 'emails.link_unknown',
    message: 'هذا الرابط غير معروف.',
  });
  const { screen } = await renderIn('ar', <NoMoreMailScreen />, AT);
  expect(await screen.findByRole('heading', { name: 'هذا الرابط لا يعمل' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
