// @vitest-environment jsdom
import { ActionIcon } from '@mantine/core';
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { Hint } from './hint.tsx';

test('a hint shows while a pointer is on its control, which goes on working', async () => {
  const press = vi.fn();
  const { screen } = await renderIn(
    'en',
    <Hint label="Keep it">
      <ActionIcon aria-label="Favourite" onClick={press} />
    </Hint>,
  );
  const button = screen.getByRole('button', { name: 'Favourite' });
  expect(screen.queryByText('Keep it')).toBeNull();
  fireEvent.pointerEnter(button);
  expect(await screen.findByText('Keep it')).toBeTruthy();
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});
