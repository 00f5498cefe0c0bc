import { describe, expect, it } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { publishJob } from './other-side.ts';

/** A job that names a skill no dictionary has, and the skill that an admin says it is. */
const NAMES = {
  en: {
    job: `Falcon Hospital Coordinator
We are looking for a coordinator who plans the days of a falcon hospital and keeps its guests calm and informed.
What you bring
- 2 years of experience in customer service
- English, fluent`,
    unknown: 'Falcon hood fitting',
    typed: 'negot',
    known: 'Negotiation',
  },
  ar: {
    job: `منسق مستشفى الصقور
نبحث عن منسق ينظم أيام مستشفى للصقور ويستقبل ضيوفه ويجيب عن أسئلتهم بهدوء ووضوح كل يوم.
المتطلبات
- خبرة سنتين في خدمة العملاء
- العربية`,
    unknown: 'تركيب براقع الصقور',
    typed: 'التفاوض',
    known: 'التفاوض',
  },
} as const;

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  const names = NAMES[look.language];

  it('an unknown name becomes a skill, and the accuracy of scores is there to be seen', async () => {
    await publishJob(names.job, names.unknown);
    const visitor = await visit(look);
    await visitor.enters('admin@masar.demo');
    await visitor.arrives('recruiter-dashboard');
    await decideOnName(visitor, names);
    await refit(visitor);
  });
});

/** Accepts the name, takes that back, links it to a skill that is typed, and takes the link back. */
async function decideOnName(
  visitor: Visitor,
  { unknown, typed, known }: (typeof NAMES)['en' | 'ar'],
): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.goesTo('portal-skills');
  const name = page.getByText(unknown, { exact: true });
  await visitor.arrives('portal-skills', name);
  await page.getByRole('searchbox', { name: t('skills:portal.search'), exact: true }).fill(unknown);
  await page.waitForURL(/[?&]q=/);
  // Of the demo data, found by no other name: what is listed then is what was searched.
  await page.getByText('EmaraTax', { exact: true }).waitFor({ state: 'detached' });
  await button(t('skills:accept_named', { name: unknown })).click();
  await name.waitFor({ state: 'detached' });
  await button(t('platform:undo')).click();
  await name.waitFor();

  await button(t('skills:link.other_named', { name: unknown })).click();
  await visitor.field(t('skills:link.field', { name: unknown })).fill(typed);
  await page.getByRole('option', { name: known, exact: true }).click();
  await name.waitFor({ state: 'detached' });
  // The radio itself is hidden under its label.
  await page
    .locator('label')
    .filter({ hasText: t('skills:statuses.linked') })
    .click();
  await visitor.arrives('portal-skills', name, page.getByText(known, { exact: true }));
  await page.reload();
  await visitor.arrives('portal-skills', name);
  await button(t('skills:take_back_named', { name: unknown })).click();
  await name.waitFor({ state: 'detached' });
}

/** With hardly any judgements a refit changes nothing, and says so. */
async function refit(visitor: Visitor): Promise<void> {
  const { t, page, button, heading } = visitor;
  await visitor.goesTo('match-calibrations');
  await visitor.arrives('match-calibrations', heading(t('calibrations:judgements.title')));
  await button(t('calibrations:refit')).click();
  await visitor.arrives('match-calibrations', heading(t('calibrations:outcome.title')));
  const outcome = page.getByRole('region', { name: t('calibrations:outcome.title') });
  expect(await outcome.textContent()).toContain(t('calibrations:verdicts.too_few_pairs'));
}
