import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NETWORK_FAILED } from '#web/platform/api-error.ts';
import { type GivenAnswer, keepAnswers, type Saved } from './answer-keeping.ts';

const ATTEMPT = 'a1';
const [FIRST, SECOND] = [
  { id: 'q1', type: 'json' as const },
  { id: 'q2', type: 'json' as const },
];
const offline = () => new ApiError({ status: 0, code: NETWORK_FAILED });

/** What a browser keeps: the same for all tabs, and there after a reload. */
function aBrowser() {
  const kept = new Map<string, unknown>();
  return {
    kept,
    read: async (name: string) => kept.get(name) ?? null,
    keep: async (name: string, work: unknown) => void kept.set(name, work),
    drop: async (name: string) => void kept.delete(name),
  };
}

/** A server by the rule of the contract: the highest sequence of a question stands. */
function aServer() {
  const stored = new Map<string, GivenAnswer>();
  let failure: ApiError | null = null;
  const calls: GivenAnswer[][] = [];
  return {
    stored,
    calls,
    failWith: (next: ApiError | null) => {
      failure = next;
    },
    send: async (answers: GivenAnswer[]): Promise<Saved> => {
      calls.push(answers);
      await Promise.resolve();
      if (failure) throw failure;
      for (const one of answers)
        if (one.sequence > (stored.get(one.question_id)?.sequence ?? 0)) stored.set(one.question_id, one);
      return {
        attempt_id: ATTEMPT,
        status: 'IN_PROGRESS',
        answers: answers.map(({ question_id, sequence }) => {
          const stands = stored.get(question_id);
          return {
            question_id,
            is_kept: stands?.sequence === sequence,
            value: stands?.value ?? 0,
            sequence: stands?.sequence ?? 0,
          };
        }),
        progress: {
          answered: stored.size,
          total: 2,
          shortscaleComplete: false,
          assessmentComplete: false,
          fractionComplete: stored.size / 2,
        },
        seconds_left: null,
        next: [],
      };
    },
  };
}

