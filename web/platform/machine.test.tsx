// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMachine } from './machine.ts';

const add = (sum: number, number: number) => sum + number;

test('a state is read after an event before it is drawn, and events that come together all count', () => {
  const { result } = renderHook(() => useMachine(add, 1));
  const { send, now } = result.current;
  act(() => {
    send(2);
    expect(now()).toBe(3);
    expect(send(4)).toBe(7);
    expect(result.current.state).toBe(1);
  });
  expect(result.current.state).toBe(7);
  expect([result.current.send, result.current.now]).toEqual([send, now]);
});
