import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  askedEnglish,
  type EnglishAnswer,
  FIXED_FORM,
  MOST_ITEMS,
  nextEnglishQuestion,
  reviewEnglish,
  SURE_ENOUGH,
  scoreEnglish,
  spokenPassage,
} from './adaptive-english.ts';
import { type ItemExposure, randomFrom } from './draw-questions.ts';
import {
  bandOf,
  type EnglishItem,
  englishLevels,
  englishSkills,
  listsNamed,
  middleOf,
  openEnglish,
} from './english.ts';
import { abilityOf, calibrate, chanceOf, informationOf } from './item-response.ts';
import { pearson } from './reliability.ts';
import { normalFrom } from './simulated-people.fixtures.ts';

const bank = openEnglish();
const { items, words } = bank;
const byId = new Map(items.map((item) => [item.id, item]));

describe('the bank of English', () => {
  it('says which list its data lacks', () => {
    expect(() => listsNamed('english.txt', ['skills', 'dialects'])).toThrow(
      'english.txt has no list "dialects"',
    );
  });

  it('has enough of each level and skill, each item by an id of its own', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const level of englishLevels)
      for (const skill of englishSkills)
        expect(ofBlock(level, skill).length, `${level} ${skill}`).toBeGreaterThanOrEqual(
          skill === 'listening' ? 10 : 12,
        );
  });

  it.each(englishLevels)('at %s gives the right answer away by its length in no more than 35 %', (level) => {
    for (const skill of englishSkills)
      for (const extreme of [Math.max, Math.min]) {
        const own = ofBlock(level, skill);
        const told = own.filter(({ options }) => {
          const lengths = options.map(({ length }) => length);
          const most = extreme(...lengths);
          return lengths[0] === most && lengths.filter((one) => one === most).length === 1;
        });
        expect(told.length / own.length, told.map(({ id }) => id).join(' ')).toBeLessThanOrEqual(0.35);
      }
  });

  it('lets nothing be heard that is nearly the same as something else', () => {
    const spoken = items.filter(({ skill }) => skill === 'listening');
    const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{3,}/g));
    for (const [index, one] of spoken.entries())
      for (const other of spoken.slice(index + 1)) {
        const [a, b] = [
          wordsOf(`${one.passage} ${one.question}`),
          wordsOf(`${other.passage} ${other.question}`),
        ];
        const shared = [...a].filter((word) => b.has(word)).length;
        expect(shared / Math.min(a.size, b.size), `${one.id} ${other.id}`).toBeLessThan(0.6);
      }
  });

  it('asks nothing twice, and has one gap in each sentence', () => {
    expect(new Set(items.map(({ passage, question }) => `${passage} ${question}`)).size).toBe(items.length);
    for (const { id, skill, question } of items)
      expect(question.split('___').length, id).toBe(skill === 'use' ? 2 : 1);
  });

  it('says in both languages what to do, what was asked and what a band means', () => {
    for (const { topic, skill } of items) {
      expect(words.topics.has(topic), topic).toBe(true);
      expect(words.instructions.get(skill)?.ar).toBeTruthy();
    }
    expect([...words.bands.keys()]).toEqual(['below-A1', ...englishLevels]);
  });

  it('explains every right answer in both languages, and shows where in the passage it stands', () => {
    for (const { id, why, passage, evidence } of items) {
      expect(why.en, id).not.toBe('');
      expect(why.ar, id).toMatch(/\p{Script=Arabic}/u);
      expect(evidence.length > 0, id).toBe(passage !== null);
      for (const words of evidence) expect(passage?.split(words), id).toHaveLength(2);
      expect(passage ?? '', id).not.toMatch(/[[\]]/);
    }
    // A rule that nothing rests on would be read by nobody.
    expect(new Set(items.map(({ why }) => why.en)).size).toBe(pointsInFile());
  });

  it('places levels in their order', () => {
    for (const level of englishLevels) {
      const own = items.filter((item) => item.level === level).map(({ difficulty }) => bandOf(difficulty));
      expect(new Set(own)).toEqual(new Set([level]));
    }
    expect(bandOf(middleOf('A1') - 1)).toBe('below-A1');
  });
});

