import { describe, expect, it } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { addCandidate, addColleague, reviewBlind, shareJob } from './other-side.ts';

/** What a company looks for, and whose resumes are certain to be found for it. */
const WANTED = {
  en: {
    resumes: ['g01-nurse.pdf', 'g12-ar-nurse.pdf'],
    text: `Registered Nurse
Sahel Partners, Dubai. Full time, on site.
We are looking for a registered nurse who cares for acute patients in our emergency unit, works well in a team and keeps calm at triage.
What you bring
- Bachelor of Nursing and at least 2 years of experience
- Patient care, triage, wound care, infection control, medication administration
- English, fluent`,
  },
  ar: {
    resumes: ['g12-ar-nurse.pdf', 'g01-nurse.pdf'],
    text: `ممرضة طوارئ
سهل وشركاه، أبوظبي. دوام كامل.
نبحث عن ممرضة ترعى الحالات الحرجة في قسم الطوارئ وتعمل ضمن فريق وتحسن التصرف تحت الضغط.
المتطلبات
- بكالوريوس تمريض وخبرة سنتين على الأقل
- رعاية المرضى، مكافحة العدوى، العناية بالجروح، العلاج الوريدي`,
  },
} as const;

/** How somebody is called who must not be known yet. */
const NEUTRAL = { en: /^Candidate \d{6}$/, ar: /^المرشّح \d{6}$/ };

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  const wanted = WANTED[look.language];

  it('people are compared and weighed, each recruiter sees what the other decides, and a blind review tells nobody', async () => {
    for (const resume of wanted.resumes) await addCandidate(resume);
    const job = await shareJob(wanted.text, []);
    const one = await opens(await visit(look), job.id, job.recruiter);
    const other = await opens(await visit(look), job.id, await addColleague(job.recruiter));
    await compares(one);
    await weighs(one);
    const best = await decidesAndUndoes(one, other);
    await reviewBlind(job);
    await readsBlind(other, best);
  });
});

async function opens(visitor: Visitor, jobId: string, email: string): Promise<Visitor> {
  await visitor.enters(email, `/recruiter/jobs/${jobId}`);
  await visitor.arrives('recruiter-job', shortlistButtons(visitor).nth(1));
  return visitor;
}

const shortlistButtons = ({ t, button }: Visitor) =>
  button(new RegExp(`^${t('rankings:row.shortlist', { name: '' })}`));

/** Two people side by side, chosen without a hand on the mouse. */
async function compares(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  for (const key of ['j', 'c', 'j', 'c']) await page.keyboard.press(key);
  await button(t('rankings:ranking.compare_them', { count: 2 })).click();
  const dialog = page.getByRole('dialog', { name: t('rankings:compare.title') });
  await visitor.arrives('recruiter-job', dialog.getByRole('columnheader').nth(1));
  expect(await dialog.getByRole('columnheader').count()).toBe(2);
  await button(t('rankings:compare.close')).click();
  await dialog.waitFor({ state: 'detached' });
}

/** A weight is tried, the ranking moves, and it is kept. */
async function weighs(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  const more = button(t('rankings:ranking.more'));
  const weights = button(t('rankings:weights.open'));
  await more.or(weights).first().waitFor();
  // On a phone the tools of a ranking are in a menu.
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole('menuitem', { name: t('rankings:weights.open') }).click();
  } else await weights.click();
  await visitor.arrives('recruiter-job', page.getByRole('heading', { name: t('rankings:weights.title') }));
  const weight = page.getByRole('slider').first();
  await weight.focus();
  await page.keyboard.press('Home');
  await page.getByText(t('rankings:weights.nothing'), { exact: true }).first().waitFor();
  // Some score is another now: what it was before stands beside it, struck out.
  await page.locator('ol s').first().waitFor();
  await button(t('rankings:weights.save')).click();
  await visitor.arrives('recruiter-job', shortlistButtons(visitor).first());
}

/** One shortlists and takes it back; the other, who touched nothing, sees both. Says who it was. */
async function decidesAndUndoes(one: Visitor, other: Visitor): Promise<string> {
  const { t, page } = one;
  const first = page.locator('[data-place="0"]');
  const name = (await first.getByRole('link').first().textContent()) ?? '';
  const address = await first.getByRole('link').first().getAttribute('href');
  const seenByOther = other.page.locator(`[data-place] a[href="${address}"]`);
  await seenByOther.waitFor();
  await first.focus();
  await page.keyboard.press('s');
  const told = page
    .getByRole('status')
    .filter({ hasText: t('rankings:decided.SHORTLISTED', { name: `\u2068${name}\u2069` }) });
  await told.waitFor();
  await seenByOther.waitFor({ state: 'detached' });
  await told.getByRole('button', { name: t('platform:undo'), exact: true }).click();
  await seenByOther.waitFor();
  await page.locator(`[data-place] a[href="${address}"]`).waitFor();
  return name;
}

/** Nobody is named until they are shortlisted. */
async function readsBlind(visitor: Visitor, best: string): Promise<void> {
  const { t, page, button } = visitor;
  await page.reload();
  await visitor.arrives('recruiter-job', page.getByText(t('rankings:ranking.blind')));
  await shortlistButtons(visitor).first().waitFor();
  const neutral = NEUTRAL[visitor.language];
  const names = await page.locator('[data-place] a').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(name).toMatch(neutral);
  expect(await page.content()).not.toContain(best);
  await page.locator('[data-place="0"] a').first().click();
  await visitor.arrives('recruiter-candidate', page.getByRole('heading', { level: 1, name: neutral }));
  await page.goBack();
  await visitor.arrives('recruiter-job', shortlistButtons(visitor).first());
  await shortlistButtons(visitor).first().click();
  await page.getByRole('tab', { name: new RegExp(t('rankings:tabs.SHORTLISTED')) }).click();
  const shown = page.locator('[data-place="0"] a').first();
  await shown.waitFor();
  expect(await shown.textContent()).not.toMatch(neutral);
  await visitor.arrives('recruiter-job', button(new RegExp(t('candidate-decisions:take_back'))).first());
}
