import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { newCompany } from './other-side.ts';
import { linkFor, newEmail, PASSWORD, signUp } from './people.ts';

const RESUME = path.resolve(import.meta.dirname, '../engines/resumes/golden/docs/g01-nurse.pdf');
const PICTURE = path.resolve(import.meta.dirname, '../web/public/mark.svg');

const WORDS = {
  en: {
    waiting: 'waiting2@masar.demo',
    reason: 'Please add a resume.',
    company: 'Samha Dairies',
    about: 'Samha Dairies makes milk and cheese on three farms and brings both to shops across the Emirates.',
  },
  ar: {
    waiting: 'waiting3@masar.demo',
    reason: 'نرجو إضافة السيرة الذاتية.',
    company: 'ألبان سمحة',
    about: 'تنتج سمحة الحليب والجبن في ثلاث مزارع وتوصلها إلى المتاجر في أنحاء الدولة كل صباح طوال العام.',
  },
} as const;

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  const words = WORDS[look.language];
  /** Admins and owners work at a desk. */
  const desk = { ...look, width: 1440 } as const;

  it('a candidate is declined, mends, asks again and is let in while they wait', async () => {
    const person = await visit(look);
    const { t, page, button } = person;
    await person.enters(words.waiting);
    await person.arrives('approval-pending', page.getByText(t('onboarding:approval.since')));

    const admin = await visit(desk);
    await admin.enters('admin@masar.demo');
    await admin.arrives('recruiter-dashboard');
    await admin.goesTo('admin-candidates');
    const name = await rowOf(admin, words.waiting);
    await admin.button(admin.t('approvals:named.DECLINED', { name })).click();
    await admin.types(admin.t('approvals:reason.label'), words.reason);
    await admin.button(admin.t('approvals:reason.submit.DECLINED')).click();
    await admin.page.getByRole('status').getByText(name).first().waitFor();

    // Nobody reloads: the decision comes to the waiting page.
    await person.arrives('approval-pending', page.getByText(words.reason));
    await button(t('onboarding:start_over.mend')).click();
    await person.arrives('onboarding-candidate', page.getByText(words.reason));
    await page.locator('input[type=file]').first().setInputFiles(RESUME);
    await page.getByText('g01-nurse.pdf').waitFor();
    await choosePicture(person);
    await button(t('onboarding:candidate.submit')).click();
    await person.arrives('onboarding-disclaimer', page.getByText('g01-nurse.pdf'));
    await button(t('onboarding:disclaimer.submit')).click();
    await person.arrives('onboarding-success');
    await button(t('onboarding:success.continue_candidate')).click();
    await person.arrives('approval-pending', page.getByText(t('onboarding:approval.since')));

    await admin.open('/recruiter/admin/candidates');
    await rowOf(admin, words.waiting);
    await admin.link(name).first().click();
    await admin.arrives('admin-candidate', admin.page.getByText(words.reason));
    await admin.button(admin.t('approvals:action.APPROVED')).click();
    await page.waitForURL(/\/candidate\//);
  });

  it('whoever describes a company that is there joins it once its owner says so', async () => {
    const email = await newCompany(words.company);
    const person = await visit(look);
    const { t, page, button } = person;
    await signUp(person, { firstName: 'Rana', lastName: 'Odeh', email: newEmail('joining') });
    await describeCompany(person, words);
    await person.arrives(
      'onboarding-recruiter',
      button(t('onboarding:similar.join_named', { company: words.company })),
    );
    await page.goBack();
    await person.arrives('onboarding-recruiter', button(t('onboarding:recruiter.submit')));
    expect(await person.field(t('company-details:name')).inputValue()).toBe(words.company);
    await button(t('onboarding:recruiter.submit')).click();
    await button(t('onboarding:similar.join_named', { company: words.company })).click();
    await person.arrives('approval-pending', page.getByText(words.company).first());

    const owner = await visit(desk);
    await owner.enters(email, '/settings/company/profile');
    const letIn = owner.button(owner.t('companies:requests.accept_named', { name: 'Rana Odeh' }));
    await owner.arrives('company-settings', letIn);
    await letIn.click();
    await person.arrives('recruiter-dashboard');
  });

  it('who finishes in one tab is moved on in the other', async () => {
    const here = await visit(look);
    const { t, page, button } = here;
    await signUp(here, { firstName: 'Rana', lastName: 'Odeh', email: newEmail('tabs') });
    const there = await here.newTab();
    await there.open('/onboarding/candidate');
    await there.arrives('onboarding-candidate', there.button(t('onboarding:candidate.submit')));
    await page.bringToFront();
    await describeCompany(here, { company: `${words.company} 3`, about: words.about });
    await here.arrives('onboarding-success', page.getByText(t('onboarding:success.lead_unverified')));
    await there.arrives('recruiter-dashboard');
    await button(t('onboarding:success.later')).click();
    await here.arrives('recruiter-dashboard');
  });

  it('an invited manager comes in by the link of the mail, and changes the company', async () => {
    const owner = await visit(desk);
    const { t } = owner;
    const company = `${words.company} 2`;
    await owner.enters(await newCompany(company), '/settings/company/profile');
    await owner.arrives('company-settings', owner.button(t('companies:invite.send')));
    const email = newEmail('invited');
    await owner.field(t('companies:invite.email')).fill(email);
    const role = owner.page.getByRole('combobox', { name: t('companies:invite.role') });
    await role.selectOption({ label: t('companies:role.manager') });
    await owner.button(t('companies:invite.send')).click();
    await owner.button(t('invitation:revoke_named', { email })).waitFor();

    const person = await visit(look);
    await person.open(await linkFor(email, 'team-invitation', 'signup'));
    await person.arrives('signup', person.page.getByText(company).first());
    await person.field(person.t('sign-up:names.first')).fill('Rana');
    await person.field(person.t('sign-up:names.last')).fill('Odeh');
    await person.field(person.t('accounts:signup.email')).fill(email);
    await person.page.getByLabel(person.t('accounts:signup.password'), { exact: true }).fill(PASSWORD);
    await person.page.getByRole('checkbox').check();
    await person.button(person.t('accounts:signup.submit')).click();
    await person.arrives('recruiter-dashboard');
    await person.open('/settings/company/edit');
    await person.arrives('company-edit', person.field(person.t('company-details:name')));
    await person.types(person.t('company-details:size'), '95');
    await person.button(person.t('companies:edit.save')).click();
    await person.arrives('company-settings', person.page.getByText('95', { exact: true }));
  });
});

