import { describe, expect, it } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { addCandidate } from './other-side.ts';
import { newCompanyEmail, signUp } from './people.ts';

/** A company, a text it has, another one it keeps in a file, and the place it moves the job to. */
const COMPANIES = {
  en: {
    firstName: 'Hanan',
    lastName: 'Rashid',
    name: 'Rimal Clinics',
    size: '240',
    industry: 'Hospitals and clinics',
    location: 'Abu Dhabi',
    about: 'Rimal runs six clinics and a day hospital, with teams for emergency, family and elderly care.',
    somebody: 'g01-nurse.pdf',
    title: 'Registered Nurse',
    text: `Registered Nurse
Rimal Clinics, Dubai. Full time, on site.
We are looking for a registered nurse who cares for acute patients in our emergency unit, works well in a team and keeps calm at triage.
What you will do
- Assess patients on arrival and set priorities at triage
- Give medication and intravenous therapy, and watch vital signs
- Keep records and teach patients and their families
What you bring
- Bachelor of Nursing and at least 2 years of experience
- Patient care, triage, wound care, infection control, medication administration
- English, fluent
Salary AED 9,000 to 13,000 a month.`,
    movedTo: 'Sharjah',
    file: 'accountant.txt',
    fileTitle: 'Accountant',
    fileText: `Accountant
Rimal Clinics, Abu Dhabi. Full time.
We are looking for an accountant who keeps the books of six clinics, closes the month and prepares the reports for the board.
What you bring
- Bachelor in accounting and 3 years of experience
- Bookkeeping, financial reporting, accounts payable, Microsoft Excel, VAT
Salary AED 8,000 to 12,000 a month.`,
  },
  ar: {
    firstName: 'حنان',
    lastName: 'راشد',
    name: 'عيادات رمال',
    size: '240',
    industry: 'المستشفيات والعيادات',
    location: 'أبوظبي',
    about:
      'تدير رمال ست عيادات ومستشفى نهاريًا، وفيها فرق للطوارئ وطب الأسرة ورعاية كبار السن في أنحاء الدولة.',
    somebody: 'g12-ar-nurse.pdf',
    title: 'ممرضة طوارئ',
    text: `ممرضة طوارئ
عيادات رمال، أبوظبي. دوام كامل.
نبحث عن ممرضة ترعى الحالات الحرجة في قسم الطوارئ وتعمل ضمن فريق وتحسن التصرف تحت الضغط.
المتطلبات
- بكالوريوس تمريض وخبرة سنتين على الأقل
- رعاية المرضى، مكافحة العدوى، العناية بالجروح، العلاج الوريدي
الراتب 9000 إلى 13000 درهم شهريًا.`,
    movedTo: 'الشارقة',
    file: 'accountant.txt',
    fileTitle: 'محاسب',
    fileText: `محاسب
عيادات رمال، دبي. دوام كامل.
نبحث عن محاسب يمسك دفاتر ست عيادات ويقفل حسابات الشهر ويعد التقارير المالية لمجلس الإدارة بدقة وفي موعدها.
المهام
- مسك الدفاتر وتسوية الحسابات البنكية
- إعداد التقارير المالية الشهرية وإقرارات ضريبة القيمة المضافة
المتطلبات
- بكالوريوس محاسبة وخبرة سنتين على الأقل
- مسك الدفاتر، التقارير المالية، مايكروسوفت إكسل، التدقيق، إعداد الميزانية
الراتب 8000 إلى 12000 درهم شهريًا.`,
  },
} as const;

type Company = (typeof COMPANIES)['en' | 'ar'];

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  const company = COMPANIES[look.language];

  it('a text becomes a job, the job finds people, and the best of them is shortlisted', async () => {
    const visitor = await visit(look);
    await addCandidate(company.somebody);
    const { email, website } = newCompanyEmail(company.name);
    await signUp(visitor, { ...company, email });
    await startWithCompany(visitor, company, website);
    await postFromText(visitor, company);
    const name = await shortlistBest(visitor);
    await findAmongCandidates(visitor, name);
    await postFromFile(visitor, company);
  });
});

/** The address of the recruiter is of the website’s domain: the company is verified at once. */
async function startWithCompany(visitor: Visitor, company: Company, website: string): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.link(new RegExp(t('onboarding:choice.recruiter'))).click();
  await visitor.arrives('onboarding-recruiter', button(t('onboarding:recruiter.submit')));
  await visitor.types(t('company-details:name'), company.name);
  await visitor.types(t('company-details:size'), company.size);
  await visitor.types(t('company-details:industry'), company.industry);
  await visitor.types(t('company-details:location'), company.location);
  await visitor.types(`${t('company-details:website')} (${t('company-details:optional')})`, website);
  await visitor.types(t('company-details:description'), company.about);
  await button(t('onboarding:recruiter.submit')).click();
  await visitor.arrives('onboarding-success', page.getByText(t('onboarding:success.lead_recruiter')));
  await button(t('onboarding:success.continue_recruiter')).click();
  await visitor.arrives('recruiter-dashboard', visitor.heading(t('jobs:dashboard.empty')));
}

