import { describe, expect, it } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { addCandidate, addColleague, applyFor, NURSE_JOB, type SharedJob, shareJob } from './other-side.ts';
import { logIn } from './people.ts';

const SIDES = {
  en: {
    resumes: ['g01-nurse.pdf', 'g12-ar-nurse.pdf'],
    job: NURSE_JOB.en,
    stage: 'Trial shift',
    note: 'Calm and quick at triage.',
    words: 'Thank you. We look for more years of intensive care this time.',
    tag: 'Night shifts',
  },
  ar: {
    resumes: ['g12-ar-nurse.pdf', 'g01-nurse.pdf'],
    job: NURSE_JOB.ar,
    stage: 'نوبة تجريبية',
    note: 'هادئة وسريعة في فرز الحالات.',
    words: 'شكرًا لك. نبحث هذه المرة عن خبرة أطول في العناية المركزة.',
    tag: 'نوبات ليلية',
  },
} as const;

type Side = (typeof SIDES)['en' | 'ar'];

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  const side = SIDES[look.language];

  it('somebody goes from stage to stage to hired and sees each; others are declined together, and that is undone', async () => {
    const job = await shareJob(side.job, []);
    const colleague = await addColleague(job.recruiter);
    const people = [await addCandidate(side.resumes[0]), await addCandidate(side.resumes[1])] as const;
    for (const person of people) await applyFor(job.id, person);

    const recruiter = await visit(look);
    await recruiter.enters(job.recruiter);
    await recruiter.arrives('recruiter-dashboard');
    await addStage(recruiter, side);
    const applicant = await visit(look);
    await applicant.enters(people[0], '/candidate/applications');
    await applicant.arrives('candidate-applications', applicant.page.getByText(job.title));
    const other = await visit(look);
    await openBoard(other, job, colleague);

    const hired = await leadToHired({ recruiter, applicant, other }, job, side);
    await mention(recruiter, side, { candidate: hired, other });
    await declineTogether(recruiter, job, side);
  });
});

/** A stage of the company’s own, between the shortlist and the offer. */
async function addStage(visitor: Visitor, side: Side): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.open('/settings/company/hiring');
  await visitor.arrives('hiring-settings', button(t('hiring-stages:add')));
  await button(t('hiring-stages:add')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('hiring-stages:name'), { exact: true }).fill(side.stage);
  await dialog.getByRole('button', { name: t('hiring-stages:add') }).click();
  await visitor.arrives('hiring-settings', page.getByText(side.stage, { exact: true }));
}

async function openBoard(visitor: Visitor, job: SharedJob, email?: string): Promise<void> {
  const address = `/recruiter/candidates?view=board&job=${job.id}`;
  await visitor.open(address);
  if (email) {
    await logIn(visitor, email);
    await visitor.arrives('recruiter-candidates');
    // A login leads where one was sent from; a board’s address is opened again to be sure.
    await visitor.open(address);
  }
  await visitor.arrives('recruiter-candidates', cards(visitor, 'new').first());
}

const column = (
  { page, t }: Visitor,
  stage: 'new' | 'shortlisted' | 'interview' | 'offered' | 'hired' | 'rejected',
) => named(page, t(`pipeline-stage:kinds.${stage}`));
const named = (page: Visitor['page'], name: string) => page.getByRole('region', { name, exact: true });
const cards = (visitor: Visitor, stage: Parameters<typeof column>[1]) =>
  column(visitor, stage).getByRole('listitem');

interface Seats {
  recruiter: Visitor;
  applicant: Visitor;
  other: Visitor;
}

