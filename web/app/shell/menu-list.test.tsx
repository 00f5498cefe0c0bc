// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { menuOf } from '../navigation.ts';
import { MenuList } from './menu-list.tsx';

/** How the browser says, once the page is laid out, how much of an element is in sight. */
type Seen = (entries: { intersectionRatio: number; boundingClientRect: { height: number } }[]) => void;

test.each([
  { menu: 'longer than the screen', height: 40, ratio: 0, expected: ['Audit log'] },
  { menu: 'cut off at the entry', height: 40, ratio: 0.5, expected: ['Audit log'] },
  { menu: 'all in sight', height: 40, ratio: 1, expected: [] },
  { menu: 'not shown, as on a phone', height: 0, ratio: 0, expected: [] },
])(
  'of a menu that is $menu, no more than a hidden entry is brought into sight',
  async ({ height, ratio, expected }) => {
    let tell: Seen = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(seen: Seen) {
          tell = seen;
        }
        observe() {}
        disconnect() {}
      },
    );
    const brought: (string | null)[] = [];
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      brought.push(this.textContent);
    });
    await renderIn('en', <MenuList groups={menuOf('RECRUITER_ADMIN')} />, { at: '/recruiter/admin/audit' });
    // Nothing is asked of a page that has not been laid out yet.
    expect(brought).toEqual([]);
    tell([{ intersectionRatio: ratio, boundingClientRect: { height } }]);
    expect(brought).toEqual(expected);
    scroll.mockRestore();
    vi.unstubAllGlobals();
  },
);
