import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Weight } from '#contract/kernel/endpoint.ts';
import { Refusal } from '../refusals.ts';
import { type Admission, createAdmission } from './admission.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

const CONNECTIONS = 4;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Somebody who asks, and works for so long once it is their turn. */
function ask(admission: Admission, weight: Weight, workMs: number) {
  const asked = performance.now();
  const state = { status: 'waiting' as 'waiting' | 'working' | 'done' | 'refused', waitedMs: 0, seconds: 0 };
  const settle = (status: typeof state.status) => {
    state.status = status;
    state.waitedMs = performance.now() - asked;
  };
  admission.enter(weight).then(
    (leave) => {
      settle('working');
      setTimeout(() => {
        state.status = 'done';
        leave();
      }, workMs);
    },
    (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'server.busy') throw error;
      state.seconds = Number(error.params.seconds);
      settle('refused');
    },
  );
  return state;
}

const many = (count: number, make: () => ReturnType<typeof ask>) => Array.from({ length: count }, make);
const count = (of: readonly { status: string }[], status: string) =>
  of.filter((one) => one.status === status).length;

describe('whose turn it is', () => {
  it('is everybody’s while there is room, and no more are worked for at once than that', async () => {
    const admission = createAdmission({ connections: CONNECTIONS, waitingForDatabase: () => 0 });
    const asked = many(CONNECTIONS + 2, () => ask(admission, 'usual', 30));
    await pass(1);
    expect([count(asked, 'working'), count(asked, 'waiting')]).toEqual([CONNECTIONS, 2]);
    await pass(100);
    expect(count(asked, 'done')).toBe(CONNECTIONS + 2);
  });

  it('comes to what was done before what is read, and to that before what computes', async () => {
    const admission = createAdmission({ connections: CONNECTIONS, waitingForDatabase: () => 0 });
    many(CONNECTIONS, () => ask(admission, 'usual', 50));
    const heavy = ask(admission, 'heavy', 50);
    const usual = many(CONNECTIONS, () => ask(admission, 'usual', 50));
    const first = ask(admission, 'first', 10);
    const vital = ask(admission, 'vital', 1);
    await pass(5);
    expect([first.status, vital.status, heavy.status, count(usual, 'waiting')]).toEqual([
      'working',
      'done',
      'waiting',
      CONNECTIONS,
    ]);
    await pass(60);
    expect([heavy.status, count(usual, 'working')]).toEqual(['waiting', CONNECTIONS]);
    await pass(50);
    expect(heavy.status).toBe('working');
  });

  it('leaves half of the places to what is quick', async () => {
    const admission = createAdmission({ connections: CONNECTIONS, waitingForDatabase: () => 0 });
    const heavy = many(CONNECTIONS, () => ask(admission, 'heavy', 500));
    const usual = ask(admission, 'usual', 10);
    await pass(20);
    expect([count(heavy, 'working'), usual.status]).toEqual([CONNECTIONS / 2, 'done']);
  });

  it('waits where other work has all connections to the database', async () => {
    let waiting = CONNECTIONS;
    const admission = createAdmission({ connections: CONNECTIONS, waitingForDatabase: () => waiting });
    const usual = ask(admission, 'usual', 10);
    await pass(50);
    expect(usual.status).toBe('waiting');
    waiting = 0;
    await pass(30);
    expect(usual.status).toBe('done');
  });
});

