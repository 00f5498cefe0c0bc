import { describe, expect, it } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { addCandidate, publishJob } from './other-side.ts';

/** A job that fits the nurse of the resume, but for a skill that courses teach. */
const WARD = { en: 'Palm', ar: 'Cedar' } as const;
const textOf = (ward: string) => `Charge Nurse ${ward} Ward
We are looking for a registered nurse who cares for acute patients in our emergency unit and keeps calm at triage.
What you bring
- Bachelor of Nursing and at least 2 years of experience
- Triage, wound care, infection control, patient education
- Tableau, for the figures of the ward
- English, fluent`;
const SKILL = { en: 'Tableau', ar: 'Tableau' } as const;

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('a missing skill is learned and the score rises; a path is chosen and tells what to learn', async () => {
    const ward = WARD[look.language];
    await publishJob(textOf(ward), SKILL.en);
    const email = await addCandidate('g01-nurse.pdf');
    const visitor = await visit(look);
    await visitor.enters(email, jobsOf(ward));
    const before = await openJob(visitor, ward);
    await saveCourseFor(visitor, SKILL[look.language]);
    await layOutThePlan(visitor);
    await finishTheCourse(visitor, SKILL[look.language]);
    await visitor.open(jobsOf(ward));
    const after = await openJob(visitor, ward);
    expect(after, 'the score rises').toBeGreaterThan(before);
    await visitor.page.locator('summary', { hasText: visitor.t('match-explanation:whole.show') }).click();
    const said = visitor.t('match-explanation:skills.declared.candidate', { course: '.*' });
    await visitor.page.getByText(new RegExp(said)).first().waitFor();
    await choosePath(visitor);
  });
});

const jobsOf = (ward: string) => `/candidate/jobs?tab=all&text=${ward}+Ward`;

/** Opens the job of a ward from the list; its score as it stands there. */
async function openJob(visitor: Visitor, ward: string): Promise<number> {
  const { t, page, link } = visitor;
  const card = page.getByRole('article').filter({ hasText: ward });
  await visitor.arrives('candidate-jobs', card);
  await card.getByRole('link').first().click();
  await visitor.arrives('candidate-job-view', link(t('job-lists:view.learn')));
  const ring = page
    .getByRole('img', { name: new RegExp(t('match-explanation:ring', { percent: '.*' })) })
    .filter({ visible: true })
    .first();
  await ring.waitFor();
  return Number(((await ring.textContent()) ?? '').replace(/\D/g, ''));
}

async function saveCourseFor(visitor: Visitor, skill: string): Promise<void> {
  const { t, page, link } = visitor;
  await link(t('job-lists:view.learn')).click();
  const section = page.getByRole('region', { name: new RegExp(skill) });
  await visitor.arrives('upskill-career', section);
  await section
    .getByRole('button', { name: new RegExp(t('courses:plan.save_named', { course: '.*' })) })
    .first()
    .click();
  await section.getByText(t('courses:status.saved')).first().waitFor();
}

async function layOutThePlan(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.goesTo('candidate-courses');
  await visitor.arrives('candidate-courses', page.getByRole('article'));
  await page.getByRole('tab', { name: t('courses:tab.plan') }).click();
  const ends = page.getByText(new RegExp(t('courses:schedule.ends', { hours: '.*', date: '.*' })));
  await visitor.arrives('candidate-courses', page.getByRole('list', { name: t('courses:plan.list') }), ends);
  await button(t('courses:schedule.apply')).click();
  await page
    .getByRole('status')
    .filter({ hasText: t('courses:schedule.applied') })
    .waitFor();
  await page.reload();
  const first = page.getByLabel(new RegExp(t('courses:plan.start_on_named', { course: '.*' }))).first();
  await first.waitFor();
  expect(await first.inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
}

async function finishTheCourse(visitor: Visitor, skill: string): Promise<void> {
  const { t, page, heading } = visitor;
  await page
    .getByRole('button', { name: new RegExp(t('courses:plan.finish_named', { course: '.*' })) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await visitor.arrives('candidate-courses', dialog.getByRole('checkbox', { name: skill, exact: true }));
  await dialog.getByRole('button').last().click();
  await heading(t('courses:plan.done_list')).waitFor();
  await visitor.arrives('candidate-courses');
}

async function choosePath(visitor: Visitor): Promise<void> {
  const { t, page } = visitor;
  await visitor.goesTo('career-path');
  const choose = new RegExp(t('career-paths:choose_named', { name: '(.*)' }));
  await visitor.arrives('career-path', page.getByRole('button', { name: choose }));
  const step = page.locator('[data-place="1-1"]');
  await step.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await visitor.arrives('career-path', page.getByText(t('career-paths:step.gain'), { exact: true }));
  const button = page.getByRole('button', { name: choose }).first();
  const name = choose.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await button.click();
  const goal = visitor.heading(t('career-paths:goal.title', { name }));
  await goal.waitFor();
  await page.reload();
  await visitor.arrives('career-path', goal);
  await visitor.link(t('career-paths:goal.learn')).click();
  await visitor.arrives('upskill-career', page.getByText(t('courses:upskill.score_occupation')));
}