/** A typed text, read into the form, saved as a draft, corrected, and published. */
async function postFromText(visitor: Visitor, company: Company): Promise<void> {
  const { t, page, button, heading, link } = visitor;
  await visitor.goesTo('recruiter-jobs');
  await visitor.arrives('recruiter-jobs', heading(t('jobs:listing.empty')));
  await link(t('jobs:listing.post')).first().click();
  await visitor.arrives('post-job', heading(t('jobs:post.modes.DEFAULT.title')));
  await link(new RegExp(t('jobs:post.ways.text.title'))).click();
  await visitor.arrives('post-job', heading(t('jobs:post.modes.TEXT_JOB_POST.title')));
  await visitor.types(t('jobs:post.text.label'), company.text);
  await button(t('jobs:post.text.read')).click();

  await visitor.arrives('post-job-edit', page.getByText(t('jobs:edit.lead_read')));
  expect(await visitor.field(t('jobs:form.job_title')).inputValue()).toBe(company.title);
  await button(t('jobs:form.save_draft')).click();
  await visitor.arrives('post-job-view', heading(company.title), button(t('jobs:form.publish')));
  await link(t('jobs:preview.edit')).click();
  await visitor.arrives('post-job-edit', visitor.field(t('jobs:form.location')));
  await visitor.types(t('jobs:form.location'), company.movedTo);
  await button(t('jobs:form.publish')).click();
  await visitor.arrives('recruiter-job', heading(company.title), page.getByText(company.movedTo));
}

/** Shortlists the best, takes it back, shortlists again; says who it is. */
async function shortlistBest(visitor: Visitor): Promise<string> {
  const { t, page, button } = visitor;
  const shortlist = button(new RegExp(`^${t('rankings:row.shortlist', { name: '' })}`));
  await visitor.arrives('recruiter-job', shortlist);
  const scores = await page
    .getByRole('img', { name: new RegExp(t('candidate-rows:score', { percent: '.*' })) })
    .allTextContents();
  const shares = scores.map((text) => Number(text.replace(/\D/g, '')));
  expect(Math.min(...shares), 'weaker matches stay hidden until asked for').toBeGreaterThanOrEqual(30);
  expect(shares, 'the best comes first').toEqual([...shares].sort((a, b) => b - a));

  const best = page.getByRole('listitem').filter({ has: shortlist }).first();
  const name = (await best.getByRole('link').first().textContent()) ?? '';
  // Two people may bear one name: the row is known by its address.
  const address = await best.getByRole('link').first().getAttribute('href');
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="${address}"]`) });
  const decide = row.getByRole('button', { name: t('rankings:row.shortlist', { name }), exact: true });
  await decide.click();
  await decide.waitFor({ state: 'detached' });
  await page
    .getByRole('status')
    .filter({ hasText: t('rankings:decided.SHORTLISTED', { name: `\u2068${name}\u2069` }) })
    .getByRole('button', { name: t('platform:undo'), exact: true })
    .click();
  await decide.waitFor();
  await decide.click();
  await decide.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: new RegExp(t('rankings:tabs.SHORTLISTED')) }).click();
  await visitor.arrives('recruiter-job', button(t('rankings:row.take_back', { name })));
  await page.reload();
  await visitor.arrives('recruiter-job', button(t('rankings:row.take_back', { name })));
  return name;
}

/** Who is shortlisted stands among the company's candidates; their contacts wait for their own yes. */
async function findAmongCandidates(visitor: Visitor, name: string): Promise<void> {
  const { t, page, heading, link } = visitor;
  await visitor.goesTo('recruiter-candidates');
  await visitor.arrives('recruiter-candidates', link(name));
  await link(name).click();
  await page.locator('summary', { hasText: t('match-explanation:whole.show') }).click();
  await visitor.arrives(
    'recruiter-candidate',
    heading(name),
    heading(t('profile-view:contacts')),
    heading(t('match-explanation:parts.heading')),
    page.getByText(t('profile-view:contacts_hidden')),
  );
}

async function postFromFile(visitor: Visitor, company: Company): Promise<void> {
  const { t, page, button, heading, link } = visitor;
  await visitor.goesTo('recruiter-jobs');
  await visitor.arrives('recruiter-jobs', link(company.title));
  await link(t('jobs:listing.post')).first().click();
  await link(new RegExp(t('jobs:post.ways.file.title'))).click();
  await visitor.arrives('post-job', page.getByText(t('jobs:post.file.drop')));
  const buffer = Buffer.from(company.fileText);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: company.file, mimeType: 'text/plain', buffer });
  await visitor.arrives('post-job-edit', page.getByText(t('jobs:edit.lead_read')));
  expect(await visitor.field(t('jobs:form.job_title')).inputValue()).toBe(company.fileTitle);
  await button(t('jobs:form.publish')).click();
  const toReview = page.getByRole('tab', { name: new RegExp(t('rankings:tabs.PENDING')) });
  await visitor.arrives('recruiter-job', heading(company.fileTitle), toReview);
}
