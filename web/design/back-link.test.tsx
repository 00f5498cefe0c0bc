// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { BackLink } from './back-link.tsx';

const JOBS = '/candidate/jobs';

/** A browser whose tab has been to these pages; the last one is open. */
function visited(...paths: string[]) {
  const entries = paths.map((path, index) => ({ index, url: new URL(path, location.origin).href }));
  vi.stubGlobal('navigation', { currentEntry: entries.at(-1), entries: () => entries });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function press(init: MouseEventInit = {}) {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const { screen, router } = await renderIn('en', <BackLink to={JOBS}>Jobs</BackLink>, { at: '/job/7' });
  fireEvent.click(await screen.findByRole('link', { name: 'Jobs' }), init);
  return { back, router };
}

test('whoever came from there goes back to it, filters and page as they were', async () => {
  visited('/', `${JOBS}?page=3`, '/job/7');
  const { back, router } = await press();
  expect(back).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/job/7');
});

test('whoever came from elsewhere goes one step up', async () => {
  visited(`${JOBS}?page=3`, '/', '/job/7');
  const { back, router } = await press();
  await waitFor(() => expect(router.state.location.pathname).toBe(JOBS));
  expect(back).not.toHaveBeenCalled();
});

test('a browser that does not tell goes one step up', async () => {
  const { back, router } = await press();
  await waitFor(() => expect(router.state.location.pathname).toBe(JOBS));
  expect(back).not.toHaveBeenCalled();
});
