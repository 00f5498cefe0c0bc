// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { LateAutocomplete } from './late-autocomplete.tsx';

let arrive = () => {};
vi.mock('./autocomplete.tsx', async (original) => {
  await new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return original();
});

function Field() {
  const [value, setValue] = useState('');
  return <LateAutocomplete label="Skill" data={['Welding', 'Wiring']} value={value} onChange={setValue} />;
}

test('who types before the suggestions are there loses neither a letter nor the place', async () => {
  const { screen } = await renderIn('en', <Field />);
  const early = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Skill' });
  early.focus();
  fireEvent.change(early, { target: { value: 'weding' } });
  early.setSelectionRange(2, 2);
  arrive();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Skill' })).not.toBe(early));
  const late = screen.getByRole<HTMLInputElement>('combobox', { name: 'Skill' });
  expect(late.value).toBe('weding');
  expect(document.activeElement).toBe(late);
  expect(late.selectionStart).toBe(2);
});
