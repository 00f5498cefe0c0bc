// @vitest-environment jsdom
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { keepTokens } from './session-store.ts';
import { useServerEvent } from './socket.ts';

const socket = Object.assign(new EventEmitter(), { disconnect: () => {} });
vi.mock('socket.io-client', () => ({ io: () => socket }));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const heard: unknown[] = [];

function Screen() {
  useServerEvent('matches:changed', (event) => heard.push(event));
  useServerEvent('notifications:changed', () => heard.push('notifications'));
  return null;
}

test('what may have been missed is told on connecting and after a cut, as if it had just happened', async () => {
  keepTokens('a token', 'another');
  const { unmount } = await renderIn('en', <Screen />);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(socket.listenerCount('matches:changed')).toBe(1));

  socket.emit('connect');
  expect(heard).toEqual([{ job_id: null }, 'notifications']);
  socket.emit('matches:changed', { job_id: 'one' });
  socket.emit('connect');
  expect(heard.slice(2)).toEqual([{ job_id: 'one' }, { job_id: null }, 'notifications']);

  unmount();
  socket.emit('connect');
  expect(heard).toHaveLength(5);
});
