// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteAnswer } from '#web/platform/reachability.ts';
import { send } from '#web/platform/send.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { NewVersionBanner } from './new-version-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const stubFetch = (answer: (address: string) => Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) => answer(String(address))),
  );

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  noteAnswer(true);
  for (const mark of document.querySelectorAll('meta[name="build"]')) mark.remove();
});

describe('where no answer comes', () => {
  test('the specification’s sentence stands until one does', async () => {
    let isBlocked = true;
    stubFetch(async () => {
      if (isBlocked) throw new TypeError('Failed to fetch');
      return Response.json({ data: {}, message: '' });
    });
    const { screen } = await renderIn('en', <OfflineBanner />);
    const sentence = 'Your internet provider firewall has blocked access to our app';
    expect(screen.queryByText(sentence)).toBeNull();
    await act(async () => {
      await send({ method: 'GET', path: '/jobs' }).catch(() => {});
    });
    expect(screen.getByText(sentence)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(sentence)).toBeTruthy();

    isBlocked = false;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('a refusal is an answer too, and a call that was given up says nothing', async () => {
    stubFetch(async () => Response.json({}, { status: 503 }));
    const { screen } = await renderIn('ar', <OfflineBanner />);
    await act(async () => {
      await send({ method: 'GET', path: '/jobs' });
      const given = new AbortController();
      given.abort();
      stubFetch(async () => {
        throw new DOMException('aborted', 'AbortError');
      });
      await send({ method: 'GET', path: '/jobs', signal: given.signal }).catch(() => {});
    });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('without any network it says that instead', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { screen } = await renderIn('en', <OfflineBanner />);
    expect(screen.getByText(/You are offline/)).toBeTruthy();
  });
});

describe('a new version', () => {
  const mark = (build: string) => {
    const meta = document.createElement('meta');
    meta.name = 'build';
    meta.content = build;
    document.head.append(meta);
  };
  const look = () => act(() => vi.advanceTimersByTimeAsync(5 * 60_000));

  test('is told once the server gives another one, and the page stays as it is', async () => {
    mark('one');
    let served = 'one';
    stubFetch(async () => Response.json({ build: served }));
    const { screen } = await renderIn('en', <NewVersionBanner />);
    await look();
    expect(screen.queryByRole('button')).toBeNull();

    served = 'two';
    await look();
    expect(screen.getByText(/A new version is here/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    await look();
    expect(screen.queryByRole('button')).toBeNull();
    served = 'three';
    await look();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  test('is looked for when the person comes back', async () => {
    mark('one');
    stubFetch(async () => Response.json({ build: 'two' }));
    const { screen } = await renderIn('ar', <NewVersionBanner />);
    await act(async () => {
      vi.setSystemTime(Date.now() + 120_000);
      fireEvent.focus(window);
      await vi.advanceTimersByTimeAsync(1);
    });
    expect(screen.getByText(/يتوفر إصدار جديد/)).toBeTruthy();
  });

  test.each([
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page instead', async () => new Response('<!doctype html>')],
    ['an error', async () => Response.json({ build: 'x' }, { status: 502 })],
    ['nothing', async () => Response.json({ build: null })],
  ])('%s is no news', async (_, answer) => {
    mark('one');
    stubFetch(answer);
    const { screen } = await renderIn('en', <NewVersionBanner />);
    await look();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is not looked for while developing', async () => {
    stubFetch(async () => Response.json({ build: 'two' }));
    const { screen } = await renderIn('en', <NewVersionBanner />);
    await look();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
