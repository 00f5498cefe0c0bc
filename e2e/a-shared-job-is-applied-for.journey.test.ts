import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { type SharedJob, shareJob } from './other-side.ts';
import { createAccount, newEmail } from './people.ts';
import { programUrl } from './program-url.ts';

const DOCUMENTS = path.resolve(import.meta.dirname, '../engines/resumes/golden/docs');

const SIDES = {
  en: {
    firstName: 'Liza',
    lastName: 'Santos',
    resume: 'g01-nurse.pdf',
    job: `Emergency Nurse
We are looking for a registered nurse who cares for acute patients in our emergency unit and keeps calm at triage.
What you bring
- Bachelor of Nursing and at least 2 years of experience
- Triage, wound care, infection control, patient education
- Dialysis, stroke care, phlebotomy
- English, fluent`,
    permit: 'May you work in the Emirates now?',
    start: 'When could you start?',
    choices: ['At once', 'In a month'],
    reason: 'I found another job.',
  },
  ar: {
    firstName: 'ريم',
    lastName: 'الكعبي',
    resume: 'g12-ar-nurse.pdf',
    job: `ممرضة عناية مركزة
نبحث عن ممرضة ترعى الحالات الحرجة في قسم العناية المركزة وتعمل ضمن فريق وتحسن التصرف تحت الضغط.
المتطلبات
- بكالوريوس تمريض وخبرة سنتين على الأقل
- العناية المركزة، مكافحة العدوى، العلاج الوريدي، قراءة تخطيط القلب
- غسيل الكلى، رعاية السكتة الدماغية
- العربية`,
    permit: 'هل يحق لك العمل في الإمارات الآن؟',
    start: 'متى يمكنك مباشرة العمل؟',
    choices: ['فورًا', 'خلال شهر'],
    reason: 'وجدت وظيفة أخرى.',
  },
} as const;

type Side = (typeof SIDES)[keyof typeof SIDES];

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  const side = SIDES[look.language];

  it('somebody finds a shared job, signs up from it, is led back to it, applies, and withdraws', async () => {
    const job = await shareJob(side.job, [
      { id: 'permit', kind: 'yes-no', text: side.permit, required: true },
      { id: 'start', kind: 'choice', text: side.start, choices: side.choices, required: true },
    ]);
    await expectPosting(job, look.language);
    const visitor = await visit(look);
    const { t, heading, link } = visitor;
    await visitor.open(job.path);
    await visitor.arrives('public-job', heading(job.title));
    await share(visitor);
    await link(t('jobs:public.apply')).click();
    const newcomer = { ...side, email: newEmail('applicant') };
    await createAccount(visitor, newcomer);
    await becomeCandidate(visitor, path.join(DOCUMENTS, side.resume));
    await apply(visitor, job, side);
    await tryASkill(visitor);
    await lookAsRecruiter(await visit(look), job, side);
    await withdraw(visitor, job, side);
  });
});

/** What a program sees that runs no script. */
async function expectPosting(job: SharedJob, language: string): Promise<void> {
  const reply = await fetch(`${programUrl()}${job.path}?lang=${language}`);
  const html = await reply.text();
  expect(reply.status).toBe(200);
  expect(html).toContain(`<html lang="${language}"`);
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toMatchObject({ '@type': 'JobPosting', title: job.title });
  const sitemap = await (await fetch(`${programUrl()}/sitemap.xml`)).text();
  expect(sitemap).toContain(job.path);
}

async function share(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await button(t('job-sharing:action')).click();
  await visitor.arrives('public-job', visitor.field(t('job-sharing:address')));
  expect(await visitor.field(t('job-sharing:address')).inputValue()).toContain('/public/job/');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('job-sharing:close') })
    .click();
}

