import { expect, it, vi } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { rankingInTime } from './ranking-in-time.ts';

it('has each portal read once, and again where it failed', async () => {
  const size = vi.fn(async (_portal: string) => ({ jobs: 0, profiles: 0 }));
  size.mockRejectedValueOnce(new Error('gone'));
  const begin = rankingInTime({ size }, createLog('silent'));
  begin('A');
  begin('A');
  expect(size.mock.calls).toEqual([['A']]);
  await Promise.resolve();
  await Promise.resolve();
  begin('A');
  begin('B');
  begin('B');
  expect(size.mock.calls).toEqual([['A'], ['A'], ['B']]);
});
