import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '#contract/features/assessments.contract.ts';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { addCandidate, send, tokenOf } from './other-side.ts';

const A_PAGE = 12;
const ALL = 60;

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('from the first statement to the last careers, each step found again after a reload', async () => {
    const email = await addCandidate('g01-nurse.pdf');
    const visitor = await visit(look);
    await visitor.enters(email, '/candidate/assessments/my-next-move');
    await begin(visitor);
    await answerAPage(visitor);
    await answerTheRest(visitor, await tokenOf(email));
    await readInterests(visitor);
    await lookAtCareers(visitor);
  });
});

const step = (
  { t, heading }: Visitor,
  name: 'INTERESTS_QUESTIONS' | 'JOB_ZONES' | 'CAREERS' | 'MORE_CAREERS',
) => heading(t(`interests:steps.${name}.title`));
const answered = ({ t, page }: Visitor, count: number) =>
  page.getByText(t('interests:statements.answered', { answered: String(count), total: String(ALL) }));

async function begin(visitor: Visitor): Promise<void> {
  const { t, link, button } = visitor;
  await visitor.arrives('my-next-move', link(t('interests:start.answer')));
  await link(t('interests:start.answer')).click();
  await button(t('interests:description.begin')).click();
  await visitor.arrives('my-next-move', step(visitor, 'INTERESTS_QUESTIONS'), answered(visitor, 0));
}

/** By digits, and reloaded before the server has said anything. */
async function answerAPage(visitor: Visitor): Promise<void> {
  const { t, page } = visitor;
  await page.getByRole('radio').first().focus();
  for (let number = 1; number <= A_PAGE; number++) await page.keyboard.press(number % 6 === 4 ? '5' : '1');
  await answered(visitor, A_PAGE).waitFor();
  await page.reload();
  await answered(visitor, A_PAGE).waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(A_PAGE);
  await page.getByText(t('interests:statements.keeping.saved'), { exact: true }).waitFor();
}

/** All but the last by calls: what is social is liked. */
async function answerTheRest(visitor: Visitor, token: string): Promise<void> {
  const { t, page, button } = visitor;
  const at = '/assessments/my-next-move';
  const { questions } = await send<Questionnaire>(`${at}/questionnaire?limit=200`, token);
  await send(`${at}/answers/bulk`, token, {
    answers: questions.slice(A_PAGE, -1).map(({ id, type, number }) => ({
      question_id: id,
      answer_type: type,
      value: number % 6 === 4 ? 5 : 1,
      sequence: Date.now(),
    })),
  });
  await visitor.open('/candidate/assessments/my-next-move');
  await visitor.link(t('interests:start.go_on')).click();
  await answered(visitor, ALL - 1).waitFor();
  await button(t('interests:statements.finish')).click();
  await page.getByText(t('interests:statements.not_answered')).waitFor();
  await page.keyboard.press('2');
  await answered(visitor, ALL).waitFor();
  await button(t('interests:statements.finish')).click();
}

async function readInterests(visitor: Visitor): Promise<void> {
  const { t, page, heading, link } = visitor;
  const social = t('interests:results.strongest', { count: 1, names: t('interests:areas.social') });
  await visitor.arrives('my-next-move', heading(social));
  await page.getByText(t('interests:results.view.table'), { exact: true }).click();
  await page.getByRole('table').waitFor();
  expect(
    await page
      .getByRole('row')
      .filter({ hasText: t('interests:areas.social') })
      .textContent(),
  ).toContain('40');
  await link(t('interests:results.careers')).click();
}

async function lookAtCareers(visitor: Visitor): Promise<void> {
  const { t, page, heading, link } = visitor;
  await heading(t('interests:fits.Best')).waitFor();
  await page.locator('summary').first().click();
  await visitor.arrives('my-next-move', page.getByText(/\(1 is the same shape/));
  await link(/more careers$/).click();
  await step(visitor, 'MORE_CAREERS').waitFor();
  const first = await page.getByRole('article').first().textContent();
  await page.reload();
  await step(visitor, 'MORE_CAREERS').waitFor();
  expect(await page.getByRole('article').first().textContent()).toBe(first);
  const zones = page.getByRole('region', { name: t('interests:careers.zones') });
  await zones.getByRole('link').last().click();
  await step(visitor, 'CAREERS').waitFor();
  await page.goBack();
  await step(visitor, 'MORE_CAREERS').waitFor();
}
