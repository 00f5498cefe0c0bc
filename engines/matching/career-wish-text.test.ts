import { expect, it } from 'vitest';
import { wishTextOf } from './career-wish-text.ts';

it('is what somebody wants, without what they refuse beside it', () => {
  const { wish, refuses } = wishTextOf(
    'Ten years on the road. I want work in a store, not driving, without night shifts.',
  );
  expect(wish).toContain('store');
  expect(wish).not.toMatch(/driv|night|road/);
  expect(refuses).toBe(true);
});

it('is what stands behind what is left, with the sentence to which it refers back', () => {
  const { wish } = wishTextOf(
    'Every term I organise the fair. I would like to leave the classroom and do this as my job',
  );
  expect(wish).toContain('do this as my job');
  expect(wish).toContain('organise the fair');
  expect(wish).not.toContain('classroom');
  expect(wishTextOf('بنظم الحفلات كل شهر. نفسي اشتغل في هذا').wish).toContain('بنظم');
});

it('is empty where nobody wishes for anything, and the end is what stands last', () => {
  const { wish, refuses, end } = wishTextOf('Plumber in Doha.\nVillas and towers.\nWhich course is good?');
  expect([wish, refuses]).toEqual(['', false]);
  expect(end).toBe('villas and towers\nwhich course is good');
});
