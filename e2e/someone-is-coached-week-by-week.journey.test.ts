import { describe, expect, it } from 'vitest';
import { AT_A_DESK, visit } from './browser.ts';

/**
 * The demo data keeps their programme through the product's own store, begun seventeen days before the day of the
 * journey: two of its weeks are looked back on, the third is under way.
 */
const COACHED = 'candidate@masar.demo';
const SAID = {
  en: 'Three quiet evenings, and the exercises make sense now.',
  ar: 'ثلاث أمسيات هادئة، وأصبحت التمارين مفهومة.',
} as const;

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('two weeks lie behind; the third is looked back on, a mentor answers, and the weeks ahead are laid anew', async () => {
    const visitor = await visit(look);
    const { t, page, button, field, heading } = visitor;
    const lookedBack = page
      .getByRole('listitem')
      .filter({ hasText: t('coaching-plans:week.state.looked_back') });
    await visitor.enters(COACHED, '/candidate/ai-coaching');
    await visitor.arrives('ai-coaching', heading(t('coaching-plans:mentor.title', { number: 2 })));
    expect(await lookedBack.count()).toBe(2);

    await button(t('coaching-plans:week.look_back')).click();
    await page.getByText(t('coaching-plans:check_in.outcome.partly'), { exact: true }).first().click();
    await field(t('coaching-plans:check_in.words')).fill(SAID[look.language]);
    await page.getByLabel(t('coaching-plans:check_in.hours'), { exact: true }).fill('3.5');
    await visitor.arrives('ai-coaching', button(t('coaching-plans:check_in.send')));
    await button(t('coaching-plans:check_in.send')).click();

    await heading(t('coaching-plans:mentor.title', { number: 3 })).waitFor();
    await page.getByText(SAID[look.language]).first().waitFor();
    expect(await lookedBack.count()).toBe(3);
    // The week that is now rests; what was not finished lies in the weeks ahead.
    expect(await button(t('coaching-plans:week.look_back')).count()).toBe(0);
    const ahead = page.getByRole('listitem').filter({ hasText: t('coaching-plans:week.state.ahead') });
    await visitor.arrives('ai-coaching', ahead.first());

    await page.getByRole('tab', { name: t('coaching-plans:tab.progress') }).click();
    const weeks = page.getByText(t('coaching-plans:progress.weeks'), { exact: true }).locator('..');
    await weeks.waitFor();
    expect(await weeks.textContent()).toMatch(/3/);
    await page.reload();
    await visitor.arrives('ai-coaching', weeks);
  });
});
