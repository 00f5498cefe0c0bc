// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listCandidateNotes } from '#contract/features/candidate-notes.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { CandidateNotes } from './candidate-notes.tsx';

const HUDA = '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a01';
const ADAM = '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a02';

test('half a note is still there after a reload, and stays with whom it is about', async () => {
  fakeApi().on(listCandidateNotes, { results: [], colleagues: [] });
  const field = async (candidateId: string) => {
    const { screen, unmount } = await renderIn(
      'en',
      <CandidateNotes candidateId={candidateId} jobId={null} />,
    );
    const input = (await screen.findByRole('textbox', { name: 'A new note' })) as HTMLTextAreaElement;
    return { input, unmount };
  };
  const first = await field(HUDA);
  fireEvent.change(first.input, { target: { value: 'Spoke on the phone' } });
  first.unmount();
  const other = await field(ADAM);
  expect(other.input.value).toBe('');
  other.unmount();
  const again = await field(HUDA);
  await waitFor(() => expect(again.input.value).toBe('Spoke on the phone'));
});
