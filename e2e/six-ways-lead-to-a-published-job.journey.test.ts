import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { newCompany, send } from './other-side.ts';
import { codeFor, newCompanyEmail, PASSWORD } from './people.ts';

/** What a company has of its jobs: a text, a file, a page, a sentence, the name of an occupation. */
const INPUTS = {
  en: {
    occupation: 'accountant',
    prompt: 'Registered nurse in Sharjah, triage and wound care, English, 3 years',
    promptYears: '3',
    place: 'Dubai, United Arab Emirates',
    textTitle: 'Civil Engineer',
    text: `Civil Engineer
We are looking for a civil engineer who leads the site team of a road project in Abu Dhabi, from the first drawing to handover.
What you will do
- Plan the work of three crews
What you bring
- Bachelor in civil engineering and 6 years of experience
- AutoCAD, project management`,
    fileTitle: 'Electrician',
    file: `Rimal Works has two vacancies in Ajman

1) Electrician (2 posts)
We are looking for an electrician who installs and maintains low-voltage systems in schools and clinics.
- 2 years of experience, electrical installation, safety procedures

2) Storekeeper (1 post)
- Receives goods, counts the stock, 1 year of experience`,
    besideInFile: 'Storekeeper',
    pageTitle: 'Warehouse Supervisor',
    pageAbout:
      'We are looking for a warehouse supervisor who leads twenty people in Jebel Ali, keeps stock in order and sends goods on time.',
    copiedTo: 'Fujairah',
  },
  ar: {
    occupation: 'محاسب',
    prompt: 'ممرضة في الشارقة، الفرز والعناية بالجروح، اللغة الإنجليزية، خبرة 3 سنوات',
    promptYears: '3',
    place: 'دبي، الإمارات العربية المتحدة',
    textTitle: 'مهندس مدني',
    text: `مهندس مدني
نبحث عن مهندس مدني يقود فريق الموقع في مشروع طرق في أبوظبي من أول مخطط حتى التسليم، ويتابع الجودة والسلامة.
المهام
- تخطيط عمل ثلاث فرق
المتطلبات
- بكالوريوس هندسة مدنية وخبرة 6 سنوات
- أوتوكاد، إدارة المشاريع`,
    fileTitle: 'كهربائي',
    file: `لدى رمال للأعمال في عجمان وظيفتان

أولاً: كهربائي (عدد 2)
نبحث عن كهربائي يركّب أنظمة الجهد المنخفض في المدارس والعيادات ويصونها وفق إجراءات السلامة المعتمدة.
- خبرة سنتين، التمديدات الكهربائية، إجراءات السلامة

ثانياً: أمين مستودع (عدد 1)
- استلام البضائع وجرد المخزون، خبرة سنة`,
    besideInFile: 'أمين مستودع',
    pageTitle: 'مشرف مستودع',
    pageAbout:
      'نبحث عن مشرف مستودع يقود عشرين موظفًا في جبل علي وينظم المخزون ويرسل البضائع في موعدها إلى العملاء في أنحاء الدولة.',
    copiedTo: 'الفجيرة',
  },
} as const;

