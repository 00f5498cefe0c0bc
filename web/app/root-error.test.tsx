// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listSectors } from '#contract/features/occupations.contract.ts';
import { getResume } from '#contract/features/resumes.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { queryFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { currentSession, setUser, setUserState } from '#web/platform/session.ts';
import { store } from '#web/platform/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { onNeededReadFailed } from './root-error.ts';
import RootErrorScreen from './screens/root-error.screen.tsx';

const refused = new ApiError({ status: 404, code: 'request.not_found' });
const read = (name: string, queryFn: () => Promise<unknown>) =>
  queryCache.fetchQuery({ queryKey: [name, {}], queryFn, retry: false }).catch(() => {});

test('sectors or roles that cannot be read are told, other reads are not', async () => {
  const tell = vi.fn();
  const stop = onNeededReadFailed(tell);
  await read('GET /jobs', () => Promise.reject(refused));
  expect(tell).not.toHaveBeenCalled();
  await read('GET /sectors', () => Promise.reject(refused));
  await read('GET /roles/list', () => Promise.reject(refused));
  expect(tell).toHaveBeenCalledTimes(2);
  stop();
});

test('what was read before is enough to go on with', async () => {
  const tell = vi.fn();
  const stop = onNeededReadFailed(tell);
  await read('GET /sectors', async () => []);
  await queryCache
    .fetchQuery({
      queryKey: ['GET /sectors', {}],
      queryFn: () => Promise.reject(refused),
      staleTime: 0,
      retry: false,
    })
    .catch(() => {});
  expect(tell).not.toHaveBeenCalled();
  stop();
});

test('the reads it waits for are those that the app makes', () => {
  expect(queryFor(listSectors, {}).queryKey[0]).toBe('GET /sectors');
});

test('trying again loads the user and goes back to where it failed', async () => {
  const api = fakeApi();
  store('token', 'x');
  setUser(aUser());
  setUserState('ROOT_ERROR');
  api.on(getCurrentUser, aUser());
  api.on(getResume, { status: 'completed', step: null, percent: 100 } as never);
  const { screen, router } = await renderIn('en', <RootErrorScreen />, {
    at: '/error?from=%2Frecruiter%2Fjobs%3Fpage%3D2',
    path: '/error',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.href).toBe('/recruiter/jobs?page=2'));
  expect(currentSession().state).toBe('CANDIDATE');
});

test('no address of another site is gone back to', async () => {
  const { screen, router } = await renderIn('ar', <RootErrorScreen />, {
    at: '/error?from=%2F%2Fevil.test',
    path: '/error',
  });
  setUserState('ROOT_ERROR');
  fireEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  await waitFor(() => expect(router.state.location.href).toBe('/'));
});
