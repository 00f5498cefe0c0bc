import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Given, newAnswerKeeper } from './answer-keeper.ts';

const asKept = (answers: readonly Given[]) => answers.map((one) => ({ ...one, is_kept: true }));

describe('answers', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  function keeper(send: (answers: Given[]) => Promise<ReturnType<typeof asKept>>) {
    const kept: Given[][] = [];
    const refused: unknown[] = [];
    const made = newAnswerKeeper({
      send,
      isPassing: (error) => error === 'no network',
      onRefused: (error) => refused.push(error),
      keep: (unsent) => kept.push(unsent),
      saved: new Map([['one', { value: 2, sequence: 5 }]]),
    });
    return { made, kept, refused };
  }

  test('given while another is on its way go together, and only the last of a question', async () => {
    const sent: Given[][] = [];
    let arrive = () => {};
    const { made } = keeper(async (answers) => {
      sent.push(answers);
      if (sent.length === 1) await new Promise<void>((resolve) => (arrive = resolve));
      return asKept(answers);
    });
    made.answer('one', 1);
    made.answer('two', 3);
    made.answer('two', 4);
    arrive();
    await made.flush();
    expect(sent.map((batch) => batch.map(({ question_id, value }) => [question_id, value]))).toEqual([
      [['one', 1]],
      [['two', 4]],
    ]);
    expect(made.read()).toEqual({
      values: new Map([
        ['one', 1],
        ['two', 4],
      ]),
      keeping: 'saved',
    });
  });

  test('that found no way are kept, said to wait, and sent again after a pause', async () => {
    let isDown = true;
    const { made, kept } = keeper(async (answers) => {
      if (isDown) throw 'no network';
      return asKept(answers);
    });
    made.answer('two', 5);
    await made.flush();
    expect(made.read().keeping).toBe('waiting');
    expect(kept.at(-1)).toMatchObject([{ question_id: 'two', value: 5 }]);
    isDown = false;
    await vi.advanceTimersByTimeAsync(1_500);
    expect(made.read().keeping).toBe('saved');
    expect(kept.at(-1)).toEqual([]);
  });

  test('of before a reload are shown and sent, unless a later one was saved meanwhile', async () => {
    const sent: Given[][] = [];
    const { made } = keeper(async (answers) => {
      sent.push(answers);
      return asKept(answers);
    });
    await made.take([
      { question_id: 'one', value: 1, sequence: 4 },
      { question_id: 'two', value: 4, sequence: 6 },
    ]);
    expect([...made.read().values]).toEqual([
      ['one', 2],
      ['two', 4],
    ]);
    expect(sent).toEqual([[{ question_id: 'two', value: 4, sequence: 6 }]]);
  });

  test('of another tab that are later stand in place of ours', async () => {
    const { made } = keeper(async (answers) =>
      answers.map((one) => ({ ...one, is_kept: false, value: 5, sequence: one.sequence + 9 })),
    );
    made.answer('one', 1);
    await made.flush();
    expect(made.read().values.get('one')).toBe(5);
    expect(made.isSaved()).toBe(true);
  });

  test('that are refused for good are let go and told', async () => {
    const { made, refused } = keeper(async () => {
      throw 'over';
    });
    made.answer('one', 1);
    await made.flush();
    expect(refused).toEqual(['over']);
    expect(made.isSaved()).toBe(true);
  });
});