type Inputs = (typeof INPUTS)['en' | 'ar'];

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  const inputs = INPUTS[look.language];

  it('each of the six ways ends in one editor and in a published job', async () => {
    const visitor = await visit(look);
    const email = await newCompany('Rimal Works');
    await visitor.enters(email);
    await visitor.arrives('recruiter-dashboard');
    await fromProfile(visitor, inputs);
    await fromPrompt(visitor, inputs);
    await fromText(visitor, inputs);
    await fromFile(visitor, inputs);
    await fromLink(visitor, inputs);
    await fromCopy(visitor, inputs);
    await visitor.goesTo('recruiter-jobs');
    const { link } = visitor;
    const { textTitle, fileTitle, besideInFile } = inputs;
    await visitor.arrives('recruiter-jobs', link(textTitle), link(fileTitle), link(besideInFile));
  });

  it('one job more than the portal allows stays a draft, and the person is told whom to ask', async () => {
    const visitor = await visit(look);
    const { t, page, button } = visitor;
    const session = await fullCompany(look.language);
    await page.addInitScript((tokens) => {
      if (location.protocol !== 'about:')
        for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
    }, session);
    await begin(visitor, 'text');
    await visitor.types(t('jobs:post.text.label'), inputs.text);
    await button(t('jobs:post.text.read')).click();
    await visitor.arrives('post-job-edit', button(t('jobs:form.publish')));
    await button(t('jobs:form.publish')).click();
    const told = page.getByRole('alert').filter({ hasText: 'help@masar.local' });
    await told.waitFor();
    if (look.language === 'en')
      expect(await told.textContent()).toContain(
        'Limit Reached. Please contact at help@masar.local for more information',
      );
    await visitor.arrives('post-job-edit', button(t('jobs:form.publish')));
    await page.reload();
    await visitor.arrives('post-job-edit', button(t('jobs:form.publish')));
    expect(await visitor.field(t('jobs:form.job_title')).inputValue()).toBe(inputs.textTitle);
  });
});

async function begin(
  { t, open, link, arrives, heading }: Visitor,
  way: 'profile' | 'prompt' | 'text' | 'file' | 'link' | 'earlier',
) {
  await open('/recruiter/jobs/post-job');
  await arrives('post-job', heading(t('jobs:post.modes.DEFAULT.title')));
  await link(new RegExp(t(`jobs:post.ways.${way}.title`))).click();
}

/** Publishes what is in the editor; its title. */
async function publish(visitor: Visitor): Promise<string> {
  const { t, button, heading } = visitor;
  await visitor.arrives('post-job-edit', button(t('jobs:form.publish')));
  const title = await visitor.field(t('jobs:form.job_title')).inputValue();
  await button(t('jobs:form.publish')).click();
  await visitor.arrives('recruiter-job', heading(title));
  return title;
}

async function fromProfile(visitor: Visitor, { occupation, place }: Inputs): Promise<void> {
  const { t, button, page } = visitor;
  await begin(visitor, 'profile');
  await visitor.arrives('post-job', visitor.heading(t('jobs:post.modes.STANDARDISED.title')));
  await visitor.field(t('jobs:form.job_title')).fill(occupation);
  await button(t('jobs:profiles.search')).click();
  const first = page.getByRole('main').getByRole('listitem').first();
  await visitor.arrives('post-job-search', first);
  await first.getByRole('link').click();
  await visitor.arrives('post-job', button(t('jobs:profiles.use')));
  await button(t('jobs:profiles.use')).click();
  await visitor.arrives('post-job-edit', visitor.field(t('jobs:form.location')));
  await visitor.types(t('jobs:form.location'), place);
  await publish(visitor);
}

async function fromPrompt(visitor: Visitor, { prompt, promptYears }: Inputs): Promise<void> {
  const { t, button } = visitor;
  await begin(visitor, 'prompt');
  await visitor.arrives('ai-generated-job', button(t('jobs:generate.make')));
  await visitor.types(t('jobs:generate.label'), prompt);
  await button(t('jobs:generate.make')).click();
  await visitor.arrives('ai-generated-job', button(t('jobs:generate.use')));
  await visitor.page.getByText(t('jobs:generate.made_by.taxonomy')).waitFor();
  await button(t('jobs:generate.use')).click();
  await visitor.arrives('post-job-edit', button(t('jobs:form.publish')));
  expect(await visitor.field(t('jobs:form.min_years')).inputValue()).toBe(promptYears);
  await publish(visitor);
}

async function fromText(visitor: Visitor, { text, textTitle }: Inputs): Promise<void> {
  const { t, button } = visitor;
  await begin(visitor, 'text');
  await visitor.types(t('jobs:post.text.label'), text);
  // A field begins where the page does, and each line runs as its own words do.
  const runs = await visitor.field(t('jobs:post.text.label')).evaluate((field) => {
    const { direction, unicodeBidi } = getComputedStyle(field);
    return [direction, unicodeBidi];
  });
  expect(runs).toEqual([visitor.language === 'ar' ? 'rtl' : 'ltr', 'plaintext']);
  await button(t('jobs:post.text.read')).click();
  expect(await publish(visitor)).toBe(textTitle);
}

