// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError, besideField } from '#web/platform/api-error.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { SavedSearchEntry, SavedSearchList } from './saved-search-list.tsx';

const SEARCHES = [
  { id: '1', name: 'Ward 7', is_notifying: true, new_count: 2 },
  { id: '2', name: 'Site engineers', is_notifying: false, new_count: 0 },
];

const TAKEN = besideField(
  new ApiError({ status: 409, code: 'saved_searches.name_taken', message: 'You have one of that name.' }),
  { 'saved_searches.name_taken': 'name' },
);

test('a saved search is renamed once its name is free, and says why while it is not', async () => {
  const onRename = vi.fn<(name: string) => Promise<void>>().mockRejectedValueOnce(TAKEN).mockResolvedValue();
  const { screen } = await renderIn(
    'en',
    <SavedSearchList searches={SEARCHES}>
      {(search) => (
        <SavedSearchEntry
          search={search}
          news={`${search.new_count} new`}
          asks="Dubai"
          notify={{ label: 'Tell me', named: `Tell me of ${search.name}` }}
          onOpen={() => {}}
          onRename={onRename}
          onDelete={() => {}}
          onNotify={() => {}}
        />
      )}
    </SavedSearchList>,
  );
  expect(screen.queryByText('0 new')).toBeNull();
  expect(screen.getByText('2 new')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Rename: Ward 7' }));
  const name = screen.getByLabelText('Name of the search');
  fireEvent.change(name, { target: { value: 'Site engineers' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You have one of that name.')).toBeTruthy();
  fireEvent.change(name, { target: { value: 'Ward 8' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Rename: Ward 7' })).toBeTruthy();
  expect(onRename.mock.calls).toEqual([['Site engineers'], ['Ward 8']]);
});
