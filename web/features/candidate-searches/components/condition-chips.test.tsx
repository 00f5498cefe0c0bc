// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
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

const YEARS: AskedCondition = {
  of: { kind: 'years', wish: 'must', min: 3, max: null },
  name: null,
  loosened: 0,
  is_closed_by_blind_review: false,
};

test('a range is read from the less to the more, and never without both of its ends', async () => {
  const onChange = vi.fn();
  const { screen } = await renderIn('en', <ConditionChips conditions={[YEARS]} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: /^Must have.*at least 3 years/ }));
  const least = await screen.findByRole('textbox', { name: 'Years at least' });
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  write(least, '');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText('Give at least one of the two')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  write(least, '10');
  write(screen.getByRole('textbox', { name: 'Years at most' }), '5');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onChange).toHaveBeenCalledWith([{ kind: 'years', wish: 'must', min: 5, max: 10 }]);
});

function Chips() {
  const [conditions, setConditions] = useState([NURSE, YEARS]);
  const keep = (of: readonly unknown[]) =>
    setConditions((before) => before.filter((one) => of.includes(one.of)));
  return <ConditionChips conditions={conditions} onChange={keep} />;
}

test('whoever takes a condition out goes on from the next one', async () => {
  const { screen } = await renderIn('en', <Chips />);
  expect(screen.getAllByRole('button', { name: /nurse/ })).toHaveLength(2);
  const remove = () => document.querySelectorAll<HTMLElement>('[data-remove]');
  remove()[0]!.focus();
  fireEvent.click(remove()[0]!);
  await waitFor(() => expect(remove()).toHaveLength(1));
  expect(document.activeElement).toBe(remove()[0]);
});

test('many titles of which one will do are one chip, which opens into each and goes as one', async () => {
  const onChange = vi.fn();
  const titles = ['Waiter', 'Hotel Manager', 'Room Attendant', 'Concierge'].map(
    (text): AskedCondition => ({ ...NURSE, of: { ...NURSE.of, wish: 'nice', text } as never, name: text }),
  );
  const { screen } = await renderIn(
    'en',
    <ConditionChips conditions={[...titles, YEARS]} onChange={onChange} />,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Remove: .*Waiter.* and 3 other titles/ }));
  expect(onChange).toHaveBeenCalledWith([YEARS.of]);
  fireEvent.click(screen.getByRole('button', { name: /Waiter.* and 3 other titles$/, expanded: false }));
  expect(screen.getAllByRole('button', { name: /^Remove: / })).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show the titles as one' }));
  expect(screen.getAllByRole('button', { name: /^Remove: / })).toHaveLength(2);
});