/** A file that offers two positions: the form is for the first, and the other becomes a draft beside it. */
async function fromFile(visitor: Visitor, { file, fileTitle, besideInFile }: Inputs): Promise<void> {
  const { t, page, button, link } = visitor;
  await begin(visitor, 'file');
  await visitor.arrives('post-job', page.getByText(t('jobs:post.file.drop')));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'job.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
  const saveOther = button(t('jobs:positions.save', { count: 1 }));
  await visitor.arrives('post-job-edit', saveOther);
  await saveOther.click();
  await link(besideInFile).waitFor();
  expect(await publish(visitor)).toBe(fileTitle);
}

/** A page of another site, with the posting as search engines read it. */
async function fromLink(visitor: Visitor, { pageTitle, pageAbout }: Inputs): Promise<void> {
  const { t, button } = visitor;
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: pageTitle,
    description: `<p>${pageAbout}</p>`,
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Dubai', addressCountry: 'AE' } },
  };
  const site = await serve(
    `<!doctype html><html><head><meta charset="utf-8"><title>${pageTitle}</title><script type="application/ld+json">${JSON.stringify(posting)}</script></head><body><nav>Home</nav><h1>${pageTitle}</h1><p>${pageAbout}</p></body></html>`,
  );
  await begin(visitor, 'link');
  await visitor.arrives('post-job', visitor.heading(t('jobs:post.modes.LINKEDIN_JOB_POST.title')));
  await visitor.types(t('jobs:post.link.label'), site);
  await button(t('jobs:post.link.read')).click();
  expect(await publish(visitor)).toBe(pageTitle);
}

async function fromCopy(visitor: Visitor, { textTitle, copiedTo }: Inputs): Promise<void> {
  const { t, button, page } = visitor;
  await begin(visitor, 'earlier');
  const copy = button(t('jobs:post.earlier.copy_named', { job: textTitle }));
  await visitor.arrives('post-job', copy);
  await copy.click();
  await visitor.arrives('post-job-edit', visitor.field(t('jobs:form.location')));
  expect(await visitor.field(t('jobs:form.job_title')).inputValue()).toBe(textTitle);
  await visitor.types(t('jobs:form.location'), copiedTo);
  await publish(visitor);
  await page.getByText(copiedTo).first().waitFor();
}

async function serve(page: string): Promise<string> {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs/1`;
}

/** A company of a portal that lets it publish three jobs, all of which it has; what a browser keeps of its recruiter. */
async function fullCompany(lang: 'en' | 'ar'): Promise<Record<string, string>> {
  const { email, website } = newCompanyEmail('Rimal Limits');
  const inPortal = <T>(at: string, token: string, body: object) =>
    send<T>(at, token, body, { domain: 'LEC', lang });
  const account = { first_name: 'Sami', last_name: 'Nasser', email, password: PASSWORD, terms: true };
  const { token, user } = await inPortal<{ token: string; user: { refresh_token: string } }>(
    '/register-user',
    '',
    account,
  );
  await inPortal(`/verify-email/${await codeFor(email)}`, token, { email });
  await inPortal('/onboarding/recruiter', token, {
    company_name: 'Rimal Limits',
    company_website: website,
    company_size: '80',
    company_industry: 'Construction',
    company_location: 'Dubai',
    even_if_similar: true,
    company_description:
      'A company that has published every job that its portal allows, and would like one more.',
  });
  const { job } = await inPortal<{ job: object }>('/recruiter/parse-job', token, { text: INPUTS.en.text });
  for (let made = 0; made < 3; made++) await inPortal('/recruiter/post-job', token, { job, publish: true });
  return { token, refresh_token: user.refresh_token };
}
