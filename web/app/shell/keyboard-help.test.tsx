// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { listDataSources } from '#contract/features/occupations.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { KeysHint } from '#web/widgets/list-keys/keys-hint.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';

function Screen() {
  const [isOpen, setOpen] = useState(false);
  const [hasKeys, setKeys] = useState(true);
  return (
    <>
      {hasKeys && <KeysHint label="Keys of the board" keys={[{ keys: ['M'], meaning: 'all stages' }]} />}
      <button type="button" onClick={() => setOpen(true)}>
        Help
      </button>
      <button type="button" onClick={() => setKeys(false)}>
        Leave
      </button>
      <KeyboardHelp isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

test('the list of shortcuts names the keys of the screen as long as it is there, and gives the focus back', async () => {
  fakeApi().on(listDataSources, []);
  const { screen } = await renderIn('en', <Screen />);
  const help = await screen.findByRole('button', { name: 'Help' });
  help.focus();
  fireEvent.click(help);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Keys of the board');
  expect(dialog.textContent).toContain('all stages');
  expect(dialog.textContent).toContain('On every screen');
  screen.getByRole('button', { name: 'Close' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(help));
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  fireEvent.click(help);
  expect((await screen.findByRole('dialog')).textContent).not.toContain('all stages');
});
