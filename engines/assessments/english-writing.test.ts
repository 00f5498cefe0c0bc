import { describe, expect, it } from 'vitest';
import { slipsIn } from './english-slips.ts';
import { drawTasks, openEnglishTasks, type WritingTask } from './english-tasks.ts';
import { assessWriting } from './english-writing.ts';

const tasks = openEnglishTasks();
const task = tasks.tasks.find((one): one is WritingTask => one.id === 'w-delay');
if (!task) throw new Error('the task is shipped');
const assess = (text: string) => assessWriting(text, task, tasks.words);
const pointsOf = (text: string) =>
  Object.fromEntries(assess(text).features.map(({ id, points }) => [id, points]));

const GOOD = `Dear Ms Haddad,

I am writing about the twelve office chairs that you ordered in October. Unfortunately, our supplier had a fire in one of its warehouses, so the delivery, which we had promised for Monday, will be delayed by a week. We are truly sorry for the inconvenience this may cause your team.

Although we cannot bring the date forward, we would like to offer you a discount of fifteen per cent on the whole order. If you need seats in the meantime, our showroom could also lend you six simple chairs free of charge; they would reach you tomorrow morning.

Would you prefer to wait for the original model, or should we replace it with a similar one that is available now? Please let me know by Thursday, and I will arrange everything personally.

Kind regards,
Salem Najjar`;

const WEAK = `hello madam. I am write you for the chairs. The chairs is late since two weeks. i am sorry for this. He go to the supplier and he didn't went back. I give you a discount. I can to send other chairs. I have much problems here. I wait your answer. I want that you tell me.`;

describe('a text in English', () => {
  it('that does all that was asked, in varied and careful sentences, earns nearly all points', () => {
    const result = assess(GOOD);
    expect(result.caution).toBeNull();
    expect(pointsOf(GOOD)).toEqual({ length: 4, coverage: 4, variety: 4, range: 4, accuracy: 4 });
    for (const { notes } of result.features)
      for (const { from, to } of notes)
        expect(from === null || GOOD.slice(from, to ?? 0).length > 0).toBe(true);
  });

  it('shows what it lost, at the place, with the reason', () => {
    const { features } = assess(WEAK);
    const accuracy = features.find(({ id }) => id === 'accuracy');
    const lost = accuracy?.notes.map(({ from, to }) => WEAK.slice(from ?? 0, to ?? 0));
    expect(lost).toEqual(
      expect.arrayContaining([
        'hello',
        'since two weeks',
        'i',
        'He go',
        "didn't went",
        'can to send',
        'much problems',
        'want that you',
      ]),
    );
    expect(accuracy?.notes.every(({ why }) => why.en !== '' && why.ar !== '')).toBe(true);
    expect(pointsOf(WEAK)).toMatchObject({ accuracy: 0, length: 2 });
    expect(pointsOf(WEAK).range).toBeLessThan(3);
  });

  it('names the points of the task that no sentence takes up', () => {
    const without = GOOD.replace(/Would you[\s\S]*personally\./, 'That is all I can say for now.');
    const coverage = assess(without).features.find(({ id }) => id === 'coverage');
    expect(coverage?.points).toBe(3);
    expect(coverage?.notes.filter(({ isEarned }) => !isEarned)).toMatchObject([{ from: null }]);
  });

  it('counts for nothing where it was taken from the task, is no English, or hardly there', () => {
    expect(assess(task.prompt)).toMatchObject({ points: 0, words: 0 });
    const arabic =
      'نأسف لتأخر الكراسي أسبوعا كاملا بسبب المورد ونعرض عليكم خصما ونرجو إخبارنا بما تفضلون في أقرب وقت ممكن مع خالص التحية والتقدير لكم جميعا';
    expect(assess(arabic).points).toBe(0);
    expect(assess(arabic).caution?.en).toContain('does not read like English');
    expect(assess('Sorry for the delay.').caution?.en).toContain('too few');
    expect(assess('')).toMatchObject({ points: 0, words: 0, sentences: 0 });
  });

  it('does not earn more by saying the same again and again', () => {
    const again = 'I am sorry for the delay because the supplier is late. '.repeat(12);
    expect(assess(again)).toMatchObject({ points: 0, sentences: 1 });
  });

  it.each([
    'It made him go home. Did it work? I suggest that he take a break. Let it go.',
    'A European firm, a one-day trip, an hour, an honest man, a university and an umbrella.',
    'People are happy. She has been here for two years, since 2020, and had had enough.',
    'We arrived at noon. It is up to you, i.e. your choice. They look forward to hearing from you.',
    'He does not work here. Does she like it? They can help. It may work.',
  ])('is not blamed for what is right: %s', (text) => {
    expect(slipsIn(text, []).map(({ from, to }) => text.slice(from, to))).toEqual([]);
  });
});

describe('the tasks', () => {
  it('are drawn one to write and two to speak, others the next time', () => {
    const first = drawTasks(tasks, 5);
    expect(first.map(({ id }) => id[0])).toEqual(['w', 's', 's']);
    const seen = new Set(first.map(({ id }) => id));
    expect(drawTasks(tasks, 5, seen).some(({ id }) => seen.has(id))).toBe(false);
  });
});