/** Finds a waiting account by its address; says whose it is. */
async function rowOf(admin: Visitor, email: string): Promise<string> {
  const { t, page } = admin;
  await page.getByRole('searchbox', { name: t('approvals:search') }).fill(email);
  const row = page.getByRole('listitem').filter({ hasText: email });
  await admin.arrives('admin-candidates', row);
  await page.waitForURL(/q=/);
  return (await row.getByRole('link').first().textContent()) ?? '';
}

/** A picture is cut by the keyboard before it is stored. */
async function choosePicture({ page, t, button }: Visitor): Promise<void> {
  await page.locator('input[type=file][accept*=".png"]').setInputFiles(PICTURE);
  const use = button(t('pictures:crop.use'));
  await use.waitFor();
  const zoom = page.getByRole('slider', { name: t('pictures:crop.zoom') });
  await zoom.focus();
  await zoom.press('ArrowUp');
  await use.click();
  await use.waitFor({ state: 'detached' });
  await page.getByText('mark.png').waitFor();
}

async function describeCompany(person: Visitor, { company, about }: { company: string; about: string }) {
  const { t, button } = person;
  await person.link(new RegExp(t('onboarding:choice.recruiter'))).click();
  await person.arrives('onboarding-recruiter', button(t('onboarding:recruiter.submit')));
  await person.types(t('company-details:name'), company);
  await person.types(t('company-details:size'), '40');
  await person.types(t('company-details:industry'), 'Dairy');
  await person.types(t('company-details:location'), 'Al Ain');
  await person.types(t('company-details:description'), about);
  await button(t('onboarding:recruiter.submit')).click();
}