describe('answers of an attempt', () => {
  let browser: ReturnType<typeof aBrowser>;
  let server: ReturnType<typeof aServer>;
  const open = (ports: Partial<Parameters<typeof keepAnswers>[0]> = {}) =>
    keepAnswers({ attemptId: ATTEMPT, send: server.send, store: browser, ...ports });
  const valueIn = (keeping: ReturnType<typeof open>, id = 'q1') => keeping.state.get().answers.get(id)?.value;

  beforeEach(() => {
    vi.useFakeTimers();
    browser = aBrowser();
    server = aServer();
  });
  afterEach(() => void vi.useRealTimers());

  test('stand at once, are kept while they are on their way, and no longer', async () => {
    const keeping = open();
    keeping.give(FIRST, 3);
    expect(valueIn(keeping)).toBe(3);
    expect(keeping.state.get().saving).toBe('saving');
    expect(browser.kept.size).toBe(1);
    await keeping.settled();
    expect(keeping.state.get().saving).toBe('saved');
    expect(browser.kept.size).toBe(0);
    expect(server.stored.get('q1')?.value).toBe(3);
  });

  test('that cannot be sent are kept, said to be, and sent again by themselves, together', async () => {
    server.failWith(offline());
    const keeping = open();
    keeping.give(FIRST, 3);
    await vi.advanceTimersByTimeAsync(0);
    keeping.give(SECOND, 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(keeping.state.get()).toMatchObject({ saving: 'waiting', unsaved: 2 });
    expect(browser.kept.size).toBe(2);
    server.failWith(null);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(keeping.state.get()).toMatchObject({ saving: 'saved', unsaved: 0 });
    expect(server.calls.at(-1)?.map(({ question_id }) => question_id)).toEqual(['q1', 'q2']);
    expect(browser.kept.size).toBe(0);
  });

  test('wait longer after each failure, and never longer than half a minute', async () => {
    server.failWith(offline());
    open().give(FIRST, 3);
    await vi.advanceTimersByTimeAsync(0);
    const tried = async (ms: number) => {
      const before = server.calls.length;
      await vi.advanceTimersByTimeAsync(ms);
      return server.calls.length - before;
    };
    expect(await tried(7_500)).toBe(3);
    expect(await tried(60_000)).toBeLessThanOrEqual(4);
    expect(await tried(300_000)).toBe(10);
  });

  test('given while another is on its way go together, and only the last of a question', async () => {
    const keeping = open();
    keeping.give(FIRST, 1);
    keeping.give(SECOND, 3);
    keeping.give(SECOND, 4);
    await keeping.flush();
    expect(server.calls.map((batch) => batch.map(({ question_id, value }) => [question_id, value]))).toEqual([
      [['q1', 1]],
      [['q2', 4]],
    ]);
    expect(keeping.state.get()).toMatchObject({ saving: 'saved', unsaved: 0 });
  });

  test('outlive the page: the next one finds and sends them', async () => {
    server.failWith(offline());
    open().give(FIRST, 4);
    await vi.advanceTimersByTimeAsync(0);
    server.failWith(null);
    const next = open();
    next.merge([{ ...FIRST, answer: null, sequence: 0 }]);
    await next.restore([FIRST, SECOND]);
    expect(valueIn(next)).toBe(4);
    await next.settled();
    expect(server.stored.get('q1')?.value).toBe(4);
  });

  test('changed while the line was away outlive the page, though an earlier one is saved', async () => {
    const before = open();
    before.give(FIRST, 2);
    await before.settled();
    server.failWith(offline());
    await vi.advanceTimersByTimeAsync(1);
    before.give(FIRST, 4);
    await vi.advanceTimersByTimeAsync(0);
    server.failWith(null);
    const next = open();
    next.merge([{ ...FIRST, answer: 2, sequence: server.stored.get('q1')!.sequence }]);
    await next.restore([FIRST]);
    expect(valueIn(next)).toBe(4);
    await next.settled();
    expect(server.stored.get('q1')?.value).toBe(4);
    expect(browser.kept.size).toBe(0);
  });

  test('of another tab stand where they are later, and are shown here', async () => {
    const [one, other] = [open(), open()];
    server.failWith(offline());
    one.give(FIRST, 1);
    await vi.advanceTimersByTimeAsync(10);
    server.failWith(null);
    other.give(FIRST, 5);
    await other.settled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(valueIn(one)).toBe(5);
    expect(server.stored.get('q1')?.value).toBe(5);
    expect(one.state.get().unsaved).toBe(0);
  });

  test('given here after those of a device whose clock is ahead stand all the same', async () => {
    const ahead = Date.now() + 3_600_000;
    server.stored.set('q1', { question_id: 'q1', answer_type: 'json', value: 2, sequence: ahead });
    const keeping = open();
    keeping.merge([{ ...FIRST, answer: 2, sequence: ahead }]);
    keeping.give(FIRST, 4);
    await keeping.settled();
    expect(server.stored.get('q1')?.value).toBe(4);
    expect(valueIn(keeping)).toBe(4);
  });

  test('that come back from the server do not undo what was chosen since', async () => {
    const keeping = open();
    keeping.give(FIRST, 1);
    await vi.advanceTimersByTimeAsync(1);
    keeping.merge([{ ...FIRST, answer: 1, sequence: 1 }]);
    keeping.give(FIRST, 2);
    await keeping.settled();
    expect(valueIn(keeping)).toBe(2);
    expect(server.stored.get('q1')?.value).toBe(2);
  });

  test('end with the attempt, and nothing is left behind', async () => {
    server.failWith(new ApiError({ status: 409, code: 'assessments.time_over' }));
    const ended = vi.fn();
    const keeping = open({ onEnded: ended });
    keeping.give(FIRST, 1);
    await keeping.settled();
    expect(keeping.state.get().ended).toBe('time_over');
    expect(ended).toHaveBeenCalledOnce();
    expect(browser.kept.size).toBe(0);
    keeping.give(FIRST, 2);
    expect(valueIn(keeping)).toBe(1);
  });

  test('that the server takes for none are taken back, and the others saved', async () => {
    const refused = vi.fn();
    const send = vi.fn(async (answers: GivenAnswer[]) => {
      if (answers.some(({ question_id }) => question_id === 'q1'))
        throw new ApiError({ status: 422, code: 'assessments.answer_invalid' });
      return server.send(answers);
    });
    const keeping = open({ send, onRefused: refused });
    keeping.give(FIRST, 9);
    keeping.give(SECOND, 1);
    await keeping.settled();
    expect(valueIn(keeping)).toBeUndefined();
    expect(server.stored.get('q2')?.value).toBe(1);
    expect(refused).toHaveBeenCalledOnce();
  });
});
