import { describe, expect, it } from 'vitest';
import { AT_A_DESK, ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { addCandidate, newCompany, send, tokenOf } from './other-side.ts';

const TEST = 'communication-entry';
const COMPANY = 'Reading Room Partners';

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('people are invited and told, take the assessment through it, and the recruiter reads and compares', async () => {
    const recruiter = await newCompany(COMPANY);
    const [first, second] = [await addCandidate('g01-nurse.pdf'), await addCandidate('g12-ar-nurse.pdf')];
    const [firstId, secondId] = [await idOf(first), await idOf(second)];

    const visitor = await visit(look);
    await visitor.enters(recruiter, `/recruiter/assessments?invite=${firstId}`);
    await inviteTheFirst(visitor);
    await send('/assessment-invitations', await tokenOf(recruiter), {
      assessment_id: TEST,
      user_ids: [secondId],
    });

    const candidate = await visit(look);
    await candidate.enters(first);
    await candidate.page
      .getByRole('button', { name: bellOf(candidate) })
      .first()
      .click();
    await candidate.page.getByText(new RegExp(COMPANY)).first().waitFor();
    await take(first, firstId, true);
    await take(second, secondId, false);

    await readAndCompare(visitor);
  });
});

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  it('typed interest scores lead to a career, and it becomes the goal', async () => {
    const visitor = await visit(look);
    const { t, page, heading, link, button, field } = visitor;
    await visitor.enters(await addCandidate('g01-nurse.pdf'), '/candidate/assessments/my-next-move');
    await visitor.arrives('my-next-move', link(t('interests:start.type')));
    await link(t('interests:start.type')).click();
    const scores = {
      realistic: 10,
      investigative: 31,
      artistic: 9,
      social: 37,
      enterprising: 18,
      conventional: 12,
    };
    for (const [area, score] of Object.entries(scores))
      await field(t(`interests:areas.${area as keyof typeof scores}`)).fill(String(score));
    await visitor.arrives('my-next-move', button(t('interests:typed.show')));
    await button(t('interests:typed.show')).click();
    const social = t('interests:results.strongest', { count: 1, names: t('interests:areas.social') });
    await visitor.arrives('my-next-move', heading(social));
    await page.reload();
    await heading(social).waitFor();
    await link(t('interests:results.zones')).click();
    await visitor.arrives('my-next-move', heading(t('interests:steps.JOB_ZONES.title')));
    await page.getByRole('listitem').filter({ hasText: '4' }).getByRole('link').first().click();
    await visitor.arrives('my-next-move', heading(t('interests:fits.Best')));
    await page.getByRole('article').first().locator('summary').click();
    await visitor.arrives(
      'my-next-move',
      page.getByRole('columnheader', { name: t('interests:bars.person') }),
    );
    const choose = page.getByRole('button', { name: new RegExp(`^${t('interests:goal.choose')}`) }).first();
    const name = ((await choose.getAttribute('aria-label')) ?? '').replace(/^[^:]*: /, '');
    await choose.click();
    await link(t('interests:goal.path')).first().click();
    await visitor.arrives('career-path', heading(t('career-paths:goal.title', { name })));
    await page.goBack();
    await heading(t('interests:fits.Best')).waitFor();
  });
});

async function idOf(email: string): Promise<string> {
  const profile = await send<{ user_id: string }>('/profile', await tokenOf(email));
  return profile.user_id;
}

/** The bell says how many are new; its name without the number. */
const bellOf = ({ t }: Visitor) => new RegExp(t('notifications:bell', { count: 1 }).split(/[,،]/)[0] ?? '');

/** The link of the candidate’s page opens the form with the person in it; the deadline is the usual one. */
async function inviteTheFirst(visitor: Visitor): Promise<void> {
  const { t, page } = visitor;
  const dialog = page.getByRole('dialog');
  const chosen = dialog.getByRole('list', { name: t('assessment-invitations:people.chosen') });
  await visitor.arrives('recruiter-assessments', chosen);
  await dialog
    .getByRole('combobox', { name: t('assessment-invitations:invite.assessment') })
    .selectOption(TEST);
  await dialog.getByRole('button', { name: t('assessment-invitations:invite.send', { count: 1 }) }).click();
  await dialog
    .getByText(t('assessment-invitations:outcome.invited', { count: 1 }), { exact: true })
    .waitFor();
  await dialog.getByRole('button', { name: t('assessment-invitations:outcome.follow') }).click();
  await visitor.arrives(
    'recruiter-assessments',
    page.getByRole('row').filter({ hasText: t('assessment-invitations:states.INVITED') }),
  );
}

interface Asked {
  questions: { id: string; type: string; options: { value: number }[] }[];
}

/** Takes the test through the invitation: one of them well, choosing the first that is offered, the other the last. */
async function take(email: string, userId: string, isFirst: boolean): Promise<void> {
  const token = await tokenOf(email);
  const received = await send<{ results: { id: string }[] }>('/candidate/assessment-invitations', token);
  const { questions } = await send<Asked>(`/assessments/${TEST}/questionnaire`, token, {
    invitation_id: received.results[0]?.id,
    limit: 100,
  });
  await send(`/assessments/${TEST}/answers/bulk`, token, {
    answers: questions.map(({ id, type, options }, at) => ({
      question_id: id,
      answer_type: type,
      value: options.at(isFirst ? 0 : -1)?.value,
      sequence: at + 1,
    })),
  });
  await send(`/assessments/${TEST}/result/${userId}`, token, {});
}

async function readAndCompare(visitor: Visitor): Promise<void> {
  const { t, page, link } = visitor;
  await page.getByRole('tab', { name: t('assessment-invitations:tabs.results') }).click();
  const boxes = page.getByRole('table').getByRole('checkbox');
  await visitor.arrives('recruiter-assessments', boxes);
  await expect.poll(() => boxes.count(), { timeout: 20_000 }).toBe(2);
  await boxes.first().check();
  await boxes.last().check();
  await page.getByRole('button', { name: t('assessment-invitations:chosen.compare') }).click();
  const total = page.getByRole('rowheader', { name: t('assessment-invitations:comparison.total') });
  await visitor.arrives('recruiter-assessments', total);
  expect(await page.getByRole('columnheader').getByRole('link').count()).toBe(2);
  await page.getByRole('columnheader').getByRole('link').first().click();
  await visitor.arrives(
    'recruiter-assessment-report',
    visitor.heading(t('assessment-invitations:use.title')),
    visitor.heading(t('assessment-result:topics.title')),
    link(t('assessment-invitations:report.profile')),
  );
}
