// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import type { AskedCondition } from '../condition-words.ts';
import { ConditionChips } from './condition-chips.tsx';

const NURSE: AskedCondition = {
  of: { kind: 'title', wish: 'must', text: 'nurse', occupation: null },
  name: 'nurse',
  loosened: 0,
  is_closed_by_blind_review: false,
};
const DUBAI: AskedCondition = {
  of: { kind: 'place', wish: 'must', place: 'dubai', km: null },
  name: 'Dubai',
  loosened: 0,
  is_closed_by_blind_review: true,
};
const JORDAN: AskedCondition = {
  of: { kind: 'nationality', wish: 'must', country: 'JO' },
  name: 'Jordan',
  loosened: 0,
  is_closed_by_blind_review: true,
};

test('what a blind review does not ask for is said beside it, and one press searches without it', async () => {
  const onChange = vi.fn();
  const { screen } = await renderIn('en', <ConditionChips conditions={[NURSE, DUBAI]} onChange={onChange} />);
  expect(screen.getByRole('button', { name: /Dubai.*not asked in a blind review/ })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('reviewed blind');
  fireEvent.click(screen.getByRole('button', { name: /^Search without .*Dubai/ }));
  expect(onChange).toHaveBeenCalledWith([NURSE.of]);
});

test('several such conditions go with one press', async () => {
  const onChange = vi.fn();
  const { screen } = await renderIn(
    'ar',
    <ConditionChips conditions={[DUBAI, NURSE, JORDAN]} onChange={onChange} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'البحث دون هذين الشرطين' }));
  expect(onChange).toHaveBeenCalledWith([NURSE.of]);
});

test('without a blind review nothing is said of it', async () => {
  const { screen } = await renderIn('en', <ConditionChips conditions={[NURSE]} onChange={() => {}} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
