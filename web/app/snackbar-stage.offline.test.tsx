// @vitest-environment jsdom
import { cleanNotifications } from '@mantine/notifications';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showError } from '#web/platform/snackbars.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { SnackbarStage } from './snackbar-stage.tsx';

// As without a connection: the file is not to be had.
vi.mock('./snackbar-notifications.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => act(() => cleanNotifications()));

test('the first thing that is said without a connection is said, and the screen stays', async () => {
  const { screen } = await renderIn(
    'en',
    <>
      <SnackbarStage />
      <p>What I wrote</p>
    </>,
  );
  act(() => showError('No connection'));
  expect((await screen.findByRole('alert')).textContent).toBe('No connection');
  expect(screen.getByText('What I wrote')).toBeTruthy();
});