describe('the adaptive test', () => {
  const random = randomFrom(8);
  const normal = normalFrom(9);
  const people = Array.from({ length: 200 }, (_, index) => {
    const theta = 1.3 * normal();
    const answers = takenBy(index + 1, ({ id }) => {
      const item = byId.get(id);
      return item !== undefined && random() < chanceOf(item, theta);
    });
    return { theta, answers, result: scoreEnglish(bank, answers) };
  });

  it('is sure of nearly everybody with half the questions of the fixed form, and of none with more than 60 %', () => {
    const lengths = people.map(({ answers }) => answers.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(0.6 * FIXED_FORM);
    expect(MOST_ITEMS).toBe(0.6 * FIXED_FORM);
    expect(meanOf(lengths) / FIXED_FORM).toBeLessThan(0.52);
    expect(meanOf(people.map(({ result }) => Number(result.isSure)))).toBeGreaterThan(0.9);
  });

  it('finds where people stand, and errs by as much as it says', () => {
    const [truth, found] = [people.map(({ theta }) => theta), people.map(({ result }) => result.theta)];
    expect(pearson(truth, found)).toBeGreaterThan(0.95);
    const error = Math.sqrt(meanOf(people.map(({ theta, result }) => (theta - result.theta) ** 2)));
    expect(error).toBeLessThan(SURE_ENOUGH + 0.05);
    const inBand = people.filter(({ theta, result }) => result.likely.includes(bandOf(theta)));
    expect(inBand.length / people.length).toBeGreaterThan(0.85);
  });

  it('shows no item to everybody', () => {
    const shown = Map.groupBy(
      people.flatMap(({ answers }) => answers),
      ({ id }) => id,
    );
    // A quarter is the aim (.24 of 800 people); 200 people scatter around it.
    for (const [id, own] of shown) expect(own.length / people.length, id).toBeLessThan(0.3);
  });

  it('shows no item in more than a quarter of attempts, also where all people are alike', () => {
    const shown = new Map<string, number>();
    for (let attempts = 1; attempts <= 160; attempts++) {
      const theta = 0.3 * normal();
      const right = ({ id }: { id: string }) => random() < chanceOf(byId.get(id)!, theta);
      for (const { id } of takenBy(attempts, right, { attempts, shown }))
        shown.set(id, (shown.get(id) ?? 0) + 1);
    }
    expect(Math.max(...shown.values()) / 160).toBeLessThanOrEqual(0.25);
  });

  it('tells each skill by itself, less surely, and no band of a few answers', () => {
    const answers = takenBy(11, ({ id }) => id.startsWith('u'));
    const { skills, level, levelError, isTold, likely } = scoreEnglish(bank, answers);
    const [use, reading] = skills.map(({ standing }) => standing);
    expect(use!.level).toBeGreaterThan(reading!.level + 1);
    expect(level).toBeGreaterThan(reading!.level);
    expect(reading!.levelError).toBeGreaterThan(levelError);
    expect([isTold, likely.length > 0]).toEqual([true, true]);
    expect(scoreEnglish(bank, answers.slice(0, 7)).isTold).toBe(false);
  });

  it('asks the same again after a reload, and something else of another attempt', () => {
    const answers = takenBy(5, () => true).slice(0, 3);
    expect(nextEnglishQuestion(bank, answers, 5)).toEqual(nextEnglishQuestion(bank, answers, 5));
    const firsts = new Set([1, 2, 3, 4, 5, 6].map((seed) => nextEnglishQuestion(bank, [], seed)?.id));
    expect(firsts.size).toBeGreaterThan(3);
    const seen = new Set(items.slice(0, 150).map(({ id }) => id));
    for (let seed = 0; seed < 20; seed++)
      expect(seen.has(nextEnglishQuestion(bank, [], seed, { seen })?.id ?? '')).toBe(false);
  });

  it('lets about a fifth of the questions be heard, and tells nothing of what is spoken before it is over', () => {
    const heard = people.map(({ answers }) => answers.filter(({ id }) => id.startsWith('l')).length);
    expect(meanOf(heard) / meanOf(people.map(({ answers }) => answers.length))).toBeCloseTo(0.2, 1);
    const spoken = items.filter(({ skill }) => skill === 'listening');
    const asked = askedEnglish(
      bank,
      spoken.map(({ id }) => ({ id, order: [0, 1, 2, 3] })),
    );
    for (const [index, { lines }] of spoken.map(({ id }) => spokenPassage(bank, id)!).entries()) {
      expect(asked[index]).toMatchObject({ isHeard: true, passage: null });
      for (const { text } of lines) expect(JSON.stringify(asked[index])).not.toContain(text);
      expect(spoken[index]?.passage).toContain(lines[0]?.text);
    }
    expect(spokenPassage(bank, 'ra1-01')).toBeNull();
  });

  it('asks nothing that is heard of who leaves listening out, and says so', () => {
    const answers = takenBy(12, () => true, null, ['listening']);
    const result = scoreEnglish(bank, answers);
    expect(answers.some(({ id }) => id.startsWith('l'))).toBe(false);
    expect(result.skills.map(({ skill, standing }) => [skill, standing !== null])).toEqual([
      ['use', true],
      ['reading', true],
      ['listening', false],
    ]);
    expect(result.note).toBe(words.notes.get('without-listening'));
    expect(people[0]?.result.note).toBe(words.notes.get('stated'));
  });

  it('shows afterwards what was right, what was chosen and why', () => {
    const answers = takenBy(7, ({ id }) => id.endsWith('1'));
    const reviewed = reviewEnglish(bank, [...answers, { id: 'gone', order: [0, 1], option: 1 }]);
    expect(reviewed.map(({ id }) => id)).toEqual(answers.map(({ id }) => id));
    for (const { id, options, why } of reviewed) {
      expect(options.find(({ isRight }) => isRight)?.text).toBe(byId.get(id)?.options[0]);
      expect(options.filter(({ isChosen }) => isChosen)).toMatchObject([{ isRight: id.endsWith('1') }]);
      expect(why).toBe(byId.get(id)?.why);
    }
    const [first] = answers;
    const left = reviewEnglish(bank, [{ id: first?.id ?? '', order: [0, 1, 2, 3], option: null }]);
    expect(left[0]?.options.some(({ isChosen }) => isChosen)).toBe(false);
  });

  it('gives the highest band for nothing but right answers and the lowest for none', () => {
    const all = takenBy(3, () => true);
    expect(scoreEnglish(bank, all)).toMatchObject({ band: 'C1' });
    const none = all.map((one) => ({ ...one, option: null }));
    expect(scoreEnglish(bank, none).theta).toBeLessThan(middleOf('A2'));
    expect(scoreEnglish(bank, all).skills.map(({ right, questions }) => right === questions)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('the model of answers', () => {
  const item = { difficulty: 0.5, discrimination: 1.5, guessing: 0.25 };

  it('has half of what is not guessed at the difficulty', () => {
    expect(chanceOf(item, 0.5)).toBeCloseTo(0.625, 9);
    expect(chanceOf(item, -9)).toBeCloseTo(0.25, 3);
  });

  it('learns most a little above the difficulty, as guessing blurs what is below', () => {
    const at = (theta: number) => informationOf(item, theta);
    expect(at(0.7)).toBeGreaterThan(at(0.5));
    expect(at(0.7)).toBeGreaterThan(at(1.2));
    // Without guessing it is a quarter of the squared discrimination.
    expect(informationOf({ ...item, guessing: 0 }, 0.5)).toBeCloseTo(1.5 ** 2 / 4, 9);
  });

  it('learns from answers where an item stands in truth, and stays with what was stated while there are few', () => {
    const random = randomFrom(4);
    const normal = normalFrom(5);
    const answered = (count: number) =>
      Array.from({ length: count }, () => {
        const theta = 1.3 * normal();
        return { theta, isRight: random() < chanceOf(item, theta) };
      });
    const stated = { ...item, difficulty: -0.8 };
    const measured = calibrate(stated, answered(600));
    expect(measured.difficulty).toBeCloseTo(0.5, 0);
    expect(Math.abs(measured.difficulty - 0.5)).toBeLessThan(3 * measured.standardError);
    expect(measured.contradictsStated).toBe(true);
    expect(calibrate(item, answered(600)).contradictsStated).toBe(false);
    expect(calibrate(stated, answered(5)).contradictsStated).toBe(false);
    expect(calibrate(stated, [])).toMatchObject({ difficulty: -0.8, standardError: expect.closeTo(0.7, 6) });
  });

  it('knows nothing before the first answer but how people are spread', () => {
    expect(abilityOf([])).toMatchObject({ theta: expect.closeTo(0, 6) });
    expect(abilityOf([]).standardError).toBeCloseTo(1.48, 1);
  });
});

function pointsInFile(): number {
  const lines = readFileSync(new URL('data/english/points.txt', import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#')).length;
}

function ofBlock(level: EnglishItem['level'], skill: EnglishItem['skill']): EnglishItem[] {
  return items.filter((item) => item.level === level && item.skill === skill);
}

/** The answers of somebody who is right where `isRight` says so, until the test ends. */
function takenBy(
  seed: number,
  isRight: (answer: { id: string }) => boolean,
  exposure: ItemExposure | null = null,
  without: readonly EnglishItem['skill'][] = [],
): EnglishAnswer[] {
  const answers: EnglishAnswer[] = [];
  for (;;) {
    const asked = nextEnglishQuestion(bank, answers, seed, { exposure, without });
    if (!asked) return answers;
    const right = asked.options.indexOf(byId.get(asked.id)?.options[0] ?? '') + 1;
    answers.push({ id: asked.id, order: asked.order, option: isRight(asked) ? right : (right % 4) + 1 });
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}
