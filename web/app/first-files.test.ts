// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { firstSheet } from './first-files.ts';

beforeEach(() => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});

const HELD = ['/assets/a.css', '/assets/b.css'];

function pageNames(sheet: object | null): HTMLLinkElement {
  document.head.replaceChildren();
  const link = Object.assign(document.createElement('link'), { id: 'sheet' });
  link.dataset.holds = HELD.join(' ');
  Object.defineProperty(link, 'sheet', { value: sheet, configurable: true });
  document.body.replaceChildren(link);
  return link;
}

const CLOSED = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};
const STYLED = { cssRules: [{}] };
const held = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('the styles of the first screen are waited for, and those that they hold are not fetched again', async () => {
  const link = pageNames(null);
  let isThere = false;
  const waiting = firstSheet().then(() => {
    isThere = true;
  });
  await Promise.resolve();
  expect(isThere).toBe(false);
  Object.defineProperty(link, 'sheet', { value: STYLED });
  link.dispatchEvent(new Event('load'));
  await waiting;
  expect(held()).toEqual(HELD);
  expect([...document.head.querySelectorAll('link')].every(({ disabled }) => disabled)).toBe(true);
});

test.each([null, { cssRules: [] }, CLOSED])(
  'where they do not come, each is left to be fetched by itself',
  async (sheet) => {
    const link = pageNames(sheet);
    const waiting = firstSheet();
    link.dispatchEvent(new Event('error'));
    await waiting;
    expect(held()).toEqual([]);
  },
);

test('what failed before anybody listened is not waited for', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  pageNames(null);
  await firstSheet();
  expect(held()).toEqual([]);
});

test('what failed while the rest of the page was on its way is waited for until the page is complete', async () => {
  pageNames(null);
  const waiting = firstSheet();
  dispatchEvent(new Event('load'));
  await waiting;
  expect(held()).toEqual([]);
});

test('a page that names none waits for nothing', async () => {
  document.body.replaceChildren();
  await firstSheet();
});
