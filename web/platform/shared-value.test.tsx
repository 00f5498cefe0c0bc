// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sharedValue, useShared } from './shared-value.ts';

test('whoever listens is told of a change, and of nothing else', () => {
  const count = sharedValue(1);
  const told = vi.fn();
  const stop = count.onChange(told);
  count.set(1);
  expect(told).not.toHaveBeenCalled();
  count.set(2);
  stop();
  count.set(3);
  expect(told).toHaveBeenCalledTimes(1);
  expect(count.get()).toBe(3);
});

const name = sharedValue('Mona');
const Name = () => <p>{useShared(name)}</p>;

test('what shows the value follows it', () => {
  const { container } = render(<Name />);
  act(() => name.set('Salma'));
  expect(container.textContent).toBe('Salma');
});
