import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { VISITS, type Visitor, visit } from './browser.ts';
import { publishJob } from './other-side.ts';
import { newEmail, signUp } from './people.ts';

const DOCUMENTS = path.resolve(import.meta.dirname, '../engines/resumes/golden/docs');

/** What each resume says, and what its owner would rather have it say. */
const OWNERS = {
  en: {
    firstName: 'Liza',
    lastName: 'Santos',
    resume: 'g01-nurse.pdf',
    jobs: ['Charge Nurse', 'Staff Nurse'],
    corrected: 'Nurse Manager',
    sought: `Emergency Nurse
We are looking for a registered nurse who cares for acute patients in our emergency unit and keeps calm at triage.
What you bring
- Bachelor of Nursing and at least 2 years of experience
- Triage, wound care, infection control, patient education
- English, fluent`,
  },
  ar: {
    firstName: 'ريم',
    lastName: 'الكعبي',
    resume: 'g12-ar-nurse.pdf',
    jobs: ['ممرضة عناية مركزة', 'ممرضة طوارئ'],
    corrected: 'رئيسة تمريض',
    sought: `ممرضة عناية مركزة
نبحث عن ممرضة ترعى الحالات الحرجة في قسم العناية المركزة وتعمل ضمن فريق وتحسن التصرف تحت الضغط.
المتطلبات
- بكالوريوس تمريض وخبرة سنتين على الأقل
- العناية المركزة، مكافحة العدوى، العلاج الوريدي، قراءة تخطيط القلب
- العربية`,
  },
} as const;

describe.each(VISITS)('in $language, $width px wide, $scheme', (look) => {
  const owner = OWNERS[look.language];

  it('a resume becomes a profile, and the profile finds jobs with their reasons', async () => {
    await publishJob(owner.sought);
    const visitor = await visit(look);
    await signUp(visitor, { ...owner, email: newEmail('candidate') });
    await startWithResume(visitor, path.join(DOCUMENTS, owner.resume));
    await correctJobTitle(visitor, owner.jobs, owner.corrected);
    const job = await openBestJob(visitor);
    await keepAsFavourite(visitor, job);
  });
});

/** Onboarding, to the profile that was read. */
async function startWithResume(visitor: Visitor, resume: string): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.link(new RegExp(t('onboarding:choice.candidate'))).click();
  await visitor.arrives('onboarding-candidate', page.getByText(t('onboarding:candidate.resume_drop')));
  await page.locator('input[type=file]').first().setInputFiles(resume);
  await button(t('file-field:remove')).waitFor();
  await page.getByText(path.basename(resume)).waitFor();
  await page.getByRole('checkbox', { name: t('onboarding:candidate.on_site') }).check();
  await button(t('onboarding:candidate.submit')).click();

  await visitor.arrives('onboarding-disclaimer', page.getByText(path.basename(resume)));
  const release = await holdReading(page);
  await button(t('onboarding:disclaimer.submit')).click();
  await visitor.arrives('onboarding-success', page.getByText(t('onboarding:success.lead_candidate')));
  await button(t('onboarding:success.continue_candidate')).click();
  await visitor.arrives('profile-fetching', page.getByRole('list', { name: t('resumes:steps') }));
  await release();
  await page.getByText(t('resumes:done.title')).waitFor();
}

async function correctJobTitle(visitor: Visitor, read: readonly string[], right: string): Promise<void> {
  const { t, page, button, heading } = visitor;
  await visitor.arrives('candidate-profile', ...read.map((title) => heading(new RegExp(title))));
  await button(new RegExp(`${t('profiles:edit_named', { name: '' })}.*${read[0]}`)).click();
  const title = visitor.field(t('profiles:work.job_title'));
  await title.waitFor();
  await visitor.arrives('candidate-profile', title);
  await visitor.types(t('profiles:work.job_title'), right);
  await button(t('profiles:save')).click();
  await heading(right).waitFor();
  await page.reload();
  await visitor.arrives('candidate-profile', heading(right));
}

/** Opens the best of the jobs that fit, sees its score taken apart, and says which job it is. */
async function openBestJob(visitor: Visitor): Promise<string> {
  const { t, page, heading } = visitor;
  await visitor.goesTo('candidate-dashboard');
  await visitor.arrives('candidate-dashboard', heading(t('job-lists:dashboard.best')), score(visitor));
  await visitor.goesTo('candidate-jobs');
  await visitor.arrives('candidate-jobs', score(visitor));
  const scores = await page.getByRole('article').locator('svg[role=img]').allTextContents();
  expect(scores.length).toBeGreaterThan(0);
  const shares = scores.map(digitsOf);
  expect(shares, 'the best job comes first').toEqual([...shares].sort((a, b) => b - a));

  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: new RegExp(t('match-explanation:explain.button', { percent: '.*' })) })
    .click();
  await visitor.arrives('candidate-jobs', heading(t('match-explanation:parts.heading')));
  await visitor.button(t('match-explanation:explain.close')).click();

  const best = page.getByRole('article').first().getByRole('link').first();
  const title = (await best.textContent()) ?? '';
  await best.click();
  await page.locator('summary', { hasText: t('match-explanation:whole.show') }).click();
  await visitor.arrives('candidate-job-view', heading(t('match-explanation:parts.heading')), heading(title));
  await page.getByText(t('match-explanation:table.show')).click();
  await page.getByRole('rowheader', { name: t('match-explanation:table.score'), exact: true }).waitFor();
  await visitor.arrives('candidate-job-view');
  return title;
}

async function keepAsFavourite(visitor: Visitor, title: string): Promise<void> {
  const { t, page, button } = visitor;
  const favourite = button(t('job-lists:actions.favourite'));
  await favourite.click();
  await page.getByRole('status').filter({ hasText: title }).waitFor();
  expect(await favourite.getAttribute('aria-pressed')).toBe('true');
  await visitor.goesTo('candidate-jobs');
  await page.getByRole('tab', { name: t('job-lists:jobs.tab.favourites') }).click();
  const kept = page.getByRole('article').filter({ hasText: title });
  await visitor.arrives('candidate-jobs', kept);
  await page.reload();
  await visitor.arrives('candidate-jobs', kept);
  expect(await page.getByRole('article').count()).toBe(1);
}

/** A ring with a score in it. */
const score = ({ page, t }: Visitor) =>
  page.getByRole('img', { name: new RegExp(t('match-explanation:ring', { percent: '.*' })) });

const digitsOf = (text: string) => Number(text.replace(/\D/g, ''));

/**
 * A short resume is read before anybody could look. The waiting screen is kept by hiding from this browser that
 * the reading is over, until the function that is returned is called.
 */
async function holdReading(page: Page): Promise<() => Promise<void>> {
  const address = '**/api/resume';
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const reply = await response.json();
    const data = { ...reply.data, status: 'in_progress', step: 'understanding', percent: 60 };
    return route.fulfill({ response, json: { ...reply, data } });
  });
  return () => page.unrouteAll({ behavior: 'wait' });
}
