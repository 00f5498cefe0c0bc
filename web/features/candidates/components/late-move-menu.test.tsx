// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { LateMoveMenu } from './late-move-menu.tsx';

let arrive = () => {};
vi.mock('./move-menu.tsx', async (original) => {
  await new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return original();
});

test('who presses the button before the menu’s code is there gets the menu once it is', async () => {
  fakeApi();
  const { screen } = await renderIn(
    'en',
    <LateMoveMenu
      people={[{ status: 'PENDING', stage_id: null, application_stage: null }]}
      button={<button type="button">Move to</button>}
      onMove={() => {}}
    />,
  );
  const button = await screen.findByRole('button', { name: 'Move to' });
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  fireEvent.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
  arrive();
  expect(await screen.findByRole('menuitem', { name: /Reject/ })).toBeTruthy();
});
