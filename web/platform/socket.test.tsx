// @vitest-environment jsdom
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { keepTokens } from './session-store.ts';
import { useServerEvent } from './socket.ts';

const socket = Object.assign(new EventEmitter(), { disconnect: () => {} });
let auth: (answer: (told: { age?: number }) => void) => void = () => {};
vi.mock('socket.io-client', () => ({
  io: (options: { auth: typeof auth }) => {
    auth = options.auth;
    return socket;
  },
}));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const heard: unknown[] = [];

function Screen() {
  useServerEvent('matches:changed', (event) => heard.push(event));
  useServerEvent('notifications:changed', () => heard.push('notifications'));
  return null;
}

test('a page says its age when it first listens, and tells all that may have been missed when nobody knows it', async () => {
  keepTokens('a token', 'another');
  const { unmount } = await renderIn('en', <Screen />);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(socket.listenerCount('matches:changed')).toBe(1));

  const told: { age?: number }[] = [];
  auth((it) => told.push(it));
  auth((it) => told.push(it));
  expect(told[0]?.age).toBeGreaterThanOrEqual(0);
  expect(told[1]).not.toHaveProperty('age');

  socket.emit('connect');
  expect(heard).toEqual([]);
  socket.emit('matches:changed', { job_id: 'one' });
  socket.emit('missed');
  expect(heard).toEqual([{ job_id: 'one' }, { job_id: null }, 'notifications']);

  unmount();
  socket.emit('missed');
  expect(heard).toHaveLength(3);
});