describe('a rush', () => {
  it('of people who come at once is served, though not at once', async () => {
    const admission = createAdmission({ connections: CONNECTIONS, waitingForDatabase: () => 0 });
    const asked = many(60, () => ask(admission, 'usual', 30));
    await pass(1_000);
    expect(count(asked, 'done')).toBe(60);
  });

  it('that never ends is refused early, with a time to come again, and the others are served in good time', async () => {
    const told: number[] = [];
    const admission = createAdmission({
      connections: CONNECTIONS,
      waitingForDatabase: () => 0,
      onOverload: (refused) => told.push(refused),
    });
    const asked: ReturnType<typeof ask>[] = [];
    const done: ReturnType<typeof ask>[] = [];
    for (let at = 0; at < 600; at++) {
      asked.push(ask(admission, 'usual', 60));
      if (at % 40 === 0) done.push(ask(admission, 'first', 10));
      await pass(5);
    }
    const late = asked.slice(300, 580);
    const [served, refused] = [
      late.filter((one) => one.status === 'done'),
      late.filter((one) => one.seconds > 0),
    ];
    expect(served.length + refused.length).toBe(late.length);
    expect(served.length).toBeGreaterThan(40);
    expect(Math.max(...served.map(({ waitedMs }) => waitedMs))).toBeLessThanOrEqual(60);
    expect(Math.max(...refused.map(({ waitedMs }) => waitedMs))).toBeLessThanOrEqual(60);
    expect(refused.every(({ seconds }) => seconds >= 1 && seconds <= 3)).toBe(true);
    expect(told.length).toBeGreaterThan(0);
    // What people do is not refused for what others read.
    await pass(100);
    expect(count(done, 'done')).toBe(done.length);
  });

  it('that comes again and again is too much at once as well, though nobody waits for long in between', async () => {
    const admission = createAdmission({ connections: CONNECTIONS, waitingForDatabase: () => 0 });
    const asked: ReturnType<typeof ask>[] = [];
    for (let rush = 0; rush < 12; rush++) {
      asked.push(...many(24, () => ask(admission, 'usual', 30)));
      await pass(400);
    }
    const [first, last] = [asked.slice(0, 24), asked.slice(-24)];
    expect(count(first, 'done')).toBe(24);
    expect(count(last, 'refused')).toBeGreaterThan(0);
    expect(Math.max(...last.map(({ waitedMs }) => waitedMs))).toBeLessThanOrEqual(60);
  });

  it('is over when it is over: then people may wait a little again', async () => {
    const admission = createAdmission({ connections: CONNECTIONS, waitingForDatabase: () => 0 });
    for (let at = 0; at < 400; at++) {
      ask(admission, 'usual', 60);
      await pass(5);
    }
    await pass(3_000);
    const asked = many(40, () => ask(admission, 'usual', 30));
    await pass(1_000);
    expect(count(asked, 'done')).toBe(40);
  });

  it('beyond all measure is not even remembered', async () => {
    const admission = createAdmission({ connections: CONNECTIONS, waitingForDatabase: () => 0 });
    const asked = many(5_000, () => ask(admission, 'usual', 30));
    await pass(1);
    expect(count(asked, 'waiting')).toBeLessThanOrEqual(400);
    expect(count(asked, 'refused')).toBeGreaterThan(4_500);
  });
});

/** A core that works on all who run in turns of a millisecond, and leaves each who has had enough. */
function aCore() {
  const running: { leftMs: number; end: () => void }[] = [];
  let turn = 0;
  setInterval(() => {
    if (running.length === 0) return;
    turn %= running.length;
    const one = running[turn]!;
    one.leftMs--;
    if (one.leftMs > 0) turn++;
    else running.splice(turn, 1)[0]!.end();
  }, 1);
  return (workMs: number) => new Promise<void>((end) => void running.push({ leftMs: workMs, end }));
}

it('a core that is asked for more than it can do does all it can, each in good time', async () => {
  const [workMs, everyMs, seconds] = [8, 5, 30];
  const work = aCore();
  const admission = createAdmission({ connections: 8, waitingForDatabase: () => 0 });
  const served: number[] = [];
  const refused: number[] = [];
  let inFlight = 0;
  let most = 0;
  const askFor = async () => {
    const asked = performance.now();
    most = Math.max(most, ++inFlight);
    try {
      const leave = await admission.enter('usual');
      await work(workMs);
      leave();
      served.push(performance.now() - asked);
    } catch {
      refused.push(performance.now() - asked);
    }
    inFlight--;
  };
  for (let at = 0; at < (seconds * 1_000) / everyMs; at++) {
    void askFor();
    await pass(everyMs);
  }
  const p95 = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length * 0.95)];
  expect(served.length).toBeGreaterThan(0.95 * ((seconds * 1_000) / workMs));
  expect(p95(served)).toBeLessThan(100);
  expect(p95(refused)).toBeLessThan(60);
  expect(most).toBeLessThan(150);
});

it('memory is given back once after many requests, when few come any more', async () => {
  const onCalm = vi.fn();
  const admission = createAdmission({ connections: CONNECTIONS, waitingForDatabase: () => 0, onCalm });
  for (let at = 0; at < 1_200; at++) {
    ask(admission, 'usual', 1);
    await pass(5);
  }
  expect(onCalm).not.toHaveBeenCalled();
  await pass(15_000);
  expect(onCalm).toHaveBeenCalledTimes(1);
  ask(admission, 'usual', 1);
  await pass(15_000);
  expect(onCalm).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