async function becomeCandidate(visitor: Visitor, resume: string): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.link(new RegExp(t('onboarding:choice.candidate'))).click();
  await visitor.arrives('onboarding-candidate', page.getByText(t('onboarding:candidate.resume_drop')));
  await page.locator('input[type=file]').first().setInputFiles(resume);
  await button(t('file-field:remove')).waitFor();
  await page.getByRole('checkbox', { name: t('onboarding:candidate.on_site') }).check();
  await button(t('onboarding:candidate.submit')).click();
  await visitor.arrives('onboarding-disclaimer', page.getByText(path.basename(resume)));
  await button(t('onboarding:disclaimer.submit')).click();
  await visitor.arrives('onboarding-success', page.getByText(t('onboarding:success.lead_candidate')));
  await button(t('onboarding:success.continue_candidate')).click();
}

/** The job is on the screen again, its form open. */
async function apply(visitor: Visitor, job: SharedJob, side: Side): Promise<void> {
  const { t, page, button } = visitor;
  const form = page.getByRole('dialog');
  await visitor.arrives('candidate-job-view', form.getByText(path.basename(side.resume)));
  expect(new URL(page.url()).pathname).toBe(`/candidate/jobs/view/${job.id}`);
  await button(t('job-lists:apply.send')).click();
  await form.getByText(t('platform:fields.required')).first().waitFor();
  await form.getByRole('radio', { name: t('sent-application:answers.yes'), exact: true }).check();
  await form.getByLabel(side.start).selectOption(side.choices[1]);
  await button(t('job-lists:apply.send')).click();
  await form.waitFor({ state: 'detached' });
  await visitor.arrives(
    'candidate-job-view',
    page.getByText(t('application-stage:stages.SUBMITTED'), { exact: true }),
  );
  await page.reload();
  await visitor.arrives(
    'candidate-job-view',
    page.getByText(t('application-stage:stages.SUBMITTED'), { exact: true }),
  );
}

/** One missing skill more, and the score is computed again. */
async function tryASkill(visitor: Visitor): Promise<void> {
  const { t, page, heading } = visitor;
  const title = heading(t('job-lists:what_if.title'));
  await title.waitFor();
  await page
    .getByRole('region', { name: t('job-lists:what_if.title') })
    .getByRole('checkbox')
    .first()
    .check();
  await visitor.arrives(
    'candidate-job-view',
    page.getByText(t('job-lists:what_if.then', { count: 1 }), { exact: true }),
  );
  expect(page.url()).toContain('learn=');
}

async function lookAsRecruiter(visitor: Visitor, job: SharedJob, side: Side): Promise<void> {
  const { t, page, heading } = visitor;
  await visitor.enters(job.recruiter, `/recruiter/jobs/${job.id}`);
  await page.getByRole('tab', { name: new RegExp(`^${t('rankings:tabs.APPLIED')}`) }).click();
  const row = page.getByRole('listitem').filter({ hasText: side.lastName });
  await visitor.arrives('recruiter-job', row);
  await row.getByRole('link').click();
  await visitor.arrives(
    'recruiter-candidate',
    heading(t('candidates:application.title')),
    page.getByText(side.start),
    page.getByText(side.choices[1]),
  );
}

async function withdraw(visitor: Visitor, job: SharedJob, side: Side): Promise<void> {
  const { t, page, button, link, heading } = visitor;
  await visitor.goesTo('candidate-applications');
  await visitor.arrives('candidate-applications', link(job.title));
  await link(job.title).click();
  await visitor.arrives(
    'candidate-application',
    heading(job.title),
    page.getByText(t('application-stage:stages.VIEWED'), { exact: true }),
    page.getByText(side.choices[1]),
  );
  await button(t('applications:withdraw.action')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('applications:withdraw.reason')).fill(side.reason);
  await visitor.arrives('candidate-application');
  await dialog.getByRole('button', { name: t('applications:withdraw.confirm') }).click();
  await dialog.waitFor({ state: 'detached' });
  await visitor.arrives(
    'candidate-application',
    page.getByText(side.reason),
    page.getByText(t('application-stage:stages.WITHDRAWN'), { exact: true }),
    link(t('job-lists:apply.again')),
  );
}
