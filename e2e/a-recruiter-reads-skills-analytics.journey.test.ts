import { expect, it } from 'vitest';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';

const QUESTIONS = {
  en: 'quantity surveyors in Dubai, and who teaches it',
  ar: 'مساحو كميات في دبي ومن يدرّس ذلك',
};

it.each(ON_A_PHONE)(
  'skills analytics are asked in words, followed back and opened: $language',
  async (look) => {
    const visitor = await visit(look);
    const { t, page } = visitor;
    await visitor.enters('recruiter@masar.demo', '/recruiter/skills-analytics?state=');
    const table = page.getByRole('table', { name: t('skill-maps:gap.title') });
    await visitor.arrives('skills-analytics', table);

    await page.getByRole('textbox', { name: t('skill-maps:question.title') }).fill(QUESTIONS[look.language]);
    await page.keyboard.press('Enter');
    await page.getByText(t('skill-maps:question.teachers')).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('title')).toBeTruthy();
    await table.waitFor();

    await page.goto('/recruiter/skills-analytics?state=');
    await table.getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    const months = dialog.getByRole('table', { name: t('skill-maps:trend.title') });
    await visitor.arrives('skills-analytics', months);
    expect(await months.getByRole('row').count()).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('tab', { name: t('skill-maps:analytics.tabs.hiring') }).click();
    await opensWhoIsCounted(visitor);
  },
);

/** The list behind a number has as many people as the number says. */
async function opensWhoIsCounted(visitor: Visitor): Promise<void> {
  const { t, page } = visitor;
  const funnel = page.getByRole('table', { name: t('skill-maps:hiring.funnel'), exact: true });
  await visitor.arrives('skills-analytics', funnel);
  const number = funnel.getByRole('button').last();
  const count = Number(await number.textContent());
  await number.click();
  const dialog = page.getByRole('dialog');
  await visitor.arrives('skills-analytics', dialog.getByRole('link').first());
  expect(await dialog.getByRole('listitem').count()).toBe(Math.min(count, 20));
}
