import { describe, expect, it } from 'vitest';
import { isolated } from '#web/platform/isolated.ts';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { addCandidate, NURSE_JOB, newCompany, publishInternalJob } from './other-side.ts';
import { linkFor, logIn } from './people.ts';

const SIDES = {
  en: {
    headings: 'Name,Email,Department,Skills',
    name: 'Huda Salem',
    department: 'Emergency',
    job: NURSE_JOB.en,
  },
  ar: {
    headings: 'الاسم,البريد الإلكتروني,القسم,المهارات',
    name: 'هدى سالم',
    department: 'الطوارئ',
    job: NURSE_JOB.ar,
  },
} as const;
type Side = (typeof SIDES)['en' | 'ar'];

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  const side = SIDES[look.language];

  it('a file is corrected and imported, an employee says yes, is sent a job, and applies; an outsider sees nothing', async () => {
    const owner = await newCompany('Sahel Partners');
    const person = await addCandidate('g01-nurse.pdf');
    const job = await publishInternalJob(owner, side.job);

    const recruiter = await visit(look);
    await recruiter.enters(owner);
    await recruiter.arrives('recruiter-dashboard');
    await importEmployees(recruiter, side, person);
    await recruiter.button(recruiter.t('employees:invite_of', { name: isolated(side.name) })).click();
    const link = await linkFor(person, 'employment-invitation', '/employment/');

    const employee = await visit(look);
    await employee.open(link);
    await sayYes(employee, link, person);
    await sendJob(recruiter, side, job);
    await openAndApply(employee, job);

    const outsider = await visit(look);
    await outsider.enters(await addCandidate('g12-ar-nurse.pdf'));
    await outsider.arrives('candidate-dashboard');
    await outsider.open(`/candidate/jobs?tab=all&q=${encodeURIComponent(job.title)}`);
    await outsider.arrives('candidate-jobs');
    expect(await outsider.page.locator(`a[href*="${job.id}"]`).count()).toBe(0);
  });
});

async function importEmployees(visitor: Visitor, side: Side, email: string): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.open('/recruiter/employees');
  await visitor.arrives('employees', button(t('employees:import')));
  await button(t('employees:import')).click();
  const dialog = page.getByRole('dialog');
  const choose = (rows: string) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${side.headings}\n${rows}\n`),
    });
  await choose(`${side.name},not an address,${side.department},`);
  await dialog.getByText(t('employees:importing.nothing')).waitFor();
  await dialog.getByRole('button', { name: t('employees:importing.other') }).click();
  await choose(`${side.name},${email},${side.department},Triage; Wound care\n,,,`);
  await dialog.getByText(t('employees:importing.nothing_saved')).waitFor();
  await dialog.getByRole('button', { name: t('employees:importing.confirm') }).click();
  await dialog.getByText(t('employees:importing.saved')).waitFor();
  await dialog
    .getByRole('button', { name: t('employees:importing.close'), exact: true })
    .last()
    .click();
  await visitor.arrives('employees', page.getByText(side.name).first());
}

async function sayYes(visitor: Visitor, link: string, email: string): Promise<void> {
  const { t, button } = visitor;
  await visitor.arrives('employment', visitor.link(t('employees:employment.log_in')));
  await visitor.link(t('employees:employment.log_in')).click();
  await logIn(visitor, email);
  await visitor.arrives('employment', button(t('employees:employment.accept')));
  expect(visitor.page.url()).toContain(link.split('?')[0]);
  await button(t('employees:employment.accept')).click();
  await visitor.arrives('candidate-jobs', visitor.heading(t('job-lists:internal_jobs.title')));
}

async function sendJob(visitor: Visitor, side: Side, job: { id: string; title: string }): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.open(`/recruiter/employees?job_id=${job.id}&sort=match`);
  const box = page.getByRole('checkbox', {
    name: t('employees:sending.choose', { name: isolated(side.name) }),
  });
  await visitor.arrives(
    'employees',
    box,
    page.getByText(t('employees:links.linked'), { exact: true }).last(),
  );
  await page.getByText(t('employee-match:sources.profile')).waitFor();
  await box.check();
  await button(t('employees:sending.send')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('employees:sending.send'), exact: true }).click();
  await dialog.getByRole('status').first().waitFor();
  await dialog.getByRole('button', { name: t('employees:sending.close') }).click();
}

async function openAndApply(visitor: Visitor, job: { id: string; title: string }): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.open('/candidate/jobs');
  await visitor.arrives('candidate-jobs', page.locator(`a[href*="${job.id}"]`));
  await page.locator(`a[href*="${job.id}"]`).click();
  await visitor.arrives('candidate-job-view', button(t('job-lists:apply.action')));
  await button(t('job-lists:apply.action')).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: t('job-lists:apply.send') }).click();
  await form.waitFor({ state: 'detached' });
  await visitor.open('/candidate/jobs');
  await visitor.arrives(
    'candidate-jobs',
    page.getByText(t('job-lists:internal_jobs.applied'), { exact: true }),
  );
}
