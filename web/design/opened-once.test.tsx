// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOpenedOnce } from './opened-once.ts';

test('nothing is drawn before it opens, and it stays when it closes', () => {
  const { result, rerender } = renderHook(({ isOpen }) => useOpenedOnce(isOpen), {
    initialProps: { isOpen: false },
  });
  expect(result.current).toBe(false);
  rerender({ isOpen: true });
  expect(result.current).toBe(true);
  rerender({ isOpen: false });
  expect(result.current).toBe(true);
});
