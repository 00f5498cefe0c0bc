import { expect, it } from 'vitest';
import { type Visitor, visit } from './browser.ts';

const NARROWEST = { language: 'en', width: 320, scheme: 'light' } as const;

it('in the colours of a system and on the narrowest telephone, one sees what is chosen and reads every word', async () => {
  const visitor = await visit(NARROWEST);
  const { page, t } = visitor;
  await visitor.enters('recruiter@masar.demo', '/recruiter/candidates');
  const menu = page.getByRole('navigation', { name: t('app:navigation.main') });
  await visitor.arrives('recruiter-candidates', menu.locator('[aria-current=page]'));
  expect(await widerThanThePage(visitor), 'the page does not scroll sideways').toBe(false);
  const words = await menu.locator('a > span').evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return { words: name.textContent.split(' ').length, lines: range.getClientRects().length };
    }),
  );
  for (const { words: count, lines } of words) expect(lines).toBeLessThanOrEqual(count);

  await page.emulateMedia({ forcedColors: 'active' });
  const chosen = page.locator('.mantine-SegmentedControl-label[data-active]').first();
  await chosen.waitFor();
  expect(await outlineOf(chosen)).toBe('solid');
  expect(await outlineOf(menu.locator('[aria-current=page]'))).toBe('solid');
});

const widerThanThePage = ({ page }: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const outlineOf = (of: ReturnType<Visitor['page']['locator']>) =>
  of.evaluate((element) => getComputedStyle(element).outlineStyle);
