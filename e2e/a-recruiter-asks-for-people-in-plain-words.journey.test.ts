import { describe, expect, it } from 'vitest';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { addCandidate, newCompany } from './other-side.ts';

const REQUEST = {
  en: 'nurses, must have at least 40 years of experience, Arabic preferred',
  ar: 'ممرضات، يشترط خبرة لا تقل عن 40 سنة، ويفضل الإنجليزية',
} as const;

describe('a search for people', () => {
  it.each(ON_A_PHONE)(
    'is asked in plain words, changed part by part, kept, and opened again: $language',
    async (look) => {
      await addCandidate('g01-nurse.pdf');
      await addCandidate('g12-ar-nurse.pdf');
      const recruiter = await newCompany(`Finders ${look.language}`);
      const visitor = await visit(look);
      const { t, page } = visitor;
      await visitor.enters(recruiter, '/recruiter/search');
      const field = page.getByRole('textbox', { name: t('candidate-searches:field.label') });
      await visitor.arrives('candidate-search', field);

      await field.fill(REQUEST[look.language]);
      await field.press('Enter');
      const chips = page.getByRole('list', { name: t('candidate-searches:chips.label') });
      await chips.waitFor();
      // The title, the years, the language, and the field that adds one.
      await expect.poll(() => chips.getByRole('listitem').count()).toBe(4);
      await page.getByText(t('candidate-searches:nobody.title')).waitFor();
      await visitor.arrives('candidate-search', chips);

      await loosensYears(visitor);
      await keeps(visitor, chips);
    },
  );
});

const people = ({ page, t }: Visitor) =>
  page.getByRole('list', { name: t('candidate-searches:results') }).locator('[data-review-row]');

/** Forty years are a wish and no longer a condition: there are nurses then. */
async function loosensYears(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  const years = page.getByRole('listitem').filter({ hasText: /40|٤٠/ }).getByRole('button').first();
  await years.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('candidate-searches:wish_choices.nice'), { exact: true }).click();
  await button(t('candidate-searches:chips.apply')).click();
  await dialog.waitFor({ state: 'detached' });
  await people(visitor).first().waitFor();
  await visitor.arrives('candidate-search', people(visitor).first());
}

async function keeps(visitor: Visitor, chips: ReturnType<Visitor['page']['getByRole']>): Promise<void> {
  const { t, page, button } = visitor;
  await button(t('saved-searches:title')).click();
  const dialog = page.getByRole('dialog', { name: t('saved-searches:title') });
  await dialog.getByLabel(t('saved-searches:name')).fill('Ward 7');
  await button(t('saved-searches:save')).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/recruiter/search');
  await visitor.arrives('candidate-search');
  await button(t('saved-searches:title')).click();
  await dialog.getByRole('button', { name: 'Ward 7', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await people(visitor).first().waitFor();
  expect(await chips.getByRole('listitem').count()).toBe(4);
}
