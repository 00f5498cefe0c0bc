// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { menuOf } from '../navigation.ts';
import { MenuList } from './menu-list.tsx';

test('an entry that is current is brought into sight where the menu is longer than the screen', async () => {
  const brought: (string | null)[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    brought.push(this.textContent);
  });
  await renderIn('en', <MenuList groups={menuOf('RECRUITER_ADMIN')} />, { at: '/recruiter/admin/audit' });
  expect(brought).toEqual(['Audit log']);
  scroll.mockRestore();
});
