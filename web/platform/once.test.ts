import { expect, test } from 'vitest';
import { joined } from './once.ts';

/** A task that counts how often it ran, and ends when it is told. */
function counted() {
  const ends: (() => void)[] = [];
  let begun = 0;
  const task = joined(async () => {
    begun += 1;
    const mine = begun;
    await new Promise<void>((resolve) => ends.push(resolve));
    return mine;
  });
  return { task, ends, count: () => begun };
}

test('who asks while a task runs gets the one that runs', async () => {
  const { task, ends, count } = counted();
  const both = [task(), task()];
  ends[0]?.();
  expect(await Promise.all(both)).toEqual([1, 1]);
  expect(count()).toBe(1);
});

test('who asks anew gets one that began no sooner, once for all who asked', async () => {
  const { task, ends, count } = counted();
  const first = task();
  const others = [task.anew(), task.anew()];
  ends[0]?.();
  expect(await first).toBe(1);
  await Promise.resolve();
  ends[1]?.();
  expect(await Promise.all(others)).toEqual([2, 2]);
  expect(count()).toBe(2);
});
