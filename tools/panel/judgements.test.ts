import { describe, expect, it } from 'vitest';
import { type Grade, gradeOf, type Judgements, sharesOf } from './judgements.ts';
import type { PanelList, Task } from './questions.ts';

const table = (rows: Record<string, Record<string, Grade>>): Judgements =>
  new Map(Object.entries(rows).map(([question, grades]) => [question, new Map(Object.entries(grades))]));

const pairs = table({ baker: { hana: '2', omar: '0', '*': 'X' }, driver: { hana: 'X', omar: '2' } });
const judgements: Record<Task, Judgements> = {
  jobs: pairs,
  people: pairs,
  'people-search': table({ bread: { hana: '2' } }),
  'job-search': table({}),
  courses: table({}),
  paths: table({}),
};

const list = (task: Task, question: string, ids: readonly string[]): PanelList => ({
  task,
  question,
  asked: question,
  answers: ids.map((id) => ({ id, name: id, percent: 50, evidence: [] })),
  total: ids.length,
});

describe('grades of the panel', () => {
  it('are the same for a person’s job as for the job’s person', () => {
    expect(gradeOf(judgements, 'people', 'baker', 'omar')).toBe('0');
    expect(gradeOf(judgements, 'jobs', 'omar', 'baker')).toBe('0');
  });

  it('hold for all others only where somebody said so', () => {
    expect(gradeOf(judgements, 'people', 'baker', 'zoe')).toBe('X');
    expect(gradeOf(judgements, 'people', 'driver', 'zoe')).toBeNull();
  });
});

describe('shares of the panel', () => {
  it('count judged answers alone', () => {
    const lists = [list('people', 'baker', ['hana', 'omar']), list('people', 'driver', ['zoe', 'omar'])];
    expect(sharesOf(judgements, lists, 'people')).toMatchObject({
      judged: 3,
      unjudged: 1,
      worth: 2 / 3,
      absurd: 0,
      first: 1,
      found: 1,
    });
  });

  it('name an empty list where something was worth showing', () => {
    const lists = [list('people-search', 'bread', []), list('people-search', 'cake', [])];
    expect(sharesOf(judgements, lists, 'people-search')).toMatchObject({ found: 0, wronglyEmpty: ['bread'] });
  });
});
