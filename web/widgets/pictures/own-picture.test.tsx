// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { editDetails } from '#contract/features/accounts.contract.ts';
import { currentSession, setUser } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { OwnPicture } from './own-picture.tsx';

const PICTURE = '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a31';

beforeEach(() => setUser(aUser({ avatar: PICTURE })));

test('a picture is taken away once that is said twice', async () => {
  const api = fakeApi();
  api.on(editDetails, aUser({ avatar: null }));
  const { screen } = await renderIn('en', <OwnPicture />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove your picture?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(currentSession().user?.avatar).toBeNull());
  expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ avatar: null });
  expect(await screen.findByRole('button', { name: 'Choose a picture' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('a file that is no picture is refused at once, in words, and nothing is sent', async () => {
  const api = fakeApi();
  const { screen } = await renderIn('ar', <OwnPicture />);
  const file = new File(['%PDF'], 'me.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('ملف صورتك'), { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});
