import { describe, expect, it } from 'vitest';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { addCandidate, publishJob } from './other-side.ts';

/** What a resume was read as, what its owner would rather have it say, and a job of that title. */
const OWNERS = {
  en: {
    resume: 'g01-nurse.pdf',
    read: 'Charge Nurse',
    right: 'Nurse Manager',
    word: 'Kornblume',
    job: (word: string) => `Nurse Manager
${word} is looking for a nurse manager who leads the nurses of our emergency unit and keeps calm at triage.
What you bring
- Bachelor of Nursing and at least 2 years of experience
- Triage, wound care, infection control, patient education`,
  },
  ar: {
    resume: 'g12-ar-nurse.pdf',
    read: 'ممرضة عناية مركزة',
    right: 'رئيسة تمريض',
    word: 'زهرةالحقل',
    job: (word: string) => `رئيسة تمريض
تبحث ${word} عن رئيسة تمريض تقود فريق التمريض في قسم العناية المركزة وتحسن التصرف تحت الضغط.
المتطلبات
- بكالوريوس تمريض وخبرة سنتين على الأقل
- العناية المركزة، مكافحة العدوى، العلاج الوريدي، قراءة تخطيط القلب`,
  },
} as const;

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  const { resume, read, right, word, job } = OWNERS[look.language];

  it('a misread job title is corrected and the matches follow; a job that is not for someone is gone', async () => {
    await publishJob(job(word));
    const email = await addCandidate(resume);
    const visitor = await visit(look);
    await visitor.enters(email, `/candidate/jobs?tab=all&text=${word}`);
    await visitor.arrives('candidate-jobs', card(visitor, right));
    const before = await scoreOf(visitor, right);

    const profile = await visitor.newTab();
    await profile.open('/candidate/profile');
    await correctTitle(profile, read, right);
    // The other tab is left alone: the server's word reaches it.
    await expect.poll(() => scoreOf(visitor, right), { timeout: 20_000 }).toBeGreaterThan(before);

    await sayNo(visitor, right);
  });
});

const card = ({ page }: Visitor, title: string) => page.getByRole('article').filter({ hasText: title });

/** What the ring of a job shows; it is there once the first ranking is made. */
async function scoreOf(visitor: Visitor, title: string): Promise<number> {
  const text = await card(visitor, title).locator('svg[role=img]').first().textContent();
  return Number((text ?? '').replace(/\D/g, ''));
}

async function correctTitle(visitor: Visitor, read: string, right: string): Promise<void> {
  const { t, heading, button, field } = visitor;
  await visitor.arrives('candidate-profile', heading(new RegExp(read)));
  await button(new RegExp(`${t('profiles:edit_named', { name: '' })}.*${read}`)).click();
  await field(t('profiles:work.job_title')).waitFor();
  await visitor.types(t('profiles:work.job_title'), right);
  await button(t('profiles:save')).click();
  await heading(right).waitFor();
}

/** On the job's own screen, with the reason; it can be taken back, and otherwise the job is gone from the list. */
async function sayNo(visitor: Visitor, title: string): Promise<void> {
  const { t, page, button, heading } = visitor;
  await card(visitor, title).getByRole('link').first().click();
  await visitor.arrives('candidate-job-view', heading(title));
  const no = button(t('job-lists:actions.dislike'));
  await no.click();
  await visitor.arrives('candidate-job-view', page.getByText(t('job-lists:why.question')));
  await button(t('job-lists:why.undo')).click();
  await page.getByText(t('job-lists:why.question')).waitFor({ state: 'detached' });
  expect(await no.getAttribute('aria-pressed')).toBe('false');

  await no.click();
  await button(t('job-lists:why.reason.seen_enough')).click();
  await page
    .getByText(t('job-lists:why.thanks', { reason: t('job-lists:why.reason.seen_enough') }))
    .waitFor();
  await page.goBack();
  await expect.poll(() => card(visitor, title).count(), { timeout: 20_000 }).toBe(0);
  await page.reload();
  await visitor.arrives('candidate-jobs');
  await expect.poll(() => card(visitor, title).count()).toBe(0);
}
