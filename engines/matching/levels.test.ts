import { describe, expect, it } from 'vitest';
import { isOfLeader, levelFit, levelOfPosts, levelOfTitle, levelsShown } from './levels.ts';

describe('the level of a title', () => {
  it.each([
    ['Audit Intern', 0],
    ['متدربة موارد بشرية', 0],
    ['مسؤول تدريب وتطوير', 2],
    ['Student Affairs Officer', 2],
    ['Junior Accountant', 1],
    ['Accountant', 2],
    ['Account Manager', 2],
    ['Assistant Manager', 3],
    ['محاسبة أولى', 3],
    ['Restaurant Manager', 4],
    ['مديرة مبيعات', 4],
    ['مدير مشروع', 2],
    ['Executive Assistant to CEO', 2],
    ['سكرتيرة المدير العام', 2],
    ['Commis Chef', 1],
    ['Executive Housekeeper', 4],
    ['General Manager', 5],
    ['Head of Sales', 5],
    ['Head of Mathematics', 4],
    ['مدير عام', 5],
  ])('%s is %i', (title, level) => {
    expect(levelOfTitle(title)).toBe(level);
  });

  it.each([
    ['Demi Chef / Chef de Partie', 2],
    ['Mathematics Teacher / Head of Department', 2],
    ['Commis II / III Pastry', 1],
    ['Accountant', 2],
  ])('is of several posts that of the one nearest to whoever does the work: %s', (title, level) => {
    expect(levelOfPosts(title)).toBe(level);
  });

  it('fits somebody of the same level, and neither an intern who would lead nor a lead who would learn', () => {
    const [intern, lead] = ['Marketing Intern', 'Lead Engineer'].map((title) =>
      levelsShown([{ title, current: true }]),
    );
    expect(levelFit(4, intern ?? -1)).toBe(0);
    expect(levelFit(0, lead ?? -1)).toBe(0);
    expect(levelFit(3, lead ?? -1)).toBe(1);
  });
});

it('tells who leads a crew from who works in one', () => {
  expect(['Plumbing Foreman', 'مشرف تكييف', 'HR Manager'].map(isOfLeader)).toEqual([true, true, true]);
  expect(['HVAC Technician', 'Senior Accountant', 'Project Manager'].map(isOfLeader)).toEqual([
    false,
    false,
    false,
  ]);
});
