import { expect, it } from 'vitest';
import { isLetIn, mayStartOver, statusAfter } from './approvals.policy.ts';

it.each([
  ['PENDING', 'APPROVED', 'APPROVED'],
  ['PENDING', 'DECLINED', 'DECLINED'],
  ['PENDING', 'REJECTED', 'REJECTED'],
  ['PENDING', 'UNDO', 'unchanged'],
  ['APPROVED', 'APPROVED', 'unchanged'],
  ['APPROVED', 'DECLINED', 'already_decided'],
  ['APPROVED', 'UNDO', 'PENDING'],
  ['DECLINED', 'APPROVED', 'already_decided'],
  ['DECLINED', 'UNDO', 'PENDING'],
  ['REJECTED', 'APPROVED', 'already_decided'],
  ['REJECTED', 'REJECTED', 'unchanged'],
  ['REJECTED', 'UNDO', 'PENDING'],
] as const)('an account that is %s is after %s %s', (status, action, after) => {
  expect(statusAfter(status, action)).toBe(after);
});

it.each([
  [null, undefined, true, false],
  ['APPROVED', undefined, true, false],
  ['PENDING', undefined, false, false],
  ['DECLINED', undefined, false, true],
  ['REJECTED', undefined, false, false],
  [null, null, false, true],
  [null, 'declined', false, true],
  [null, 'accepted', true, false],
  ['APPROVED', null, false, true],
  ['APPROVED', 'accepted', true, false],
  ['PENDING', 'accepted', false, false],
  ['REJECTED', null, false, false],
] as const)(
  'with the approval %s and the company’s answer %s: in %s, again %s',
  (approval, join, isIn, again) => {
    expect([isLetIn({ approval, join }), mayStartOver({ approval, join })]).toEqual([isIn, again]);
  },
);
