import { describe, expect, it } from 'vitest';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { addCandidate, NURSE_JOB, type SharedJob, shareJob } from './other-side.ts';

const ASKED = {
  en: {
    permit: 'May you work in the Emirates now?',
    years: 'How many years have you nursed?',
    why: 'Why us?',
  },
  ar: { permit: 'هل يحق لك العمل في الإمارات الآن؟', years: 'كم سنة عملت في التمريض؟', why: 'لماذا نحن؟' },
} as const;

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  const asked = ASKED[look.language];

  it('they are answered one by one, found again, read over on one page, sent, and listed for the company', async () => {
    const job = await shareJob(NURSE_JOB[look.language], [
      { id: 'permit', kind: 'yes-no', text: asked.permit, required: true },
      { id: 'years', kind: 'number', text: asked.years, required: true },
      { id: 'why', kind: 'text', text: asked.why, required: false },
    ]);
    const visitor = await visit(look);
    await visitor.enters(await addCandidate('g01-nurse.pdf'), `/candidate/jobs/view/${job.id}?apply=1`);
    await talk(visitor, asked);
    await goOnFromTheOverview(visitor, job);
    await readOverAndSend(visitor, asked);
    await listedForTheCompany(await visit(look), job);
  });
});

type Asked = (typeof ASKED)[keyof typeof ASKED];

async function talk(visitor: Visitor, { permit, years, why }: Asked): Promise<void> {
  const { t, page, button } = visitor;
  await button(t('job-lists:apply.one_by_one')).click();
  await visitor.arrives('screening-conversation', page.getByText(permit));
  await button(t('screenings:answer.yes')).click();
  await page.getByText(t('screenings:progress', { number: 2, total: 3 })).waitFor();
  await page.reload();
  await page.getByText(t('screenings:progress', { number: 2, total: 3 })).waitFor();
  const field = page.getByRole('textbox', { name: years });
  await field.fill('seven');
  await button(t('screenings:answer_it')).click();
  await visitor.arrives(
    'screening-conversation',
    page.getByRole('alert').or(page.locator('[aria-invalid=true]')),
  );
  await field.fill('٧');
  await button(t('screenings:answer_it')).click();
  await page.getByText(why).waitFor();
}

/** What was begun is listed among the assessments. */
async function goOnFromTheOverview(visitor: Visitor, job: SharedJob): Promise<void> {
  const { t, page, button, link } = visitor;
  await visitor.open('/candidate/assessments/overview');
  const list = page.getByRole('region', { name: t('assessments:screenings.title') });
  await list.getByText(t('assessments:screenings.way.conversation')).waitFor();
  expect(await list.getByText(t('assessments:before.under_way', { answered: 2, total: 3 })).count()).toBe(1);
  await link(job.title).click();
  await button(t('screenings:skip')).click();
  await visitor.arrives('screening-conversation', page.getByText(t('screenings:done')));
}

async function readOverAndSend(visitor: Visitor, { years }: Asked): Promise<void> {
  const { t, page, link } = visitor;
  await link(t('screenings:read_over')).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(years).waitFor();
  expect(await form.getByLabel(years).inputValue()).toBe('7');
  await form.getByRole('button', { name: t('job-lists:apply.send') }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByText(t('application-stage:stages.SUBMITTED'), { exact: true }).first().waitFor();
}

/** Of all answers to its jobs, and of those that were given in a conversation. */
async function listedForTheCompany(visitor: Visitor, job: SharedJob): Promise<void> {
  const { t, page } = visitor;
  await visitor.enters(job.recruiter, '/recruiter/assessments?assessment=job_screening_questions');
  const row = page
    .getByRole('main')
    .locator('p', { hasText: job.title })
    .filter({ hasText: t('assessment-invitations:screenings.way.conversation') });
  await visitor.arrives('recruiter-assessments', row);
  await visitor.open('/recruiter/assessments?assessment=chat_bot_messages');
  await row.waitFor();
}
