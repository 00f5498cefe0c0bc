// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedSight, useRowInSight } from './row-in-sight.ts';

const ROW = 88;
const ORDER = Array.from({ length: 50 }, (_, place) => `person-${place}`);

interface ListProps {
  entry: string;
  order: readonly string[];
  at?: number;
}

function List({ entry, order, at = -1 }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [seen] = useState(() => rememberedSight(entry));
  useRowInSight(list, seen, { entry, order, rowHeight: ROW, offsetOf: (place) => place * ROW, at });
  return <ul ref={list} data-at={seen?.at ?? ''} />;
}

let scrolled = 0;
/** The list begins 200 pixels below the top of the page. */
beforeEach(() => {
  scrolled = 0;
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    scrolled = top;
  });
  vi.spyOn(globalThis, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: 200 - scrolled }) as DOMRect,
  );
});
afterEach(() => vi.restoreAllMocks());

/** The page is left by a reload, and the list is there again only when its people are. */
function reload(list: ReturnType<typeof render>, again: ListProps) {
  dispatchEvent(new Event('pagehide'));
  list.unmount();
  scrolled = 0;
  return render(<List {...again} />);
}

test('the row that was in sight is in sight again after a reload, where it stood', () => {
  const list = render(<List entry="a" order={ORDER} />);
  scrolled = 200 + 30 * ROW + 20;
  reload(list, { entry: 'a', order: ORDER });
  expect(scrolled).toBe(200 + 30 * ROW + 20);
});

test('it is the same person, also where the order is another by then', () => {
  const list = render(<List entry="a" order={ORDER} />);
  scrolled = 200 + 30 * ROW;
  reload(list, { entry: 'a', order: ['new', ...ORDER] });
  expect(scrolled).toBe(200 + 31 * ROW);
});

test('who is at a row that is in sight goes on there, and not at one that is far away', () => {
  const list = render(<List entry="a" order={ORDER} at={31} />);
  scrolled = 200 + 30 * ROW;
  const again = reload(list, { entry: 'a', order: ORDER, at: 2 });
  expect(again.container.querySelector('ul')!.dataset.at).toBe('person-31');
  const later = reload(again, { entry: 'a', order: ORDER });
  expect(later.container.querySelector('ul')!.dataset.at).toBe('');
});

test('another page of the history, and a list that was at its top, begin at the top', () => {
  const list = render(<List entry="a" order={ORDER} />);
  scrolled = 200 + 30 * ROW;
  const other = reload(list, { entry: 'b', order: ORDER });
  expect(scrolled).toBe(0);
  scrolled = 100;
  reload(other, { entry: 'b', order: ORDER });
  expect(scrolled).toBe(0);
});
