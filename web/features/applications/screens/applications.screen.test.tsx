// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listApplications, listShortlistings } from '#contract/features/applications.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import ApplicationsScreen from './applications.screen.tsx';

test('who has applied for nothing has nothing to choose among, but keeps the choice where only a group is empty', async () => {
  const api = fakeApi();
  api.on(listShortlistings, []);
  api.on(listApplications, { results: [], total: 0, page: 1, limit: 20, counts: {} as never });
  const at = '/candidate/applications';
  const none = await renderIn('en', <ApplicationsScreen />, { at, path: at });
  expect(
    await none.screen.findByRole('heading', { name: 'You have not applied for a job yet' }),
  ).toBeTruthy();
  expect(none.screen.queryByRole('radiogroup')).toBeNull();
  none.unmount();
  const { screen } = await renderIn('en', <ApplicationsScreen />, { at: `${at}?group=ended`, path: at });
  expect(await screen.findByRole('radiogroup')).toBeTruthy();
});
