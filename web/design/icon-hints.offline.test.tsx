// @vitest-environment jsdom
import { ActionIcon } from '@mantine/core';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { IconHints } from './icon-hints.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('./hint-bubble.tsx', () => {
  asked();
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a hint whose code does not come leaves the screen as it is', async () => {
  const { screen } = await renderIn(
    'en',
    <>
      <IconHints />
      <ActionIcon aria-label="Remove" />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Remove' }).focus());
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  // A turn for what has failed to be told.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
});
