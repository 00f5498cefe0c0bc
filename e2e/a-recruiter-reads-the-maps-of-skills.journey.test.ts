import { expect, it } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { newCompany } from './other-side.ts';

it.each(AT_A_DESK)('the maps of skills are walked by keys, opened and narrowed: $language', async (look) => {
  const recruiter = await newCompany(`Mappers ${look.language}`);
  const visitor = await visit(look);
  const { t, page } = visitor;
  await visitor.enters(recruiter, '/recruiter/skills/demand?state=');
  const map = page.getByRole('list', { name: t('skill-maps:demand.map') });
  await visitor.arrives('skills-demand', map);
  await showsTheSameNumbers(visitor, map);

  await map.locator('button[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('skill-maps:detail.related')).waitFor();
  expect(new URL(page.url()).searchParams.get('skill')).toBeTruthy();
  await visitor.arrives('skills-demand', dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page
    .getByRole('link', { name: t('skill-maps:demand.other') })
    .first()
    .click();
  await visitor.arrives('skills-supply');
  await page.getByText(t('skill-maps:table.courses'), { exact: true }).first().click();
  const courses = page.getByRole('list', { name: t('skill-maps:supply.map.courses') });
  await visitor.arrives('skills-supply', courses);
  await showsTheSameNumbers(visitor, courses);

  await page.goto('/recruiter/skills/error?back=/recruiter/skills/demand');
  await visitor.arrives('skills-error', page.getByRole('button', { name: t('skill-maps:error.retry') }));
});

/** No bubble lies over another, and the table beside the map has as many rows with the numbers of the bubbles. */
async function showsTheSameNumbers(
  { page }: Visitor,
  map: ReturnType<Visitor['page']['getByRole']>,
): Promise<void> {
  const bubbles = map.getByRole('button');
  const numbers = await bubbles.evaluateAll((all) =>
    all.map((one) => one.querySelector('[aria-hidden]')?.textContent ?? ''),
  );
  const counts = await page.locator('td[data-count]').allTextContents();
  expect(counts.length).toBeGreaterThan(0);
  expect(numbers).toHaveLength(counts.length);
  // The smallest bubbles have no room for their number.
  for (const [at, number] of numbers.entries()) if (number) expect(number).toBe(counts[at]);
  const boxes = await bubbles.evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + width / 2, r: width / 2 };
    }),
  );
  const apart = boxes.flatMap((a, at) =>
    boxes.slice(0, at).map((b) => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r),
  );
  expect(Math.min(0, ...apart)).toBeGreaterThan(-1);
}
