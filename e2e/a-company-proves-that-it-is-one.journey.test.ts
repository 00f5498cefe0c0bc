import { describe, expect, it } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { addCandidate, NURSE_JOB, newCompany, newUnverifiedCompany, send, tokenOf } from './other-side.ts';
import { codeFor, newEmail, signUp } from './people.ts';

/** A company that registers, one that everybody knows, one that looks like it, and one without a website. */
const COMPANIES = {
  en: {
    name: 'Wadi Home Nursing',
    about: 'Wadi sends nurses to families at home, from Al Ain to the coast, by day and by night all year.',
    known: 'Barq Express',
    lookalike: 'Barq Expres',
    small: 'Hatta Honey',
    note: 'Licence 4711 seen, and the number on it answered.',
  },
  ar: {
    name: 'وادي للتمريض المنزلي',
    about: 'ترسل وادي الممرضات إلى العائلات في بيوتها من العين إلى الساحل، نهارًا وليلًا طوال أيام العام.',
    known: 'برق للشحن السريع',
    lookalike: 'برق للشحن السريعة',
    small: 'عسل حتا',
    note: 'اطلعنا على الرخصة 4711 وأجاب الرقم المدون فيها.',
  },
} as const;

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  const words = COMPANIES[look.language];

  it('a company saves drafts and sees people without names until a mailed code proves it', async () => {
    await addCandidate(look.language === 'en' ? 'g01-nurse.pdf' : 'g12-ar-nurse.pdf');
    const visitor = await visit(look);
    const { t, page, button } = visitor;
    const email = newEmail('unproved');
    const domain = `wadi-${process.pid}-${look.language}.example`;
    await signUp(visitor, { firstName: 'Huda', lastName: 'Salem', email });
    await describeCompany(visitor, words, `https://www.${domain}`);
    const note = page.getByRole('complementary', { name: t('app:company_note.label') });
    await visitor.arrives('recruiter-dashboard', note);
    await seesNobodysName(visitor);

    const draft = await aDraft(email, NURSE_JOB[look.language]);
    await visitor.open(`/recruiter/jobs/post-job/${draft}/view`);
    await visitor.arrives('post-job-view', button(t('jobs:form.publish')));
    await button(t('jobs:form.publish')).click();
    await visitor.link(t('platform:prove_company')).click();

    const address = `office@${domain}`;
    const send = button(t('company-checks:own.send'));
    await visitor.arrives('company-verification', send);
    await visitor.types(t('company-checks:own.address'), 'office@elsewhere.example');
    await send.click();
    await page.getByText(domain).first().waitFor();
    await visitor.types(t('company-checks:own.address'), address);
    await send.click();
    const code = page.getByRole('textbox', { name: t('company-checks:own.code') });
    await code.waitFor();
    await code.fill(await codeFor(address, 'prove-company'));
    await button(t('company-checks:own.submit')).click();
    await visitor.arrives('company-verification', page.getByText(t('company-checks:state.verified')));
    await note.waitFor({ state: 'detached' });

    await visitor.open(`/recruiter/jobs/post-job/${draft}/view`);
    await button(t('jobs:form.publish')).click();
    const token = await tokenOf(email);
    await expect.poll(async () => (await jobOf(draft, token)).status).toBe('published');
  });

  it('an admin sees a look-alike beside the one it resembles, and confirms a company by what was checked', async () => {
    await newCompany(words.known);
    await newUnverifiedCompany(words.lookalike, `https://barq-${process.pid}.example`);
    await newUnverifiedCompany(words.small, null);
    const admin = await visit(look);
    const { t, page, button } = admin;
    await admin.enters('admin@masar.demo');
    await admin.goesTo('admin-companies');
    const held = page.getByRole('article', { name: words.lookalike, exact: true });
    await admin.arrives('admin-companies', held);
    await held.getByText(t('company-checks:admin.reasons.similar_name')).waitFor();
    await held
      .getByRole('region', { name: t('company-checks:admin.like') })
      .getByText(words.known, { exact: true })
      .waitFor();

    await page.getByRole('tab', { name: new RegExp(t('company-checks:state.unverified')) }).click();
    await page.getByRole('searchbox', { name: t('company-checks:admin.search') }).fill(words.small);
    const confirm = button(t('company-checks:admin.confirm_named', { company: words.small }));
    await admin.arrives('admin-companies', confirm);
    await confirm.click();
    await admin.types(t('company-checks:note.CONFIRM.label'), words.note);
    await button(t('company-checks:note.CONFIRM.submit')).click();
    await confirm.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: new RegExp(`^${t('company-checks:state.verified')}`) }).click();
    await page.getByText(words.note).waitFor();
  });
});

async function describeCompany(
  visitor: Visitor,
  { name, about }: { name: string; about: string },
  website: string,
): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.link(new RegExp(t('onboarding:choice.recruiter'))).click();
  await visitor.arrives('onboarding-recruiter', page.getByText(t('onboarding:recruiter.check')));
  await visitor.types(t('company-details:name'), name);
  await visitor.types(t('company-details:size'), '40');
  await visitor.types(t('company-details:industry'), 'Healthcare');
  await visitor.types(t('company-details:location'), 'Al Ain');
  await visitor.types(`${t('company-details:website')} (${t('company-details:optional')})`, website);
  await visitor.types(t('company-details:description'), about);
  await button(t('onboarding:recruiter.submit')).click();
  await visitor.arrives('onboarding-success', page.getByText(t('onboarding:success.lead_unverified')));
  await button(t('onboarding:success.later')).click();
}

async function seesNobodysName({ t, page, open, language }: Visitor): Promise<void> {
  await open('/recruiter/search');
  const field = page.getByRole('textbox', { name: t('candidate-searches:field.label') });
  await field.fill(language === 'en' ? 'nurse' : 'ممرضة');
  await field.press('Enter');
  const people = page
    .getByRole('list', { name: t('candidate-searches:results') })
    .locator('[data-review-row]');
  await people.first().waitFor();
  expect(await people.count()).toBeLessThanOrEqual(10);
  for (const text of await people.allTextContents())
    expect(text).toMatch(language === 'en' ? /Candidate \d{6}/ : /المرشّح [\d٠-٩]{6}/);
}

async function aDraft(email: string, text: string): Promise<string> {
  const token = await tokenOf(email);
  const { job } = await send<{ job: object }>('/recruiter/parse-job', token, { text });
  const { jid } = await send<{ jid: string }>('/recruiter/post-job', token, { job, publish: false });
  return jid;
}

const jobOf = (id: string, token: string) => send<{ status: string }>(`/job/${id}?company_job=true`, token);