/** By the keyboard, by the menu, and by a pointer; the applicant sees each stage, and the colleague each move. */
async function leadToHired(
  { recruiter, applicant, other }: Seats,
  job: SharedJob,
  side: Side,
): Promise<string> {
  const { t, page } = recruiter;
  await openBoard(recruiter, job);
  // The one who looks: their card is known by where it leads.
  const own = await ownId(applicant);
  const card = (of: Visitor, stage: Parameters<typeof column>[1]) =>
    cards(of, stage)

      .filter({ has: of.page.locator(`a[href*="${own}"]`) })
      .first();
  const sees = async (stage: 'SHORTLISTED' | 'INTERVIEW' | 'OFFERED' | 'HIRED') => {
    await applicant.page.reload();
    await applicant.arrives(
      'candidate-applications',
      applicant.page.getByText(t(`application-stage:stages.${stage}`), { exact: true }),
    );
  };

  await card(recruiter, 'new').focus();
  await page.keyboard.press(recruiter.language === 'ar' ? 'Shift+ArrowLeft' : 'Shift+ArrowRight');
  await card(recruiter, 'shortlisted').waitFor();
  await card(other, 'shortlisted').waitFor();
  await sees('SHORTLISTED');

  await chooseStage(recruiter, card(recruiter, 'shortlisted'), side.stage);
  const trial = named(page, side.stage).getByRole('listitem');
  await trial.first().waitFor();
  await named(other.page, side.stage).getByRole('listitem').first().waitFor();
  await sees('INTERVIEW');

  await chooseStage(recruiter, trial.first(), t('pipeline-stage:kinds.offered'));
  await card(other, 'offered').waitFor();
  await sees('OFFERED');

  await chooseStage(recruiter, card(recruiter, 'offered'), t('pipeline-stage:kinds.hired'));
  const keep = page.getByRole('dialog').getByRole('button', { name: t('candidates:hired.keep') });
  await keep.waitFor();
  await keep.click();
  await card(other, 'hired').waitFor();
  await sees('HIRED');
  return own;
}

async function ownId({ page }: Visitor): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await page.request.get('/api/profile', { headers: { token: token ?? '' } });
  const { data } = (await reply.json()) as { data: { user_id: string } };
  return data.user_id;
}

async function chooseStage({ page }: Visitor, card: ReturnType<typeof cards>, stage: string): Promise<void> {
  await card.locator('[data-menu]').click();
  await page.getByRole('menuitem', { name: stage, exact: true }).click();
}

/** A note names a colleague, who is told and finds it. */
async function mention(
  visitor: Visitor,
  side: Side,
  { candidate, other }: { candidate: string; other: Visitor },
): Promise<void> {
  const { t, page, button } = visitor;
  await cards(visitor, 'hired')
    .filter({ has: page.locator(`a[href*="${candidate}"]`) })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel(t('candidates:notes.new'), { exact: true });
  await visitor.arrives('recruiter-candidate');
  // On a phone it is folded as long as nothing was noted.
  const fold = page.locator('summary', { hasText: t('candidates:candidate.kept') });
  if (await fold.isVisible()) await fold.click();
  await field.waitFor();
  await field.pressSequentially(`${side.note} @Sa`);
  const offered = page.getByRole('option').first();
  await offered.waitFor();
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toContain('@Sami Nasser');
  await button(t('candidates:notes.add')).click();
  await visitor.arrives('recruiter-candidate', page.getByText(side.note));
  await other.open(page.url());
  await other.arrives('recruiter-candidate', other.page.getByText(side.note));
}

/** All of a filter are declined with a reason, and the whole of it is taken back. */
async function declineTogether(visitor: Visitor, job: SharedJob, side: Side): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.open(`/recruiter/candidates?status=PENDING&job=${job.id}`);
  const all = button(t('candidates:bulk.select_page'));
  await visitor.arrives('recruiter-candidates', all);
  await all.click();
  await button(t('candidates:pipeline.reject')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('candidate-decisions:rejection.why'), { exact: true }).selectOption('experience');
  await dialog.getByLabel(t('candidate-decisions:rejection.words'), { exact: true }).fill(side.words);
  await dialog.getByRole('button', { name: t('candidate-decisions:rejection.submit'), exact: true }).click();
  await visitor.arrives('recruiter-candidates', page.getByText(t('candidates:list.empty.PENDING')));
  await page
    .getByRole('status')
    .getByRole('button', { name: t('platform:undo'), exact: true })
    .click();
  await visitor.arrives('recruiter-candidates', button(t('candidates:bulk.select_page')));
}
