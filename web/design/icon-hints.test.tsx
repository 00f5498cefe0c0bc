// @vitest-environment jsdom
import { ActionIcon } from '@mantine/core';
import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { IconHints } from './icon-hints.tsx';

const withButtons = () =>
  renderIn(
    'en',
    <>
      <IconHints />
      <ActionIcon aria-label="Keep Data Analyst" data-hint="Keep it" />
      <ActionIcon aria-label="Remove" />
      <button type="button" aria-label="Save the form">
        Save
      </button>
    </>,
  );

test('a control without words says what it does while a pointer rests on it', async () => {
  const { screen } = await withButtons();
  const keep = screen.getByRole('button', { name: 'Keep Data Analyst' });
  fireEvent.pointerOver(keep);
  expect(await screen.findByText('Keep it')).toBeTruthy();
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Save the form' }));
  await vi.waitFor(() => expect(screen.queryByText('Keep it')).toBeNull());
});

test('the keyboard is told too, and Escape takes it away', async () => {
  const { screen } = await withButtons();
  act(() => screen.getByRole('button', { name: 'Remove' }).focus());
  expect(await screen.findByText('Remove')).toBeTruthy();
  fireEvent.keyDown(document, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByText('Remove')).toBeNull());
});
