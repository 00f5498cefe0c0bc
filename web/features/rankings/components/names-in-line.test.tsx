// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { NamesInLine } from './names-in-line.tsx';

const LINE = 20;

/** A browser that lays out so many names in the first line, and the others in a second one below it. */
function aLineOf(names: number) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      constructor(seen: () => void) {
        this.observe = seen;
      }
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const all = [...document.querySelectorAll('[data-named]')];
    return new DOMRect(0, all.indexOf(this) < names ? 0 : LINE, 50, LINE);
  });
}

test.each([
  [2, 12, '+10'],
  [3, 3, null],
])('of %i names that a line holds of %i, the rest is counted at its end', async (held, of, more) => {
  aLineOf(held);
  const { screen } = await renderIn(
    'en',
    <NamesInLine label="Has:" names={['Revit', 'BIM', 'AutoCAD']} of={of} />,
  );
  expect(screen.queryByText(/^\+/)?.textContent ?? null).toBe(more);
});
