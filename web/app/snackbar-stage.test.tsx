// @vitest-environment jsdom
import { Button } from '@mantine/core';
import { cleanNotifications } from '@mantine/notifications';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '#web/design/dialog.tsx';
import { Modal } from '#web/design/modal.tsx';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { SnackbarStage } from './snackbar-stage.tsx';

function Place() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SnackbarStage />
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Saved searches" closeLabel="Close it">
        Inside
      </Dialog>
    </>
  );
}

afterEach(() => act(() => cleanNotifications()));

test('what is said while a dialog is open stands inside it, where it can be pressed', async () => {
  const { screen } = await renderIn('en', <Place />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  const undo = vi.fn();
  act(() => void showNotice('The search is deleted.', { undo }));
  const snackbar = await screen.findByRole('status');
  expect(screen.getByRole('dialog').contains(snackbar)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Saved searches' })).toBeTruthy();
});

/** A row that goes when it is removed, and stands there anew once that is undone. */
function RowThatGoes() {
  const [times, setTimes] = useState(0);
  const remove = () => {
    setTimes(1);
    showNotice('Amal is removed', { undo: () => setTimes(2) });
  };
  return (
    <>
      {times !== 1 && (
        <button key={times} type="button" onClick={remove}>
          Remove Amal
        </button>
      )}
      <SnackbarStage />
    </>
  );
}

test('undoing leads back to the button whose deed it was, also where it stands there anew', async () => {
  const { screen } = await renderIn('en', <RowThatGoes />);
  const button = screen.getByRole('button', { name: 'Remove Amal' });
  button.focus();
  fireEvent.click(button);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  undo.focus();
  fireEvent.click(undo);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove Amal'));
});

test('what stands goes on standing when a dialog opens over it and when it closes', async () => {
  const { screen } = await renderIn('ar', <Place />);
  act(() => showError('لا اتصال'));
  const snackbar = await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog').contains(snackbar)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.contains(snackbar)).toBe(true);
});

test('over a dialog of Mantine they stand inside it too, within reach of its keys', async () => {
  const { screen } = await renderIn(
    'en',
    <>
      <SnackbarStage />
      <Modal opened onClose={() => {}} title="A new employee">
        <Button>Save</Button>
      </Modal>
    </>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'A new employee' });
  act(() => showError('No connection'));
  expect(dialog.contains(await screen.findByRole('alert'))).toBe(true);
});

test('what was done last is taken back by a key while it can be, and never while somebody types', async () => {
  const { screen } = await renderIn(
    'ar',
    <>
      <SnackbarStage />
      <input aria-label="A note" />
      <Button>Elsewhere</Button>
    </>,
  );
  const [first, second] = [vi.fn(), vi.fn()];
  act(() => void showNotice('One is shortlisted', { undo: first }));
  act(() => void showNotice('Another is shortlisted', { undo: second }));
  await screen.findByText('Another is shortlisted');
  // On an Arabic layout the same key is another letter.
  const undo = { key: 'ئ', code: 'KeyZ', ctrlKey: true };
  fireEvent.keyDown(screen.getByLabelText('A note'), undo);
  expect(second).not.toHaveBeenCalled();
  const press = () => fireEvent.keyDown(screen.getByRole('button', { name: 'Elsewhere' }), undo);
  press();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  press();
  press();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});
