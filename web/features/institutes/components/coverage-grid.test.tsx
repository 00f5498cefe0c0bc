// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { aComparison } from '../institutes.fakes.ts';
import { CoverageGrid } from './coverage-grid.tsx';

const cellNamed = (
  screen: { getByRole: (role: 'button', by: { name: string | RegExp }) => HTMLElement },
  name: string | RegExp,
) => screen.getByRole('button', { name });

describe('the grid of coverage', () => {
  test('has one cell in the tab order, and arrows walk it as the line is read', async () => {
    for (const [language, ahead, first, second] of [
      [
        'en',
        'ArrowRight',
        'FIDIC contracts is not in Measurement',
        '5. FIDIC contracts is taught in Contracts: evaluate',
      ],
      ['ar', 'ArrowLeft', 'عقود فيديك ليست في Measurement', '5. عقود فيديك تُدرَّس في Contracts: تقييم'],
    ] as const) {
      const { screen, unmount } = await renderIn(
        language,
        <CoverageGrid comparison={aComparison()} onOpen={() => {}} />,
      );
      const here = cellNamed(screen, first);
      const inOrder = () => screen.getAllByRole('button').filter((one) => one.tabIndex === 0);
      expect(inOrder()).toEqual([here]);
      here.focus();
      fireEvent.keyDown(here, { key: ahead });
      const next = cellNamed(screen, second);
      expect([document.activeElement, inOrder()[0]]).toEqual([next, next]);
      fireEvent.keyDown(next, { key: ahead });
      expect(document.activeElement).toBe(next);
      fireEvent.keyDown(next, { key: 'ArrowDown' });
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Primavera/);
      unmount();
    }
  });

  test('opens the evidence of a cell that is taught, and nothing of one that is not', async () => {
    const onOpen = vi.fn();
    const { screen } = await renderIn('en', <CoverageGrid comparison={aComparison()} onOpen={onOpen} />);
    fireEvent.click(cellNamed(screen, 'FIDIC contracts is not in Measurement'));
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(cellNamed(screen, /is taught in Contracts/));
    expect(onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ sentence: 'Evaluate claims under FIDIC contracts.' }),
    );
  });
});
