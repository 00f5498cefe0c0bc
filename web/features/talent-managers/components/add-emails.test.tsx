// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPeopleList } from '#contract/features/talent-managers.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { AddEmails } from './add-emails.tsx';

const people = ['huda@example.org', 'adam@example.org', 'no-address'].map((email) => ({
  email,
  name: null,
  is_valid: email.includes('@'),
}));

async function looked(taken: typeof people) {
  const api = fakeApi();
  api.answer(readPeopleList, () =>
    Response.json({ data: { people: taken, columns: [], ignored: [], repeated: 0 }, message: '' }),
  );
  const { screen } = await renderIn('en', <AddEmails />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'anything' } });
  fireEvent.click(screen.getByRole('button', { name: 'Look through' }));
  return screen;
}

test('the button counts whom it adds, and who is not added is named with the reason', async () => {
  const screen = await looked(people);
  expect(await screen.findByRole('button', { name: 'Add 2 people' })).toBeTruthy();
  screen.getByText(/^2 people found/);
  screen.getByText(/1 is not added, since its address is not valid: .*no-address/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'huda@example.org',
    'adam@example.org',
  ]);
});

test('nobody is added where no address is valid', async () => {
  const screen = await looked(people.slice(2));
  expect(await screen.findByText('Nobody with a valid address was found.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Add 0/ }).disabled).toBe(true);
});
